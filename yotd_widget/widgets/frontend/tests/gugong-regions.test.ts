/** Which region of the table a place lies in, so that the board of a lesson shows what it is asked about. */
import { expect, test } from "vitest";
import { focusOf, regionOf } from "../src/games/gugong/regions";
import type { Board, Official } from "../src/games/gugong/wire";

test.each([
  ["gift/jade", "gifts"],
  ["card/P1-2", "hand"],
  ["discard/0", "hand"],
  ["city/C01", "map"],
  ["wall", "wall"],
  ["wall/2", "wall"],
  ["house/0", "jade"],
  ["medal", "intrigue"],
  ["envoy/3", "palace"],
  ["tile/D1-3", "decrees"],
  ["ship/0/A2", "canal"],
  ["harbour/B1", "canal"],
  ["supply/0", "servants"],
  ["rate/vp", "tokens"],
  ["die/2", "dice"],
  ["sign/decree", "decrees"],
  ["site/travel", "map"],
  ["seat/0", null],
  ["pool/0", null],
  ["price/no_action", null],
])("%s lies in %s", (place, region) => {
  expect(regionOf(place)).toBe(region);
});

const board = (hour: Board["hour"], ...lit: string[]) => {
  const officials = ["wall", "palace"].map((key) => ({ key, lit: lit.includes(key) }) as Official);
  return { hour, officials } as Board;
};

test("a question about a place shows that place, one about gifts all of them", () => {
  expect(focusOf(board("day", "wall"))).toEqual(["wall"]);
  expect(focusOf(board("day"))).toEqual(["gifts", "hand"]);
  expect(focusOf(board("night"))).toEqual(["dice", "piles"]);
});
