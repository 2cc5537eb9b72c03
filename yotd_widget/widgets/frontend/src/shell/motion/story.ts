/** What happened between two positions, in order: which steps, what each player did, which chapters follow. */
import type { History, Step } from "../time/history";
import type { LogLine, Snapshot } from "../wire";

/** The steps from one position to the next if it only went on from there; null where it went back or elsewhere. */
export function nodesBetween(before: Snapshot, now: Snapshot): number[] | null {
  const [from, to] = [before.timeline, now.timeline];
  const goesOn = from.game === to.game && before.language === now.language && from.path[from.at] === to.path[from.at];
  return goesOn && to.at > from.at ? to.path.slice(from.at + 1, to.at + 1) : null;
}

/** These steps, or null while one of them is not known. */
export function known(nodes: readonly number[], history: History): Step[] | null {
  const steps = nodes.flatMap((node) => history.step(node) ?? []);
  return steps.length === nodes.length ? steps : null;
}

export interface Chapter {
  name: string;
  lines: LogLine[];
}

/** A step told: what its player did, and the chapters that this led to. */
export interface Told {
  act: LogLine[];
  chapters: Chapter[];
}

/**
 * Lines before the first that tells of everybody are what the player did, whatever asked for it. opens: whether a chapter
 * begins also with what one player does.
 */
export function told(lines: readonly LogLine[], opens: (chapter: string) => boolean = () => false): Told {
  const begin = lines.findIndex(({ chapter, seat }) => chapter && (seat === null || opens(chapter)));
  const chapters: Chapter[] = [];
  for (const line of begin < 0 ? [] : lines.slice(begin)) {
    const last = chapters.at(-1);
    if (!line.chapter) continue;
    if (last?.name === line.chapter) last.lines.push(line);
    else chapters.push({ name: line.chapter, lines: [line] });
  }
  return { act: begin < 0 ? [...lines] : lines.slice(0, begin), chapters };
}

/** What a line says of those players of whom it says anything. */
export const rowsOf = ({ parts = [] }: LogLine): [number, string][] => parts.filter(([, text]) => text !== "0");

/** What stands above what a line says of each, below the title of its chapter. */
export const aboveOf = ({ head = "" }: LogLine, title: string): string =>
  head === title ? "" : head.replace(`${title}, `, "");

const FIRST_MS = 500;
const LINE_MS = 150;
const MOST_MS = 1200;

/** How long a chapter is to be seen: a line is a sentence, or what it says of one player. Whoever reads on has "next". */
export function readingTime({ lines }: Chapter): number {
  const rows = lines.reduce((sum, line) => sum + Math.max(1, rowsOf(line).length), 0);
  return Math.min(MOST_MS, FIRST_MS + LINE_MS * rows);
}

/** All that moves in one press, and its least part where there is more. */
const CHAIN_MS = 3000;
const SHORTEST = 0.25;

/**
 * How much faster than planned each step of a chain is: after the first, which the reader has made, the others share
 * what is left.
 */
export function rates(planned: readonly number[], all = CHAIN_MS): number[] {
  const [first = 0, ...others] = planned;
  const sum = others.reduce((one, other) => one + other, 0);
  const room = Math.max(0, all - first);
  const rate = sum > room ? Math.max(SHORTEST, room / sum) : 1;
  return planned.map((_, at) => (at ? rate : 1));
}
