/** What is read aloud after a step. */
import { expect, test } from "vitest";
import { question, spoken } from "../src/shell/live";
import type { Snapshot } from "../src/shell/wire";

const lines = (...texts: [number, string][]) =>
  texts.map(([period, text]) => ({ period, text, seat: null, rules: [], chapter: "" }));
const REST = "The Log has the rest.";

test("all sentences in the order in which it happened, however many a Night has", () => {
  expect(spoken([], REST)).toBe("");
  expect(spoken(lines([1, "Ada: Taxes."], [1, "Bo: Build."]), REST)).toBe("Ada: Taxes. Bo: Build.");
  const night = Array.from({ length: 30 }, (_, nth) => [1, `${nth} ${"x".repeat(60)}.`] as [number, string]);
  expect(spoken(lines(...night), REST)).toBe(night.map(([, text]) => text).join(" "));
});

test("what is too long is cut at its end, and says so", () => {
  const long = "x".repeat(2000);
  expect(spoken(lines([1, "First."], [1, long], [1, long]), REST)).toBe(`First. ${long} ${REST}`);
  expect(spoken(lines([1, long + long]), REST)).toBe(`${(long + long).slice(0, 2400)} ${REST}`);
});

test("whose turn it is and what is asked; at the end who has won, with the points", () => {
  const status = { who: "Ada chooses an action" };
  const asked = { status, decision: { prompt: "Choose an action, or pass." }, result: null };
  expect(question(asked as Snapshot)).toBe("Ada chooses an action. Choose an action, or pass.");
  const rows = [
    { name: "Bo", total: 9 },
    { name: "Ada", total: 7 },
  ];
  expect(question({ ...asked, result: { title: "Bo wins", rows } } as unknown as Snapshot)).toBe(
    "Bo wins: Bo 9, Ada 7.",
  );
  expect(question({ status, decision: null, result: null } as Snapshot)).toBe("");
});
