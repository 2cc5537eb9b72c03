/** What Python and the page say to each other, whatever the game: the forms of their JSON. Made by `scripts/wire.py` of `engine/wire.py`. */

export type Tone = "plain" | "good" | "bad";

/** A house rule. */
export interface House {
  name: string;
  title: string;
  /** What it changes, a sentence. */
  text: string;
}

/** The status line. */
export interface Status {
  /** The larger part of the game's calendar: “Month 6 of 12”. */
  period: string;
  /** The smaller part: “phase 1: Action”; empty where the calendar has but one. */
  phase: string;
  /** As “Ada chooses an action”. */
  who: string;
  /** Of the one who decides; null at the end, and while luck decides. */
  seat: number | null;
  /** Why it is this player's turn now, one sentence. */
  why: string;
  /** The house rules by which it is played; left out without any. */
  house?: House[];
}

/** The open decision. */
export interface Decision {
  /** Decision point of the rules, “D-04”. */
  id: string;
  seat: number;
  /** What to do: “Choose an action.” */
  prompt: string;
  /** one: a single press answers. row: several presses, one piece each (release 3 persons, place 4 floors). */
  form: "one" | "row";
  /** Pieces given so far and in all; [0, 1] for form "one". */
  progress: [number, number];
  /** In a row: “1 of 3 chosen”. */
  given?: string;
  /** In a row: “2 more to choose.” */
  missing?: string;
  /** Places and parts of places that are no answer to what is asked: they decline it, or can be done beside it. */
  aside?: string[];
  rules: string[];
}

/** A line that says what happens, by which rules. */
export interface Line {
  text: string;
  rules: string[];
  tone: Tone;
}

/** A line of an explanation. */
export interface WhyLine extends Line {
  depth: number;
}

/** Why the open question is asked. */
export interface WhyAsked {
  lines: WhyLine[];
  /** “Why not 1?”; empty where that is no question. */
  ask: string;
  answer: string;
  /** On the buttons that try it; each is tried by its number. */
  ways: string[];
}

/** What has changed at a place, or would. */
export interface Mark {
  kind: "gain" | "loss" | "new" | "gone" | "moved";
  /** “+5”, “→ 7”: ready to show. */
  text: string;
  /** For a room: who would live there or has left, by id. */
  person?: string;
  /** Who has left, to be read. */
  name?: string;
}

/** What a choice would do. */
export interface Preview {
  /** The sum: what happens now. */
  lines: Line[];
  /** What it would change on the board, by place. */
  ghosts: Record<string, Mark>;
}

/** Why a choice is not possible. */
export interface Reason {
  code: string;
  text: string;
  rules: string[];
  /** The same in two or three words, for the card itself: “1 yuan short”; empty where it takes more. */
  brief: string;
  /** “Possible with 1 yuan more (3 in all).”, or that nothing would help. */
  nearest: string;
  /** Whether the game can go on from there: Try it. */
  can: boolean;
  /** A place that is pressed in place of a part, and `nearest` is what it does. */
  instead?: string;
}

/** What may be pressed or asked about at a place. */
export interface Choice {
  /** legal: can be pressed. blocked: can be focused, says why not. chosen: piece of the row, a press takes it back. */
  state: "legal" | "blocked" | "chosen";
  /** In its text form, sent back as it is. */
  move: string;
  /** Short label for a button or the bar: “Harvest”. */
  label: string;
  /** Rest of the accessible name, after the visible text: “2 rice, can be chosen”. */
  name: string;
  preview: Preview | null;
  reason: Reason | null;
}

/** A text after the one above it: with how many of its parts it begins, and the rest. */
export type AsAbove = [number, string];

/** All choices of a picture on its way to the page: what they say alike stands once, and is named by its number. */
export interface Said {
  /** Place (its parts are joined by “+”), head, move and label (by spaces), lines and marks of its preview, reason. */
  rows: [AsAbove, number, AsAbove, AsAbove, [number[], number[]] | null, number | null][];
  /** State and name. */
  heads: [string, string][];
  lines: Line[];
  /** Marks of a preview with their places. */
  marks: [string, Mark][];
  reasons: Reason[];
}

/** Where something came from: the rule, the seat, how much came, the number of the place; 0 where none is named. */
export type Cause = [string, number, number, number];

/** What happened, in a sentence. */
export interface LogLine {
  /** Its number; 0 before the first. */
  period: number;
  seat: number | null;
  text: string;
  rules: string[];
  /** Of the period's story, by the name that the game gave it: “event”; empty for what a player does. */
  chapter: string;
  /** Where it says the same of several players: what stands above; only in steps to look back at, as the next. */
  head?: string;
  /** What it says of each, by seat. */
  parts?: [number, string][];
  causes?: Cause[];
  /** Who leaves the player of whom it tells, by id. */
  gone?: string;
}

/** Where on its timeline the game stands. */
export interface Whereabouts {
  /** Steps taken so far. */
  at: number;
  /** Steps known: more after an undo. */
  steps: number;
  undo: boolean;
  redo: boolean;
  /** As “month 6 · step 104”. */
  label: string;
  /** Nodes of the line that is looked at: the start, then the one after each step. */
  path: number[];
  /** Counts the games that were put on this board; the nodes of another one are others. */
  game?: number;
}

/** A player in the table at the end. */
export interface ResultRow {
  seat: number;
  name: string;
  points: number[];
  total: number;
}

/** The end of the game. */
export interface Result {
  /** “Ada wins with 84 points.” */
  title: string;
  /** What decides between others with as many points; empty where there are none. */
  ties: string;
  rules: string[];
  /** Names of the columns, “Research”, “Palaces”, … */
  causes: string[];
  /** One a player, in order of rank. */
  rows: ResultRow[];
}

/** What a picture shows of a position: all but what can be done. */
export interface Scene<Board = unknown> {
  status: Status;
  /** What only this game's own regions understand. */
  board: Board;
  /** What the last step changed, by place. */
  marks: Record<string, Mark>;
  /** Final result, once the game is over. */
  result: Result | null;
}

/** Who plays a seat. */
export interface SeatPlayed {
  name: string;
  /** “Steward”; empty for a person. */
  program: string;
}

/** What luck may bring. */
export interface LuckOutcome {
  /** As it is typed. */
  move: string;
  /** As readers call it. */
  label: string;
}

/** What luck decides, and what it may bring. */
export interface LuckOpen {
  /** “Luck deals the action cards” */
  asked: string;
  /** What the game's own luck would bring, as it is typed. */
  would: string;
  /** All of them; empty where they are too many to choose from: then it is typed. */
  outcomes: LuckOutcome[];
}

/** How a game goes on from where it stands. */
export interface Onward {
  /** “Played on from month 5 · new luck 17 · Steward plays Bo”; empty where it goes on as it began. */
  told: string;
  /** What programs could take a seat. */
  programs: string[];
  seats: SeatPlayed[];
  /** Whether the reader may say what luck brings. */
  names_luck: boolean;
  /** What luck decides now, if the reader says it. */
  luck: LuckOpen | null;
}

/** A position with all that can be done in it. */
export interface Snapshot<Board = unknown> extends Scene<Board> {
  /** Counts up with every position shown; a click names the revision it was made on. */
  revision: number;
  /** Language tag of the texts (“en”). */
  language: string;
  /** Accessible name of the widget: “In the Year of the Dragon: Play”. */
  title: string;
  /** Null when the game is over. */
  decision: Decision | null;
  /** Everything that can be pressed or asked about, by place; of a move in parts by all of them, joined by “+”. */
  choices: Record<string, Choice>;
  /** Sentences since the reader's last click, oldest first; the last one is read aloud. */
  recent: LogLine[];
  /** Read aloud first where a period has ended since then: how it stands; else empty. */
  summary: string;
  /** Read aloud in their place where the press brought no news: “Ada drafts two persons: 1 of 2 chosen, …”. */
  heard: string;
  timeline: Whereabouts;
  /** Of a game that can be played on. */
  onward?: Onward;
  /** One-sentence statements of the rules named anywhere in this snapshot, by rule id. */
  rules: Record<string, string>;
  /** Of a board that is played on: what is the same has the same. */
  digest?: string;
}

/** What changed in a value: `engine/history.py` says how. */
export type Patch = unknown[] | Record<string, unknown>;

/** A step of a game to look back at. */
export interface SentStep {
  node: number;
  /** Left out: the node before it in number. The start has none. */
  parent?: number;
  /** As “month 6 · step 104”. */
  label: string;
  /** Only where it changes, as the next two; 0 before the first. */
  period?: number;
  /** From 1. */
  phase?: number;
  /** Both in words. */
  when?: string;
  /** Chance decided. */
  luck?: boolean;
  /** A question had but one answer. */
  forced?: boolean;
  patch: Patch;
  marks?: Record<string, Mark>;
  /** Lines of the log: period, seat, text, rules. */
  say?: [number, number | null, string, string][];
  /** Those of them that belong to a chapter: its line, name, what stands above its parts, these by seat, causes. */
  chapters?: [number, string, string, [number, string][], Cause[]][];
  /** By line, who leaves in it. */
  gone?: [number, string][];
  /** Reasons, where they say more than the log: depth, text, rules; empty for those of the reason above. */
  why?: [number, string, string][];
}

/** What differs at one player, or on the table. */
export interface Differing {
  seat: number | null;
  who: string;
  /** The main numbers; there may be none. */
  text: string;
  /** One for every difference. */
  lines: string[];
}

/** A branch of a game. */
export interface BranchRow {
  name: string;
  /** The branch that it leaves; null for the main line. */
  leaves: string | null;
  /** “leaves branch 1 after step 40”, empty for the main line. */
  where: string;
  /** Step after which it leaves. */
  after: number | null;
  /** Node of its end. */
  id: number;
  current: boolean;
  /** Whose decision opened it. */
  seat: number | null;
  /** That decision in words. */
  opening: string;
  when: string;
  /** Who decides at its end, or who wins. */
  end: string;
  over: boolean;
  note: string;
  /** “compared with the main line after step 42” */
  against: string;
  /** By player, and the table at last. */
  differs: Differing[];
  /** “5 differences” */
  count: string;
  /** The main numbers and that, to be heard: names of items leave out what opens inside. */
  brief: string;
  /** “new luck”, where deals are drawn anew. */
  luck: string;
  /** What whoever opened it has at its end, for the game's own small picture; null where it draws none. */
  glance: unknown | null;
}

/** The branches of a game. */
export interface Tree {
  /** The main line first. */
  branches: BranchRow[];
  /** Names of those that were put away, the last one at the end. */
  deleted: string[];
  /** Steps from the start to where the game stands. */
  at: number;
}

/** One thing that differs. */
export interface Fact {
  seat: number | null;
  who: string;
  text: string;
  rules: string[];
  places: string[];
}

/** One of the positions that are compared. */
export interface Compared {
  name: string;
  /** Its value, where one number is varied. */
  short: string;
  /** Why there is no such position. */
  refused: string;
  /** What makes this board's scene of the first one; null where there is no position. */
  patch: Patch | null;
  /** “5 differences”; empty for the first. */
  title: string;
  facts: Fact[];
  /** How the games were set up differently. */
  setup: string[];
}

/** Positions beside each other. */
export interface Comparison {
  /** The first position that there is. */
  scene: Scene<unknown>;
  boards: Compared[];
  /** The number that is varied, “Ada: yuan”: two of the boards are shown at a time. Empty for other comparisons. */
  varied: string;
  rules: Record<string, string>;
}

/** A number of points and what it consists of. */
export interface Cell {
  /** “4, Ada, Research” */
  title: string;
  points: number;
  /** Its parts: “Month 3: +4”. */
  lines: string[];
  rules: string[];
}

/** What an event to come asks of a player. */
export interface NeedCell extends Cell {
  text: string;
  verdict: string;
  tone: Tone;
  lost: number;
}

/** An event to come. */
export interface Needed {
  period: number;
  event: string;
  icon: string;
  cells: NeedCell[];
}

/** A player. */
export interface Named {
  seat: number;
  name: string;
}

/** A part of the calendar, as the ledger heads it. */
export interface Period {
  short: string;
  name: string;
}

/** Points by cause and by period, and what is to come. */
export interface Points {
  players: Named[];
  causes: string[];
  /** By player and cause. */
  cells: Cell[][];
  periods: Period[];
  /** By player and period. */
  gained: Cell[][];
  totals: number[];
  needs: Needed[];
  rules: Record<string, string>;
}

/** How an open question is decided here. */
export interface Ruling {
  id: string;
  statement: string;
  instead: string;
}

/** An id and its sentence. */
export interface Told {
  id: string;
  text: string;
}

/** What a rule does to a player's things: before and after, for the game's own small pictures. */
export interface Turned {
  before: unknown;
  after: unknown;
  /** “Bo pays 2 rice, …” */
  text: string;
}

/** A position that shows a rule. */
export interface RuleExample {
  name: string;
  line: string;
  scene: Scene<unknown>;
  /** Of whom it tells. */
  seat: number;
  /** What the rule does there, where playing on shows it. */
  turn?: Turned;
}

/** A rule with all that hangs on it. */
export interface Card {
  id: string;
  statement: string;
  sources: string[];
  /** “in the rule book, ruling” */
  status: string;
  /** It stands in a rule book. */
  sure: boolean;
  rulings: Ruling[];
  decisions: Told[];
  refusals: Told[];
  related: string[];
  edition: string;
  /** What it means in each edition, where that differs. */
  editions: Record<string, string[]>;
  example: RuleExample | null;
}

/** A place that somebody points at. */
export interface Marked {
  place: string;
  /** “Ada: palace 2” */
  name: string;
}

export type Value = string | number | boolean | null;

/** A change of a draft. */
export interface Edit {
  /** The thing, “P1.palace2.floors”. */
  at: string;
  to: Value | Value[];
}

/** A number to change. */
export interface NumberControl {
  at: string;
  label: string;
  kind: "number";
  value: number;
  min: number;
  max: number | null;
}

/** Values and what they are called. */
export type Pairs = [string, string][];

/** One of several. */
export interface ChoiceControl {
  at: string;
  label: string;
  kind: "choice";
  value: string | null;
  /** Name of the list that holds its options. */
  list?: string;
  options?: Pairs;
  /** What none of them is called. */
  none?: string | null;
}

/** One of a set. */
export interface Switch {
  at: string;
  label: string;
  on: boolean;
  to: Value;
}

/** Several switches. */
export interface SetControl {
  at: string;
  label: string;
  kind: "set";
  items: Switch[];
}

/** Done with one press. */
export interface ActControl {
  at: string;
  label: string;
  kind: "act";
  to: Value;
}

/** A name to type. */
export interface TextControl {
  at: string;
  label: string;
  kind: "text";
  value: string;
}

export type Control = NumberControl | ChoiceControl | SetControl | ActControl | TextControl;

/** Edits that remove a problem. */
export interface Fix {
  label: string;
  edits: Edit[];
}

/** What speaks against a draft. */
export interface Problem {
  kind: "impossible" | "unreachable" | "note";
  text: string;
  rules: string[];
  /** Key of the place it is about; empty for none. */
  place: string;
  fixes: Fix[];
}

/** How the game was set up, in a control of its own. */
export interface SetupOption {
  place: string;
  name: string;
  value: string;
}

/** A draft: the board, and what can be changed on it. */
export interface Sheet {
  revision: number;
  title: string;
  scene: Scene<unknown>;
  /** Every place that can be pressed; blocked where nothing may be changed. */
  choices: Record<string, Choice>;
  /** What opens there. */
  controls: Record<string, Control[]>;
  /** Options that many selects share. */
  lists: Record<string, Pairs>;
  options: SetupOption[];
  problems: Problem[];
  rules: Record<string, string>;
  /** What differs from the start, a line a player. */
  differences: string[];
  /** What the last change came to, to be heard; empty before the first. */
  said: string;
  undo: boolean;
  redo: boolean;
  changed: boolean;
  /** Whether another position may be opened. */
  reads: boolean;
  /** Whose side is open at first; null: that of whoever decides. */
  seat: number | null;
}

/** An option of a decision in the order of what it comes to. */
export interface Ranked {
  move: string;
  label: string;
  /** What is told by pictures alone: where it stands beside the best; empty at the top. */
  heard: string;
  /** “74.8 ± 0.6”; empty before it was played, as the next three. */
  points: string;
  margin: string;
  wins: string;
  /** “−3.1 ± 0.4”; empty at the top. */
  behind: string;
  /** Where it stands on the scale, by the measure that ranks. */
  at: number | null;
  /** Twice the error below and above; null at the top, from which the others are measured, and at first. */
  low: number | null;
  high: number | null;
  /** Not told apart from the top. */
  level: boolean;
  /** Final points, each as likely as the others. */
  dots: number[];
  /** What trial games show of what its points are for. */
  counted: string[];
  /** Why it stands where it does: at the top beside the second, else beside the top; the weightiest first. */
  reasons: string[];
}

/** The options of a decision, as far as playouts have ranked them. */
export interface Ranking {
  /** Of the timeline, where the decision is. */
  node: number;
  /** “Ada chooses an action”; empty where nobody decides. */
  asked: string;
  stage: "nothing" | "counting" | "stopped" | "settled" | "spent" | "failed";
  /** Whether reasons are still being counted. */
  going: boolean;
  /** Playouts of each option, as the next. */
  done: number;
  budget: number;
  /** What is known by now, in a sentence. */
  verdict: string;
  /** How it was found: how many playouts, for whom, who plays on. */
  honest: string[];
  rows: Ranked[];
  /** From and to; empty before there is anything, as the next. */
  scale: number[];
  /** The same of the dots. */
  span: number[];
}

/** Something that luck may decide. */
export interface Happening {
  label: string;
  /** “−1.4 ± 0.5”: what it would mean for the player's margin; empty while not known. */
  means: string;
  /** More than three errors from nothing. */
  sure: boolean;
  /** Where it will be seen on the board. */
  places: string[];
}

/** What is one of a kind, and as likely; or one thing by itself. */
export interface Alike {
  /** Of the kind, or of the one thing. */
  title: string;
  /** Whether there are rows below the title that say which. */
  several: boolean;
  /** Of each: “5/21” */
  odds: string;
  percent: string;
  /** The same from 0 to 1. */
  share: number;
  /** How many of them matter, in a sentence; empty while not known. */
  told: string;
  rows: Happening[];
}

/** What may come of one thing that luck decides. */
export interface ChanceTable {
  title: string;
  rules: string[];
  /** Whether it can be told what it would mean. */
  meant: boolean;
  groups: Alike[];
}

/** What luck decides next. */
export interface Chances {
  node: number;
  stage: "nothing" | "counting" | "stopped" | "spent" | "failed";
  done: number;
  budget: number;
  /** Whether more can be counted. */
  further: boolean;
  verdict: string;
  honest: string[];
  tables: ChanceTable[];
  rules: Record<string, string>;
}

/** A decision of a player in a game. */
export interface ReviewPoint {
  /** Before it. */
  node: number;
  /** All of it: “Month 3 · step 20: Palace 1. From +7.6 with “Palace 3” to +3.4: 4.2 ± 1.0 lost”. */
  told: string;
  when: string;
  chosen: string;
  /** “3”; empty before the first one. */
  period: string;
  /** The margin from which it falls: with the best option, if something was lost for sure; else as the next. */
  before: number;
  /** To be expected after it. */
  margin: number;
  /** Beside the best. */
  lost: number;
}

/** A decision that cost much, and what to do instead. */
export interface ReviewDear {
  /** Which of the points. */
  at: number;
  node: number;
  when: string;
  chosen: string;
  best: string;
  /** What was chosen and what would have been better, in a sentence. */
  told: string;
  /** The best, as one types it. */
  move: string;
  /** “−4.2 ± 1.0” */
  loss: string;
  /** “from +7.6 to +3.4” */
  fall: string;
  /** Whether it has been looked at twice. */
  closely: boolean;
  /** What speaks for the best beside what was chosen. */
  reasons: string[];
}

/** The decisions of a player, and what each of them cost. */
export interface Review {
  seat: number;
  /** Whose decisions can be looked at; none where names are left out. */
  players: Named[];
  stage: "nothing" | "counting" | "stopped" | "spent" | "failed";
  /** Whether a board shows what is pressed. */
  linked: boolean;
  done: number;
  budget: number;
  verdict: string;
  honest: string[];
  points: ReviewPoint[];
  /** From and to, of the margins; empty before there are any. */
  scale: number[];
  /** The margin in the end; null while the game goes on. */
  final: number | null;
  dearest: ReviewDear[];
}
