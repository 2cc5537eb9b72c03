/**
 * What Python sends to the page, for every game at this table: a picture in words and keys, with all texts resolved.
 * The page draws it and computes nothing about the rules. Made in Python by a game's `snapshot.py`.
 *
 * A *place* is a key such as "group/A/taxes" or "room/0/2/1". Choices and marks refer to places; whoever draws a place
 * looks up what may be done there (`choices`) and what happened there (`marks`).
 */
export interface Snapshot<Board = unknown> {
  /** Counts up with every position shown; a click names the revision it was made on. */
  revision: number;
  /** Language tag of the texts ("en"). */
  language: string;
  /** Accessible name of the widget: "In the Year of the Dragon: Play". */
  title: string;
  status: Status;
  /** What only this game's own regions understand. */
  board: Board;
  /** Null when the game is over. */
  decision: Decision | null;
  /** Everything that can be pressed or asked about, by place. */
  choices: Record<string, Choice>;
  /** What the last step changed, by place. */
  marks: Record<string, Mark>;
  /** Sentences since the reader's last click, oldest first; the last one is read aloud. */
  recent: LogLine[];
  /** Read aloud in their place where the press brought no news: "Ada drafts two persons: 1 of 2 chosen, …". */
  heard: string;
  timeline: Whereabouts;
  /** Final result, once the game is over. */
  result: Result | null;
  /** One-sentence statements of the rules named anywhere in this snapshot, by rule id. */
  rules: Record<string, string>;
}

export interface Status {
  /** "Month 6 of 12" */
  month: string;
  /** "phase 1 Action" */
  phase: string;
  /** "Ada chooses an action" */
  who: string;
  /** Seat of the one who decides, null at the end. */
  seat: number | null;
  /** Why it is this player's turn now, one sentence. */
  why: string;
}

export interface Decision {
  /** Decision point of the rules, "D-04". */
  id: string;
  seat: number;
  /** What to do, as a prompt: "Choose an action." */
  prompt: string;
  /** one: a single press answers. row: several presses, one piece each (release 3 persons, place 4 floors). */
  form: "one" | "row";
  /** Pieces given so far and in all; [0, 1] for form "one". */
  progress: [number, number];
  /** In a row: "1 of 3 chosen". */
  given?: string;
  /** In a row: "2 more to choose." */
  missing?: string;
  rules: string[];
}

export interface Choice {
  /** legal: can be pressed. blocked: can be focused and says why not. chosen: piece of the row, press takes it back. */
  state: "legal" | "blocked" | "chosen";
  /** The move in its text form, sent back as it is. */
  move: string;
  /** Short label for a button or the bar: "Harvest". */
  label: string;
  /** Rest of the accessible name, after the visible text: "2 rice, can be chosen". */
  name: string;
  preview: Preview | null;
  reason: Reason | null;
}

export interface Preview {
  /** The sum: what happens now. */
  lines: Line[];
  /** What it would change on the board, by place. */
  ghosts: Record<string, Mark>;
}

export interface Line {
  text: string;
  rules: string[];
  tone: "plain" | "good" | "bad";
}

export interface Reason {
  code: string;
  text: string;
  rules: string[];
  /** "Possible with 1 yuan more (3 in all).", or that nothing would help. */
  nearest: string;
  /** Whether the game can go on from there: Try it. */
  can: boolean;
}

/** A line of an explanation. */
export interface WhyLine extends Line {
  depth: number;
}

export interface WhyAsked {
  lines: WhyLine[];
  /** "Why not 1?"; empty where that is no question. */
  ask: string;
  answer: string;
  /** On the buttons that try it; each is tried by its number. */
  ways: string[];
}

export interface Mark {
  kind: "gain" | "loss" | "new" | "gone" | "moved";
  /** "+5", "→ 7": ready to show. */
  text: string;
  /** For a room: who would live there or has left, age and kind: "young tax_collector". */
  person?: string;
  /** Who has left, to be read: "young tax collector". */
  name?: string;
}

export interface LogLine {
  month: number;
  seat: number | null;
  text: string;
  rules: string[];
}

/** Where on its timeline the game stands. */
export interface Whereabouts {
  /** Steps taken so far and steps known (more after an undo). */
  at: number;
  steps: number;
  undo: boolean;
  redo: boolean;
  /** "month 6 · step 104" */
  label: string;
  /** Nodes of the line that is looked at: the start, then the one after each step. */
  path: number[];
  /** Counts the games that were put on this board; the nodes of another one are others. */
  game?: number;
}

export interface Result {
  /** "Ada wins with 84 points." */
  title: string;
  rules: string[];
  /** Names of the columns, "Research", "Palaces", …; then one row a player, in order of rank. */
  causes: string[];
  rows: { seat: number; name: string; points: number[]; total: number }[];
}
