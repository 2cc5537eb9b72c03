/** What drawn boards share and can be asked without a page. */
import { expect, test } from "vitest";
import { aboutOf, at } from "../src/shell/drawn/about";
import { regionsIn } from "../src/shell/drawn/regions";
import { scored, storeysOf } from "../src/shell/drawn/storeys";
import type { Result, Scene } from "../src/shell/wire";
import type { Words } from "../src/shell/words";

const row = (seat: number, points: number[]) => ({ seat, name: `${seat}`, points, total: 0, levels: [] });

test("a building has a storey for each cause that gave points, the first cause lowest", () => {
  const rows = [row(0, [10, 0, 6, -3]), row(1, [4, 4, 0, 0])];
  const [high, low] = storeysOf({
    title: "",
    causes: ["way", "sale", "set", "loss"],
    rows,
    ties: [],
  } as unknown as Result);
  expect(high!.map(({ name, points, part, below }) => [name, points, part, below])).toEqual([
    ["set", 6, "37.5", 1],
    ["way", 10, "62.5", 0],
  ]);
  expect(low!.map(({ cause, part }) => [cause, part])).toEqual([
    [1, "25.0"],
    [0, "25.0"],
  ]);
  expect(scored([10, 0, 6, -3])).toBe(16);
});

test("a place lies in the first region whose pattern it has", () => {
  const regionOf = regionsIn([
    [/^bank/, "banks"],
    [/^(bank|clay)\//, "goods"],
  ]);
  expect(["bank/1", "clay/0", "hand/0"].map(regionOf)).toEqual(["banks", "goods", null]);
});

test("a placard says what its kind of place says, and the rules of what that names", () => {
  const about = aboutOf<{ banks: { place: string; clay: number }[] }, Words>({
    bank: ({ banks }, place, which) => {
      const bank = at(banks, place);
      return bank && [`bank ${which}`, [`${bank.clay}`], "clay", "nothing"];
    },
  });
  const scene = { board: { banks: [{ place: "bank/2", clay: 4 }] } } as unknown as Scene;
  const words = { "about/clay": "POTS-1 Take one.\nPOTS-2 Fire two." } as unknown as Words;
  expect(about("bank/2", scene, words)).toEqual({
    title: "bank 2",
    lines: ["4"],
    rules: ["POTS-1 Take one.", "POTS-2 Fire two."],
  });
  expect(about("bank/7", scene, words)).toBeNull();
  expect(about("elsewhere", scene, words)).toBeNull();
});
