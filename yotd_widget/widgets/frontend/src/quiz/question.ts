/** A question as Python sends it (`lessons/questions.py`), what a reader does with it, and how an answer is judged. */
import type { Answer, Item, Option, Progress, Question, Value } from "./wire";

/** What the reader may choose among, in the order shown: values of a number in rising order, or items. */
export interface Choice {
  value: number | string;
  label: string;
  place: string;
}

export function choicesOf({ kind, typed, items, key, label, options }: Question): Choice[] {
  if (kind === "pick" || kind === "select") return items.map((item) => ({ ...item, value: item.key }));
  if (kind !== "number" || typed) return [];
  const values = [{ value: key, label }, ...options] as { value: number; label: string }[];
  return values.toSorted((a, b) => a.value - b.value).map((each) => ({ ...each, place: "" }));
}

/** Names to put in order begin in that of the alphabet; where this would be the answer, backwards. */
export function firstOrder({ items, key }: Question, language: string): string[] {
  const names = items.toSorted((a, b) => a.label.localeCompare(b.label, language)).map((item) => item.key);
  return same("order", names, key) ? names.toReversed() : names;
}

/** A selection needs no order. */
export function same(kind: Question["kind"], answer: Answer, value: Answer): boolean {
  const plain = (each: Answer) => (kind === "select" && Array.isArray(each) ? each.toSorted() : each);
  return JSON.stringify(plain(answer)) === JSON.stringify(plain(value));
}

export interface Verdict {
  right: boolean;
  /** The wrong rule that the answer follows from, where it is known. */
  option: Option | null;
  /** Chosen items that do not belong to the answer. */
  stray: Item[];
  /** All that was chosen belongs to it, but there is more. */
  partly: boolean;
}

export function judge({ kind, key, options, items }: Question, answer: Answer): Verdict {
  const right = same(kind, answer, key);
  const chosen = kind === "pick" || kind === "select" ? [answer ?? []].flat() : [];
  const belong = [key].flat();
  const stray = items.filter((item) => chosen.includes(item.key) && !belong.includes(item.key));
  return {
    right,
    option: options.find((option) => same(kind, answer, option.value)) ?? null,
    stray,
    partly: !right && kind === "select" && chosen.length > 0 && !stray.length,
  };
}

/** An answer as readers call it. */
export function labelOf(question: Question, answer: Value): string {
  const known = [{ value: question.key, label: question.label }, ...question.options];
  const found = known.find((each) => same(question.kind, answer, each.value));
  if (found) return found.label;
  const name = (key: number | string) => question.items.find((item) => item.key === key)?.label ?? String(key);
  return [answer].flat().map(name).join(", ");
}

export interface Hint {
  title: "whereToLook" | "whichRule" | "firstStep";
  text: string;
  /** Id of the rule whose sentence it is. */
  rule: string;
}

/** The hints that there are, the least telling first; while a gate is shut, without the one that begins to count. */
export function ladder({ hints }: Question, shut: boolean): Hint[] {
  const { where, rule, statement, first } = hints;
  const all: Hint[] = [
    { title: "whereToLook", text: where, rule: "" },
    { title: "whichRule", text: statement, rule },
    { title: "firstStep", text: shut ? "" : (first?.text ?? ""), rule: "" },
  ];
  return all.filter(({ text }) => text);
}

/** As `yw.results()` has it, for a file that the page writes. */
export function resultOf(question: Question, { attempts, hints }: Progress) {
  const [template, position] = question.id.split(" at ");
  const verdicts = attempts.map(({ answer }) => judge(question, answer));
  const followed = verdicts.flatMap(({ option }) => option ?? []);
  return {
    question: template,
    position: position ?? "",
    tries: attempts.length,
    hints,
    first_answer: attempts[0]?.answer ?? null,
    correct: verdicts.some(({ right }) => right),
    wrong_rule: followed[0]?.wrong ?? "",
    seconds: attempts[0]?.seconds ?? 0,
  };
}
