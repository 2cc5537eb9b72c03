/** Where pins stand. */

import { expect, test } from "vitest";
import { standOf } from "../src/lesson/pins";

const GROUND = { width: 400, height: 300 };
const marker = { x: 100, y: 100, width: 26, height: 26 };
const upon = (x: number, y: number) => ({ x, y, width: 26, height: 26 });
const turn = (...others: (typeof marker)[]) => standOf(marker, others, GROUND).turn;

test("a pin stands above what is small, or beside it where that would cover something else", () => {
  expect(standOf(marker, [], GROUND)).toEqual({ x: 113, y: 79, turn: 0 });
  expect(turn(upon(100, 70))).toBe(90);
  expect(turn(upon(100, 70), upon(130, 100))).toBe(-90);
  expect(turn(upon(100, 70), upon(130, 100), upon(70, 100))).toBe(180);
  expect(turn(upon(100, 70), upon(130, 100), upon(70, 100), upon(100, 130))).toBe(0);
});

test("at the upper edge it stands on the right; into what is large it reaches from above", () => {
  expect(standOf({ ...marker, y: 0 }, [], GROUND).turn).toBe(90);
  expect(standOf({ x: 100, y: 100, width: 120, height: 150 }, [], GROUND)).toEqual({ x: 160, y: 91, turn: 0 });
  expect(standOf({ x: 100, y: 0, width: 120, height: 150 }, [], GROUND).turn).toBe(90);
});
