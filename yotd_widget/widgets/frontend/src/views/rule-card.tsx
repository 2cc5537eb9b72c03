/** `RuleCard`: one rule; its neighbours came with it, others are asked from Python. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { TalkBanner } from "../shell/host/banner";
import { useTalk } from "../shell/host/talk";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { RuleSheet } from "../shell/reading/rule-card";
import { Root } from "../shell/root";
import type { Card } from "../shell/wire";

type RuleModel = Model<{ title: string; card: Card; near: Record<string, Card> }>;

export function RuleCardView({ model }: { model: RuleModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Pages model={model} />
    </Root>
  );
}

/** Every card that came by stays at hand, so that one finds back without Python. */
function Pages({ model }: { model: RuleModel }) {
  const card = useTrait(model, "card");
  const near = useTrait(model, "near");
  const talk = useTalk();
  const language = useTrait(model, "language");
  const known = useMemo<Record<string, Card>>(() => ({}), [language]);
  const [id, setId] = useState(card.id);
  const [trail, setTrail] = useState<string[]>([]);
  const asked = useRef<{ to: string; way: string[] } | null>(null);
  const page = useRef<HTMLDivElement>(null);
  // A card in full, with its example, takes the place of one that came as a neighbour
  Object.assign(known, { ...near, ...known, [card.id]: card });
  useEffect(() => {
    setId(card.id);
    if (asked.current?.to === card.id) setTrail(asked.current.way);
  }, [card]);

  /** At once to what is at hand, else when Python has sent it. */
  function turn(to: string, way: string[]) {
    asked.current = { to, way };
    if (known[to]) {
      setTrail(way);
      setId(to);
    }
    talk.send({ kind: "rule", id: to });
    page.current?.focus();
  }

  const shown = known[id] ?? card;
  return (
    <div tabIndex={-1} ref={page} class="rule-page">
      <TalkBanner talk={talk} />
      <Notice text={talk.lost ? null : talk.notice} />
      <RuleSheet
        card={shown}
        trail={trail}
        go={(to) => turn(to, [...trail, shown.id])}
        back={() => turn(trail.at(-1)!, trail.slice(0, -1))}
      />
    </div>
  );
}
