/** What is read aloud after a step. */
import { expect, test } from "vitest";
import { spoken } from "../src/shell/live";

const lines = (...texts: [number, string][]) =>
  texts.map(([period, text]) => ({ period, text, seat: null, rules: [], chapter: "" }));
const long = "x".repeat(100);

test("all sentences together, if they are short", () => {
  expect(spoken([])).toBe("");
  expect(spoken(lines([1, "Ada: Taxes."], [1, "Bo: Build."]))).toBe("Ada: Taxes. Bo: Build.");
});

test("else the last ones, and that the month ends", () => {
  const scoring = "Scoring, points of the month: Ada 4, Benek 3.";
  const end = "Month 1 ends, month 2 begins.";
  expect(spoken(lines([1, long], [1, scoring], [2, end]))).toBe(`${scoring} ${end}`);
});

test("never more than 120 characters", () => {
  expect(spoken(lines([1, "Short."], [1, long + long]))).toBe("Short.");
  expect(spoken(lines([1, long + long]))).toHaveLength(120);
});
