/**
 * Moves that are pressed in parts: their choices have the keys of several places, joined by "+". Which place can be
 * pressed next follows from what Python lists; the last one makes the move ready for *Do it*, and none commits.
 */
import type { Choice } from "../wire";
import type { Words } from "../words";

type Choices = Readonly<Record<string, Choice>>;
type Way = { key: string; parts: readonly string[]; choice: Choice };

export interface Offer {
  /** What is listed, and a choice for each place that is a part. */
  choices: Record<string, Choice>;
  parts: ReadonlySet<string>;
  /** The move that the picked places make, also one that is not possible; null while there are several. */
  target: string | null;
  /** A part is missing that would make it possible. */
  unfinished: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** What can be pressed once some places have been picked. */
export function offered(
  choices: Choices,
  picked: readonly string[],
  words: Pick<Words, "chosen" | "canBeChosen">,
): Offer {
  const ways = waysOf(choices);
  if (!ways.length) return { choices, parts: NONE, target: null, unfinished: false };
  const parts = new Set(ways.flatMap((way) => way.parts));
  const found: Record<string, Choice> = { ...choices };
  for (const place of parts) {
    if (choices[place]) continue;
    const chosen = picked.includes(place);
    const next = chosen ? picked : withPart(ways, picked, place);
    const possible = ways.some((way) => isOpen(way) && hasAll(way, next));
    const made = meant(ways, next);
    found[place] = {
      state: chosen ? "chosen" : possible ? "legal" : "blocked",
      move: "",
      label: made?.choice.label ?? "",
      name: chosen ? words.chosen : possible ? words.canBeChosen : (made?.choice.name ?? ""),
      preview: made?.choice.preview ?? null,
      reason: made?.choice.reason ?? (possible ? null : (ways.find((way) => hasAll(way, next))?.choice.reason ?? null)),
    };
  }
  const made = picked.length ? meant(ways, picked) : undefined;
  const unfinished = made?.choice.state === "blocked" && ways.some((way) => isOpen(way) && hasAll(way, picked));
  return { choices: found, parts, target: made?.key ?? null, unfinished };
}

/** What is picked after a press: a part that goes with nothing picked before takes its place; a picked one goes. */
export function pressed(choices: Choices, picked: readonly string[], place: string): string[] {
  return picked.includes(place) ? picked.filter((each) => each !== place) : withPart(waysOf(choices), picked, place);
}

const waysOf = (choices: Choices): Way[] =>
  Object.entries(choices)
    .filter(([key]) => key.includes("+"))
    .map(([key, choice]) => ({ key, parts: key.split("+"), choice }));

/** The places among these with which a move is whole that has all that is picked, and its last part only there. */
export function lastParts(choices: Choices, picked: readonly string[], places: readonly string[]): string[] {
  const held = picked.filter((place) => !places.includes(place));
  const ways = waysOf(choices).filter(
    (way) => isOpen(way) && way.parts.length === held.length + 1 && hasAll(way, held),
  );
  return held.length ? places.filter((place) => ways.some((way) => way.parts.includes(place))) : [];
}

const isOpen = ({ choice }: Way) => choice.state === "legal";

const hasAll = (way: Way, places: readonly string[]) => places.every((place) => way.parts.includes(place));

function withPart(ways: readonly Way[], picked: readonly string[], place: string): string[] {
  let next = [place];
  for (const each of picked) {
    const more = [...next, each];
    if (ways.some((way) => hasAll(way, more))) next = more;
  }
  return next;
}

/** The way that is exactly this, else the only one that is possible with it. */
function meant(ways: readonly Way[], places: readonly string[]): Way | undefined {
  const exact = ways.find((way) => way.parts.length === places.length && hasAll(way, places));
  if (exact) return exact;
  const left = ways.filter((way) => isOpen(way) && hasAll(way, places));
  return left.length === 1 ? left[0] : undefined;
}
