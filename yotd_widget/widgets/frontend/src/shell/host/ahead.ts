/**
 * What a press would bring: asked of Python while somebody looks at a choice (`widgets/ahead.py`), one question at a time;
 * the newest waits. All of it is of the picture that is shown.
 */
import type { SentStep, Snapshot } from "../wire";
import { type SentSnapshot, whole } from "./once";

/** A picture that has not been confirmed yet, with the steps that lead to it. */
export interface Ahead {
  snapshot: Snapshot;
  steps: SentStep[];
  rules: Record<string, string>;
}

export interface AheadAnswer {
  kind: "ahead";
  seq: string;
  picture: SentSnapshot;
  steps: SentStep[];
  rules: Record<string, string>;
}

interface Question {
  move: string;
  revision: number;
}

export class Foresight {
  /** Two views of one widget hear the answers to both. */
  readonly #name = `ahead ${Math.random()}`;
  #count = 0;
  readonly #known = new Map<string, Ahead>();
  #wanted: Question | null = null;
  #asked: { seq: string; move: string | null } | null = null;

  /** What a move would bring, if it is known by now. */
  of(move: string): Ahead | undefined {
    return this.#known.get(move);
  }

  /** What is asked next; null: nobody looks at a choice. */
  want(question: Question | null): void {
    this.#wanted = question;
  }

  /** Asks, unless something is being asked. send: whether the message went out. */
  ask(send: (question: Question, seq: string) => boolean): void {
    const wanted = this.#wanted;
    if (!wanted || this.#asked) return;
    this.#wanted = null;
    const seq = `${this.#name} ${++this.#count}`;
    if (!this.#known.has(wanted.move) && send(wanted, seq)) this.#asked = { seq, move: wanted.move };
  }

  /** Whether an answer, or a refusal, is to what was asked here. */
  hear(answer: { seq: string | number }): boolean {
    if (answer.seq !== this.#asked?.seq) return false;
    const { move } = this.#asked!;
    this.#asked = null;
    if (move !== null && "picture" in answer) {
      const { picture, steps, rules } = answer as AheadAnswer;
      this.#known.set(move, { snapshot: whole(picture), steps, rules });
    }
    return true;
  }

  /** Another picture is shown: what is on its way comes too late. */
  forget(): void {
    this.#known.clear();
    this.#wanted = null;
    if (this.#asked) this.#asked.move = null;
  }

  /** Nobody answers any more. */
  lose(): void {
    this.forget();
    this.#asked = null;
  }
}
