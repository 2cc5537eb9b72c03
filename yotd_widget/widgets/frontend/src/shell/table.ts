/** What every part of the page shares: the snapshot, the place looked at, and what a press does. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Ask, Kernel, Line } from "./host/kernel";
import type { Past } from "./time/past";
import type { Choice, Mark, Snapshot } from "./wire";
import type { Words } from "./words";

export type PanelName =
  | "why"
  | "command"
  | "branches"
  | "compare"
  | "points"
  | "log"
  | "text"
  | "help"
  | "analyse"
  | "chances"
  | "review"
  | "onward"
  | "save"
  | "share"
  | "open";

/** A game names its board, and the words that it has beside the shell's. */
export interface Table<Board = unknown, AllWords extends Words = Words> {
  snapshot: Snapshot<Board>;
  words: AllWords;
  line: Line;
  /** Null where nothing is played. */
  kernel: Kernel | null;
  /** Which moment is looked at; null where there is but one. */
  past: Past | null;
  /** Place whose preview or reason is shown. */
  looked: string | null;
  /** Place that Do it acts on: where a click, a tap or the focus was last. Pointing shows, and aims at nothing. */
  target: string | null;
  /** The focus is on a place. */
  look(place: string): void;
  /** The same for a move, wherever it is pressed. */
  aim(move: string): void;
  /** Whether a click on a place would only select it. */
  waits(place: string): boolean;
  /** The mouse moves, wherever on the table, or leaves it: either way it has moved on from where it made a move. */
  stir(at: { clientX: number; clientY: number }): void;
  away(): void;
  /** The mouse is over a place; it counts once it has moved on from where it made a move. */
  point(place: string): void;
  /** The mouse has left a place or the bar: what it showed goes, unless it comes to the bar to read on. */
  leave(): void;
  stay(): void;
  /**
   * A press on a place; `by` decides whether the first press only selects: it does not for who has selected already.
   * `then`: what the same press means if the next question offers it.
   */
  press(place: string, by: "key" | "mouse" | "touch" | "sure", then?: string): void;
  /** A click is being carried out. */
  clicked: boolean;
  /** The preview stays wherever the reader looks. */
  kept: boolean;
  /** What to say where Do it was pressed too early, or a place that cannot be chosen; empty until then. */
  reminder: string;
  remind(text: string): void;
  /** What a part of the page has to say to who listens. */
  told: string;
  tell(text: string): void;
  /** What was done beside the game, as a game that was opened: it is seen and heard until something is pressed. */
  confirmed: string;
  confirm(text: string): void;
  /** What of a move in parts is missing, where the game says it; it is said again where Do it is pressed too early. */
  wanting: string;
  /** Says again what is asked, or what was last told. */
  repeat(what: Said): void;
  repeated: Repeated | null;
  /** What is looked at is where the keyboard is, or a click was; else the mouse is over it. */
  pointed: boolean;
  keep(on: boolean): void;
  /** Parts of a move that have been pressed. */
  picked: readonly string[];
  /** With one part more what is picked would be possible. */
  unfinished: boolean;
  /** Nothing is looked at any more, and no part is picked. */
  drop(): void;
  /** A press was made that needs Python, and Python is gone. */
  needsEngine: boolean;
  /** Anything but a press on a place: undo, redo, the timeline, Try it, a typed line. */
  travel(ask: Ask): void;
  /** Plays on from the moment that is looked at, with the choice at a place, if there is one, as if pressed once. */
  replay(place?: string): void;
  /** Whether single letters are keys. */
  letters: boolean;
  setLetters(on: boolean): void;
  /** What of the table is looked at in place of the question, by the name that the game gave it. */
  drawer: string | null;
  open(drawer: string | null): void;
  panel: PanelName | null;
  toggle(panel: PanelName): void;
}

/** What is said again: the open question, or what came of the last press. */
export type Said = "question" | "news";
/** nth: which time, so that the same is said again. */
export interface Repeated {
  what: Said;
  nth: number;
}

export const TableContext = createContext<Table | null>(null);

export function useTable<Board = unknown, AllWords extends Words = Words>(): Table<Board, AllWords> {
  const table = useContext(TableContext);
  if (!table) throw new Error("outside of the table");
  return table as Table<Board, AllWords>;
}

export function lookedChoice(table: Table): Choice | null {
  const choice = (table.looked && table.snapshot.choices[table.looked]) || null;
  return choice?.label || choice?.reason ? choice : null; // a first part says nothing yet
}

/** What the preview would change here, else what the last step changed here. */
export function markAt(table: Table, place: string): { mark: Mark; ghost: boolean } | null {
  const ghost = lookedChoice(table)?.preview?.ghosts[place];
  if (ghost) return { mark: ghost, ghost: true };
  const mark = table.snapshot.marks[place];
  return mark ? { mark, ghost: false } : null;
}
