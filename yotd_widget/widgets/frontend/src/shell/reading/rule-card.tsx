/** One rule to read: what it says and a position that shows it; behind a fold where it stands, and what rests on it. */
import { useState } from "preact/hooks";
import { useGame } from "../game";
import { useRoving } from "../keys/roving";
import { useShared } from "../root";
import { Still } from "../still";
import type { Card, Turned } from "../wire";

interface Props {
  card: Card;
  /** Ids one came from, the last one at the end. */
  trail: string[];
  go(id: string): void;
  back(): void;
}

export function RuleSheet({ card, trail, go, back }: Props) {
  const { words } = useShared();
  return (
    <div class="rule-card">
      <p class="rule-head">
        <b>{card.id}</b>
        {card.status && <span class={card.sure ? "status-mark sure" : "status-mark"}>{card.status}</span>}
        {trail.length > 0 && (
          <button type="button" class="tool" onClick={back}>
            {words.backTo.replace("{1}", trail.at(-1)!)}
          </button>
        )}
      </p>
      <p class="statement">{card.statement}</p>
      {Object.keys(card.editions).length > 0 && <Editions key={`editions ${card.id}`} card={card} />}
      {card.example?.turn && <Turn turn={card.example.turn} />}
      {card.example && <SeeIt key={`example ${card.id}`} example={card.example} />}
      <Behind card={card} go={go} />
    </div>
  );
}

/** For those who want to know more; it stays open from card to card. */
function Behind({ card, go }: Pick<Props, "card" | "go">) {
  const { words } = useShared();
  const related = useRoving<HTMLDivElement>();
  if (![card.sources, card.rulings, card.decisions, card.refusals, card.related].some((list) => list.length))
    return null;
  return (
    <details>
      <summary>{words.moreOnRule}</summary>
      <dl>
        {card.sources.length > 0 && (
          <div>
            <dt>{words.sources}</dt>
            {card.sources.map((source) => (
              <dd key={source}>{source}</dd>
            ))}
          </div>
        )}
        {card.rulings.length > 0 && (
          <div>
            <dt>{words.rulings}</dt>
            {card.rulings.map((ruling) => (
              <dd key={ruling.id}>
                {ruling.id !== card.id && <b>{ruling.id} </b>}
                {ruling.statement}
                {ruling.instead && <span class="instead">{ruling.instead}</span>}
              </dd>
            ))}
          </div>
        )}
        <Listed title={words.askedIn} entries={card.decisions} />
        <Listed title={words.refusals} entries={card.refusals} />
      </dl>
      {card.related.length > 0 && (
        <div class="tool-row" role="group" aria-label={words.related} ref={related}>
          <span class="quiet">{words.related}</span>
          {card.related.map((id) => (
            <button key={id} type="button" class="chip" data-item onClick={() => go(id)}>
              {id}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

function Listed({ title, entries }: { title: string; entries: { id: string; text: string }[] }) {
  if (!entries.length) return null;
  return (
    <div>
      <dt>{title}</dt>
      {entries.map((entry) => (
        <dd key={entry.id}>
          <b>{entry.id}</b> {entry.text}
        </dd>
      ))}
    </div>
  );
}

/** What the rule does to somebody, before and after. */
function Turn({ turn: { before, after, text } }: { turn: Turned }) {
  const { Glance } = useGame();
  if (!Glance) return null;
  return (
    <figure class="turn">
      <Glance glance={before} />
      <span aria-hidden="true">→</span>
      <Glance glance={after} was={before} />
      <figcaption>{text}</figcaption>
    </figure>
  );
}

function SeeIt({ example }: { example: NonNullable<Card["example"]> }) {
  const { model, words } = useShared();
  const { Scene } = useGame();
  const [open, setOpen] = useState(false);
  return (
    <div class="see-it">
      <button type="button" class="tool" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.seeIt}
      </button>{" "}
      {example.line}
      {open && (
        <div class="scene">
          <Still scene={example.scene} words={words} language={model.get("language")}>
            <Scene seat={example.seat} />
          </Still>
        </div>
      )}
    </div>
  );
}

function Editions({ card }: { card: Card }) {
  const { words } = useShared();
  const region = useRoving<HTMLDivElement>();
  const [edition, setEdition] = useState(card.edition);
  return (
    <div class="editions">
      <div class="tool-row" role="group" aria-label={words.edition} ref={region}>
        <span class="quiet">{words.edition}</span>
        {Object.keys(card.editions).map((name) => (
          <button
            key={name}
            type="button"
            class="tool"
            data-item
            aria-pressed={name === edition}
            onClick={() => setEdition(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {card.editions[edition]!.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}
