/** Questions on a page tell each other how they stand, so that a sheet of answers needs no Python. */
import { labelOf, resultOf } from "./question";
import type { Answer, Progress, Question } from "./wire";

export interface Entry {
  id: string;
  text: string;
  tries: number;
  hints: number;
  /** The first answer in words; null before there is one, and where the reader did not know. */
  first: string | null;
  right: boolean;
  progress: Progress;
  result: object;
}

const ANSWERED = "yotd-answered";
const WHO = "yotd-who-asks";

export function entryOf(question: Question, progress: Progress): Entry {
  const { attempts, hints } = progress;
  const first: Answer = attempts[0]?.answer ?? null;
  const result = resultOf(question, progress);
  return {
    id: question.id,
    text: question.text,
    tries: attempts.length,
    hints,
    first: first === null ? null : labelOf(question, first),
    right: result.correct,
    progress,
    result,
  };
}

/** A question says how it stands, now and whenever a sheet asks. Returns how to stop. */
export function tell(entry: Entry): () => void {
  const say = () => document.dispatchEvent(new CustomEvent(ANSWERED, { detail: entry }));
  document.addEventListener(WHO, say);
  say();
  return () => document.removeEventListener(WHO, say);
}

/** A sheet hears of every question there is and will be. Returns how to stop. */
export function hear(each: (entry: Entry) => void): () => void {
  const on = (event: Event) => each((event as CustomEvent<Entry>).detail);
  document.addEventListener(ANSWERED, on);
  document.dispatchEvent(new Event(WHO));
  return () => document.removeEventListener(ANSWERED, on);
}
