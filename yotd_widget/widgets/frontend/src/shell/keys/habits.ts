/** How this reader presses and types: whether a first press only selects, whether single letters are keys. */
import { useEffect, useState } from "preact/hooks";
import { type Model, useTrait } from "../model";
import type { Table } from "../table";
import type { Choice, Snapshot } from "../wire";

export interface Habits {
  twoStep: boolean;
  letters: boolean;
  setLetters(on: boolean): void;
}

export function useHabits(model: Model): Habits {
  const confirm = useTrait(model, "confirm");
  const projector = useTrait(model, "projector");
  const wanted = useTrait(model, "letter_keys");
  const [letters, setLetters] = useState(wanted);
  useEffect(() => setLetters(wanted), [wanted]);
  return { twoStep: confirm === "two-step" || projector, letters, setLetters };
}

/**
 * Whether a first press only selects: always with a finger, which has no preview before. In a row of presses each piece
 * can be taken back, so that of a two-step reader's only the last one waits.
 */
export function waits(by: string, choice: Choice, { decision }: Snapshot, { twoStep }: Habits): boolean {
  if (by === "sure") return false;
  if (choice.state === "chosen") return by === "touch";
  return by === "touch" || (twoStep && (decision?.form !== "row" || missing(decision.progress) === 1));
}

export const missing = ([given, all]: readonly [number, number]) => all - given;

/** What is to be done before a move is whole. */
export const stillMissing = ({ wanting, snapshot: { decision } }: Pick<Table, "wanting" | "snapshot">): string =>
  (decision?.form === "row" && missing(decision.progress) > 0 && decision.missing) || wanting || decision?.prompt || "";
