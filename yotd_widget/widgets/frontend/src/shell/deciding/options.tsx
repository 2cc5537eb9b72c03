/** The open choices as cards, for those that lie elsewhere on the board: what each is, and what it would bring. */
import type { ComponentType } from "preact";
import { aimedAt, describe } from "../place";
import { useTable } from "../table";
import type { Choice } from "../wire";
import { Toned } from "./toned";

const linesOf = ({ preview }: Choice) => preview?.lines ?? [];

/**
 * What follows from a choice and not from every other; where nothing does, what it is. where: of what lies at a place of its
 * own what changes is told alone.
 */
function brings(choice: Choice, all: Choice[], where: boolean) {
  const lines = linesOf(choice);
  if (lines.length === 1) return where ? [] : lines;
  const same = (text: string) => all.length > 1 && all.every((other) => linesOf(other).some((it) => it.text === text));
  return lines.slice(1).filter(({ text, tone }) => !same(text) && !(where && tone === "plain"));
}

const isTwin = (one: Choice, other: Choice) => one !== other && one.label === other.label;

/** Where cards are narrow, the first alone, and of twins only. */
function Where({ at, twin }: { at?: readonly [string, string] | null; twin: boolean }) {
  if (!at) return null;
  const [near, finer] = at;
  return (
    <span class={twin ? "where twin" : "where"}>
      {near}
      <span class="finer">, {finer}</span>
    </span>
  );
}

interface Props {
  /** Places that have cards of their own. */
  but: ReadonlySet<string | undefined>;
  /** Whether a card is the place itself, which lies nowhere else on the board. */
  only?(place: string): boolean;
  /** Draws what lies at a place, if there is something to see. */
  Picture?: ComponentType<{ place: string }>;
  /** Where that is, ever finer: of two cards with one label each says it. */
  where?(place: string): readonly [string, string] | null;
}

export function Options({ but, only, Picture, where }: Props) {
  const table = useTable();
  const { snapshot } = table;
  const places = Object.keys(snapshot.choices).sort();
  // What is taken already stands beside its like
  const rank = ([place, { label }]: [string, Choice]) =>
    `${places.find((other) => snapshot.choices[other]!.label === label)} ${place}`;
  const open = Object.entries(snapshot.choices)
    .filter(([place, { state }]) => !but.has(place) && state !== "blocked")
    .sort((one, other) => rank(one).localeCompare(rank(other), "en", { numeric: true }));
  if (!open.length) return null;
  const all = open.map(([, choice]) => choice);
  const located = open.some(([place]) => where?.(place));
  const sizes = [open.length > 2 && "three", open.length > 3 && "four", open.length > 4 && "many"];
  return (
    <div
      class={["choice-cards", located && "located", ...sizes].filter(Boolean).join(" ")}
      data-count={open.length}
      style={{ "--half": Math.ceil(open.length / 2) }}
    >
      {open.map(([place, choice]) => {
        const follows = brings(choice, all, Boolean(where?.(place)));
        const itself = only?.(place) && {
          "data-place": place,
          "aria-label": `${[choice.label, ...follows.map(({ text }) => text)].join(" ")}, ${choice.name}`,
        };
        return (
          <button
            key={place}
            type="button"
            class={`choice-card place ${choice.state}${table.looked === place ? " looked" : ""}`}
            {...(itself || { "data-option": place })}
            data-item
            aria-description={describe(choice)}
            {...aimedAt(table, place)}
          >
            <span class="told">
              <b>{choice.label}</b> <Where at={where?.(place)} twin={all.some((other) => isTwin(choice, other))} />{" "}
              <span class="brings">
                {follows.map(({ text, tone }) => (
                  <span key={text}>
                    <Toned text={text} tone={tone} />{" "}
                  </span>
                ))}
              </span>
            </span>
            {Picture && <Picture place={place} />}
            {choice.state === "chosen" && <i class="check" />}
          </button>
        );
      })}
    </div>
  );
}
