/** What the reader looks at: now, or an earlier (or taken back) moment of the game. It is each view's own affair. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Snapshot } from "../wire";
import type { History, Step } from "./history";

/** Time for the mouse to get from what it points at to the bar. */
export const GRACE_MS = 500;

type Stride = "step" | "phase" | "period";

export interface Past {
  /** The moment that is looked at; null: now. */
  step: Step | null;
  /** The pointer is on the timeline. */
  peeking: boolean;
  /** It stays when the pointer leaves the timeline. */
  pinned: boolean;
  /** The game has gone on since it was pinned. */
  older: boolean;
  /** The steps of the line that is looked at, from the start; unknown ones are null. */
  steps: (Step | null)[];
  /** Where on the line that is; where it is on another line, how far from the start. */
  at: number;
  /** After some milliseconds looks at a step without staying there; null: no more. */
  peek(at: number | null, wait?: number): void;
  /** Looks at a step, or at any node that is known, and stays there. */
  pin(at: number): void;
  pinNode(node: number): void;
  /** To the next step, or the first of the next phase or period; back to the one before. Returns whether there is one. */
  stride(by: Stride, forward: boolean): boolean;
  /** Back to now: at once, or when the position comes that was asked for, so that nothing else is shown between. */
  leave(): void;
  leaveThen(): void;
}

interface Pin {
  node: number;
  /** In another game the same number is another node. */
  game: number;
  /** Where the game stood then. */
  since: number | undefined;
  /** The reader leaves as soon as the game shows a position after this one. */
  until?: number;
}

/** start: the step to begin with where nothing is played, and now is a step like any other. */
export function usePast(snapshot: Snapshot, history: History, start?: number): Past {
  const { path, at: now } = snapshot.timeline;
  const [peeked, setPeeked] = useState<number | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { game } = history.edition;
  const pinTo = (next: number): Pin => ({ node: next, game, since: path[now] });
  const [held, setPin] = useState<Pin | null>(start === undefined ? null : pinTo(path[start]!));
  const pin = held?.game === game && (held.until ?? snapshot.revision) === snapshot.revision ? held : null;
  const [always] = useState(start !== undefined);
  const present = always ? undefined : path[now];
  const node = peeked ?? pin?.node ?? (always ? path[now] : undefined);
  const step = node === present ? null : history.step(node);
  const size = history.size;
  const steps = useMemo(() => path.map((each) => history.step(each)), [path, history, size]);
  const at = step ? step.at : now;

  function peek(to: number | null, wait?: number) {
    const show = () => setPeeked(path[to!] ?? null);
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(show, wait);
    else show();
  }

  function pinNode(next: number) {
    peek(null);
    setPin(next === present ? null : pinTo(next));
  }

  function show(to: number): boolean {
    const place = Math.max(0, Math.min(to, path.length - 1));
    const next = path[place];
    if (next === undefined || (next !== present && !history.step(next))) return false;
    pinNode(next);
    return place !== at;
  }

  return {
    step,
    peeking: peeked !== null,
    pinned: pin !== null && step?.node === pin.node,
    older: pin !== null && pin.since !== path[now],
    steps,
    at,
    peek,
    pin: show,
    pinNode,
    stride(by, forward) {
      return show(by === "step" ? at + (forward ? 1 : -1) : strideTo(steps, at, by, forward));
    },
    leave() {
      peek(null);
      setPin(null);
    },
    leaveThen() {
      peek(null);
      setPin(pin && { ...pin, until: snapshot.revision });
    },
  };
}

/** The first step of the next phase or period, or of the one at hand; at its first step, of the one before. */
function strideTo(steps: readonly (Step | null)[], at: number, by: "phase" | "period", forward: boolean): number {
  const begins = (place: number) => {
    const [here, before] = [steps[place], steps[place - 1]];
    return !here || !before || here.period !== before.period || (by === "phase" && here.phase !== before.phase);
  };
  const way = forward ? 1 : -1;
  let place = at + way;
  while (place > 0 && place < steps.length - 1 && !begins(place)) place += way;
  return place;
}

/** One and the same for all moments, so that regions know each other by it. */
const NO_CHOICES = {};

/** A snapshot of an earlier moment: what there was to see, and nothing to press. */
export function pastSnapshot(snapshot: Snapshot, history: History, step: Step): Snapshot {
  return {
    ...snapshot,
    ...history.scene(step),
    decision: null,
    choices: NO_CHOICES,
    recent: step.say,
    rules: { ...snapshot.rules, ...history.rules },
  };
}

/** Where the periods and phases begin on the line, and its steps of a special kind. */
export interface Landmarks {
  periods: { period: number; at: number }[];
  phases: number[];
  luck: number[];
  forced: number[];
}

export function landmarks(steps: readonly (Step | null)[]): Landmarks {
  const found: Landmarks = { periods: [], phases: [], luck: [], forced: [] };
  let before: Step | null = null;
  steps.forEach((step, at) => {
    if (!step) return;
    if (step.period !== (before?.period ?? 0)) found.periods.push({ period: step.period, at });
    else if (step.phase !== (before?.phase ?? 0)) found.phases.push(at);
    if (step.luck) found.luck.push(at);
    if (step.forced) found.forced.push(at);
    before = step;
  });
  return found;
}

/** Periods need so much of the line for their numbers, in hundredths; on a short one the sheet leaves out every other. */
export const ROOM = 5;

/** Whose numbers stand below the line: that of the period shown, for which its neighbours make room, and what fits else. */
export function numbered(
  periods: Landmarks["periods"],
  shown: number,
  steps: number,
  room: number,
): Landmarks["periods"] {
  const place = ({ at }: { at: number }) => (100 * at) / (steps || 1);
  let last = 100 + room; // from the end: the last one counts most
  const regular = [...periods].reverse().filter((each) => {
    if (last - place(each) < room) return false;
    last = place(each);
    return true;
  });
  const here = periods.find(({ period }) => period === shown);
  const apart = (each: { at: number }) => !here || each === here || Math.abs(place(here) - place(each)) >= room;
  return periods.filter((each) => each === here || (regular.includes(each) && apart(each)));
}
