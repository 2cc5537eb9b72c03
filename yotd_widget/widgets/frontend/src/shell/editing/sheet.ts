/** What Python sends of a draft (`engine/editing.py`, `widgets/editor.py`): the board, and what can be changed on it. */
import type { Choice } from "../snapshot";
import type { Scene } from "../still";

export interface Sheet {
  revision: number;
  title: string;
  scene: Scene;
  /** Every place that can be pressed; blocked where nothing may be changed. */
  choices: Record<string, Choice>;
  /** What opens there. */
  controls: Record<string, Control[]>;
  /** Options that many selects share: pairs of value and name. */
  lists: Record<string, [string, string][]>;
  options: { place: string; name: string; value: string }[];
  problems: Problem[];
  rules: Record<string, string>;
  /** What differs from the start, a line a player. */
  differences: string[];
  /** What the last change came to, to be heard; empty before the first. */
  said: string;
  undo: boolean;
  redo: boolean;
  changed: boolean;
  /** Null while the position cannot be. */
  code: string | null;
  expression: string | null;
  /** Whether another position may be read in. */
  reads: boolean;
  /** Whose court is open at first; null: that of whoever decides. */
  court: number | null;
}

export type Value = string | number | boolean | null;

/** at: the thing that is changed, "P1.palace2.floors". */
export interface Edit {
  at: string;
  to: Value | Value[];
}

interface Thing {
  at: string;
  label: string;
}

export type Control =
  | (Thing & { kind: "number"; value: number; min: number; max: number | null })
  | (Thing & {
      kind: "choice";
      value: string | null;
      list?: string;
      options?: [string, string][];
      none?: string | null;
    })
  | (Thing & { kind: "set"; items: (Thing & { on: boolean; to: Value })[] })
  | (Thing & { kind: "act"; to: Value })
  | (Thing & { kind: "text"; value: string });

export interface Problem {
  kind: "impossible" | "unreachable" | "note";
  text: string;
  rules: string[];
  /** Key of the place it is about; empty for none. */
  place: string;
  fixes: { label: string; edits: Edit[] }[];
}
