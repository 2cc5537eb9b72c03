/** Questions as Python sends them, and what a reader does with them. Made by `scripts/wire.py` of `quiz/wire.py`. */
import type { Fact, Scene } from "../shell/wire";

/** A line behind an answer. */
export interface Reason {
  text: string;
  rules: string[];
  depth: number;
  /** Key of the place that it is about, empty for none. */
  place: string;
}

/** Something that can be picked. */
export interface Item {
  key: string;
  label: string;
  /** Its key on the board, empty where it does not lie there. */
  place: string;
  /** Why it belongs to the answer, or why not. */
  why: Reason | null;
}

/** A number, the key of an item, or keys of items. */
export type Value = number | string | string[];

/** Null: the reader does not know. */
export type Answer = Value | null;

/** A wrong answer that somebody can believe in. */
export interface Option {
  value: Value;
  label: string;
  /** Name of the wrong rule that it follows from. */
  wrong: string;
  text: string;
  rules: string[];
}

/** What helps, the least telling first. */
export interface Hints {
  places: string[];
  where: string;
  rule: string;
  statement: string;
  first: Reason | null;
}

/** A question with its key. */
export interface Question {
  /** Template and position: “dragon.contagion.released at contagion-old”. */
  id: string;
  kind: "number" | "pick" | "select" | "order" | "build";
  text: string;
  unit: string;
  items: Item[];
  key: Value;
  /** The key in words. */
  label: string;
  /** “Right: 2 persons.” */
  told: string;
  trace: Reason[];
  options: Option[];
  hints: Hints;
  /** Rule id -> its sentence, of all rules named here. */
  rules: Record<string, string>;
  /** How long it takes. */
  minutes: number;
  /** A number is typed, not chosen. */
  typed: boolean;
}

/** An answer that was given. */
export interface Attempt {
  answer: Answer;
  /** Since the question was first seen. */
  seconds: number;
  /** How many were open. */
  hints: number;
}

/** What the reader has done; Python keeps it, the page writes it. */
export interface Progress {
  attempts: Attempt[];
  /** How many are open. */
  hints: number;
  solution: boolean;
}

/** A position beside a question. */
export interface Picture {
  scene: Scene<unknown>;
  /** Who is shown in full. */
  seat: number;
}

/** What is different at the end. */
export interface Differences {
  facts: Fact[];
  rules: Record<string, string>;
}

/** What comes of what was asked about. */
export interface Outcome {
  /** Null where nothing has moved yet. */
  picture: Picture | null;
  differences: Differences;
  /** What is still to be decided, where the outcome stops before it; else empty. */
  open: string;
}

/** What Python says of a position that a reader has built. */
export interface Checked {
  /** Counts the checks. */
  number: number;
  right: boolean;
  text: string;
  trace: Reason[];
  rules: Record<string, string>;
}
