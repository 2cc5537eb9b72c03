/** What is read aloud after a step. */
import { expect, test } from "vitest";
import { spoken } from "../src/shell/live";

const lines = (...texts: [number, string][]) => texts.map(([month, text]) => ({ month, text, seat: null, rules: [] }));
const long = "x".repeat(100);

test("all sentences together, if they are short", () => {
  expect(spoken([])).toBe("");
  expect(spoken(lines([1, "Ada: Taxes."], [1, "Bo: Build."]))).toBe("Ada: Taxes. Bo: Build.");
});

test("else the last one, but not that a month begins", () => {
  expect(spoken(lines([1, long], [1, "Scoring."], [2, "Month 2 begins."]))).toBe("Scoring.");
  expect(spoken(lines([1, long], [2, "Month 2 begins."], [2, "The action groups are dealt."]))).toBe(
    "The action groups are dealt.",
  );
});

test("never more than 120 characters", () => {
  expect(spoken(lines([1, "Short."], [1, long + long]))).toBe("Short.");
  expect(spoken(lines([1, long + long]))).toHaveLength(120);
});
