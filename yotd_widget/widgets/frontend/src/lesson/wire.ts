/** Lessons as Python sends them, and what a reader does in them. Made by `scripts/wire.py` of `lessons/wire.py`. */
import type { Scene } from "../shell/wire";

export type StepKind = "say" | "play" | "ask" | "predict" | "watch" | "try" | "build";

/** A number, the key of an item, or keys of items. */
export type Value = number | string | string[];

/** Null: the reader does not know. */
export type Answer = Value | null;

/** A line behind an answer. */
export interface Reason {
  text: string;
  rules: string[];
  depth: number;
  /** Key of the place that it is about, empty for none. */
  place: string;
}

/** A mark on the board where something was to be seen. */
export interface Pin {
  place: string;
  /** What the place is called. */
  name: string;
}

/** What is said to an answer, or when a goal is reached. In all texts **bold** and *leaning* may stand. */
export interface Reply {
  text: string;
  /** Small print under “Why?”. */
  rules: string[];
  pins: Pin[];
  /** Name of the wrong rule that the answer follows from; empty for none. */
  wrong: string;
}

/** What can be picked, marked or put in order. */
export interface Choice {
  value: number | string;
  label: string;
  /** Its key on the board, empty where it does not lie there. */
  place: string;
  /** Said when it was picked wrongly, or marked and does not belong there; null for what is right. */
  reply: Reply | null;
}

/** A wrong selection or order that somebody can believe in. */
export interface Recognised {
  value: Value;
  reply: Reply;
}

/** A question with its key, and a reply to every answer. */
export interface Asked {
  /** Template and position; the same in every language. */
  id: string;
  kind: "number" | "pick" | "select" | "order";
  /** Answered once; what happens then is shown. Else until it is right. */
  gate: boolean;
  unit: string;
  choices: Choice[];
  key: Value;
  /** The key in words. */
  label: string;
  right: Reply;
  /** Said to “I do not know”, and to who has the answer shown. */
  unknown: Reply;
  recognised: Recognised[];
  /** To any other answer. */
  otherwise: Reply;
  /** The way to the answer. */
  trace: Reason[];
}

/** A position on the board. */
export interface Picture {
  scene: Scene<unknown>;
  /** Who is shown in full. */
  seat: number;
  /** What of the table lies beside the courts, beyond what the places asked about need. */
  regions: string[];
  pins: Pin[];
}

/** One thing after another: a moment of a watch, a value of a try. */
export interface Frame {
  /** Of a try: the value, “2 rice”; of a watch empty, or what the moment is called. */
  heading: string;
  texts: string[];
  picture: Picture;
  /** Of a try: this is what was sought. Of a watch: always true. */
  good: boolean;
}

/** The number that a try changes. */
export interface Varied {
  /** “Rice”. */
  name: string;
  /** Which frame comes first. */
  begin: number;
  /** Every value has to be looked at; else the one sought has to be found. */
  all: boolean;
}

/** A step as it is drawn: everything that the page needs to go through it without Python, but for play and build. */
export interface Step {
  id: string;
  kind: StepKind;
  /** A missed question, with other numbers. */
  again: boolean;
  heading: string;
  texts: string[];
  hints: string[];
  /** The board; null where the reader plays or builds on it: then it is the live one. */
  picture: Picture | null;
  /** Of a play or a build, where the lesson says it: what of the table lies beside the courts. */
  regions: string[];
  asked: Asked | null;
  /** What happens after a prediction; null where nothing moves. */
  outcome: Picture | null;
  frames: Frame[];
  varied: Varied | null;
  /** Said when a watch or a try is through; null for nothing. */
  reply: Reply | null;
  /** Rule id -> its sentence, of all rules named here. */
  rules: Record<string, string>;
}

/** How a play or a build stands. */
export interface Standing {
  /** Of the step. */
  id: string;
  /** Whose board it is, where one plays: it stays in sight when the turn has passed on. */
  seat: number | null;
  /** Whether the reader has played a move in the step. */
  moved: boolean;
  /** How periods have ended since the reader's last move, where the step goes on. */
  since: string[];
  reached: boolean;
  /** Once the goal is reached; of a build also what holds now. */
  replies: Reply[];
  /** The moment at which the goal was reached, where the board has gone on since. */
  picture: Picture | null;
  rules: Record<string, string>;
}

/** A station on the line of a lesson. */
export interface Stop {
  id: string;
  kind: StepKind;
  heading: string;
  /** Whether it comes back with other numbers when it was missed. */
  again: boolean;
}

/** A rule that is looked up rather than asked. */
export interface Also {
  rule: string;
  text: string;
}

/** Another lesson. */
export interface Link {
  name: string;
  title: string;
  /** Of its notebook, from this one; empty where it has none. */
  href: string;
}

/** A lesson as a line of stations. */
export interface Plan {
  /** Name of the game; the page keeps its memory under it. */
  game: string;
  name: string;
  title: string;
  /** Symbol of the game's drawings; empty for none. */
  medal: string;
  minutes: number;
  /** What one can do afterwards. */
  able: string;
  stops: Stop[];
  /** How many missed questions come back at most. */
  most_again: number;
  /** Whether it is said how many answers were right at the first try. */
  counts: boolean;
  /** Heading of the end. */
  learnt: string;
  /** What to take along. */
  points: string[];
  also: Also[];
  next: Link | null;
  /** Href of the map; empty where there is none. */
  map: string;
  /** A single question: no head, no map, no end. */
  alone: boolean;
}

/** What a reader has done in a step. */
export interface Trial {
  /** Answers in their order. */
  given: Answer[];
  hints: number;
  /** Had the answer shown. */
  shown: boolean;
  done: boolean;
  /** Up to the first answer. */
  seconds: number;
  /** Id of what was asked; empty where nothing was. */
  question: string;
  /** The first answer was not right, or the answer was shown. */
  missed: boolean;
  /** Names of the wrong rules that answers followed from. */
  wrong: string[];
}

/** How far a reader has come in a lesson; the page writes it, Python keeps it. */
export interface Progress {
  /** Id of the step; empty at the end. */
  at: string;
  /** By step. */
  trials: Record<string, Trial>;
  /** When it was written: milliseconds since 1970. The later one of two counts. */
  time: number;
  finished: boolean;
}

/** A lesson on the road. */
export interface Station {
  name: string;
  title: string;
  medal: string;
  minutes: number;
  able: string;
  href: string;
  kind: "lesson" | "check";
  state: "new" | "begun" | "done";
  steps: number;
  /** Steps that are done. */
  done: number;
}

/** A part of the road. */
export interface Leg {
  title: string;
  stations: Station[];
}

/** The lessons of a game as a road. */
export interface Road {
  game: string;
  title: string;
  legs: Leg[];
  /** Name of the lesson to go on with; empty when all are done. */
  go_on: string;
  /** A lesson that was done more than a week ago, for five minutes; empty for none. */
  refresh: string;
  /** Stations and missed questions as a word to take along. */
  code: string;
}
