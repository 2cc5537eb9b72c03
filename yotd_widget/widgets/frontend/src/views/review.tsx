/** `Review`: the decisions of a player, and what each of them has cost. */
import { useState } from "preact/hooks";
import { type Asked, Reviewed } from "../shell/analysing/review";
import { useCounting } from "../shell/analysing/use-counting";
import { TalkBanner } from "../shell/host/banner";
import { useTalk } from "../shell/host/talk";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { Root } from "../shell/root";
import type { Review } from "../shell/wire";

type ReviewModel = Model<{ title: string; sheet: Review }>;

export function ReviewView({ model }: { model: ReviewModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Reviewing model={model} />
    </Root>
  );
}

/** What Python has found without being asked is shown at once. */
function Reviewing({ model }: { model: ReviewModel }) {
  const drawn = useTrait(model, "sheet");
  const [named] = useState(drawn.players.length > 0);
  const [asked, ask] = useState<Asked>({ seat: null, names: named });
  const of = { ...asked, language: useTrait(model as Model, "language") };
  const { sheet, act, talk } = useCounting<Review>("review", of, drawn);
  const board = useTalk();
  const see = (node: number) => board.send({ kind: "go", node });
  return (
    <>
      <TalkBanner talk={talk} />
      <Notice text={talk.lost ? null : (talk.notice ?? board.notice)} />
      <Reviewed
        sheet={sheet ?? drawn}
        act={act}
        asked={asked}
        ask={ask}
        named={named}
        see={drawn.linked ? see : undefined}
        tryIt={drawn.linked ? ({ node, move }) => board.send({ kind: "branch", act: "try", node, move }) : undefined}
      />
    </>
  );
}
