/** How answers are judged: every reply came with the question, so that the page needs nobody. */
import type { Answer, Asked, Choice, Reply, Value } from "./wire";

/** A selection needs no order. */
export function same(kind: Asked["kind"], one: Answer, other: Answer): boolean {
  const plain = (answer: Answer) => (kind === "select" && Array.isArray(answer) ? answer.toSorted() : answer);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

export const isRight = ({ kind, key }: Asked, answer: Answer) => same(kind, answer, key);

/** Whether a choice belongs to the key. */
export const belongs = ({ key }: Asked, { value }: Choice) => [key].flat().includes(value as never);

/** What is said to an answer: one reply, or one for each thing that was marked and does not belong there. */
export function repliesTo(asked: Asked, answer: Answer): Reply[] {
  if (answer === null) return [asked.unknown];
  if (isRight(asked, answer)) return [asked.right];
  const known = asked.recognised.find(({ value }) => same(asked.kind, answer, value));
  if (known) return [known.reply];
  if (asked.kind === "order") return [asked.otherwise];
  const chosen = [answer].flat() as Value[];
  const strays = asked.choices.filter((choice) => chosen.includes(choice.value) && !belongs(asked, choice));
  const said = strays.flatMap(({ reply }) => reply ?? []);
  return said.length ? said : [asked.otherwise];
}

/** An answer as readers call it. */
export function labelOf(asked: Asked, answer: Answer, unknown: string): string {
  if (answer === null) return unknown;
  const name = (value: number | string) => asked.choices.find((choice) => choice.value === value)?.label ?? `${value}`;
  const named = [answer].flat().map(name).join(", ");
  return named || "–";
}

/** Every wrong idea that the question knows, with what is said to it, once each. */
export function wrongIdeas({ choices, recognised }: Asked): { label: string; reply: Reply }[] {
  const name = (value: Value) =>
    [value]
      .flat()
      .map((each) => choices.find((choice) => choice.value === each)?.label ?? `${each}`)
      .join(", ");
  const told = [
    ...recognised.map(({ value, reply }) => ({ label: name(value), reply })),
    ...choices.flatMap(({ label, reply }) => (reply?.wrong ? [{ label, reply }] : [])),
  ];
  return told.filter(({ reply }, at) => told.findIndex((other) => other.reply.text === reply.text) === at);
}
