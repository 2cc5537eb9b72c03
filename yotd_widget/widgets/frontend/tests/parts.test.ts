/** Moves that are pressed in parts: what can be pressed next follows from what is listed, and nothing commits. */
import { expect, test } from "vitest";
import { lastParts, offered, pressed } from "../src/shell/deciding/parts";
import type { Choice } from "../src/shell/wire";

const WORDS = { chosen: "chosen", canBeChosen: "can be chosen" };

const choice = (label: string, state: Choice["state"] = "legal"): Choice => ({
  state,
  move: label,
  label,
  name: state,
  preview: state === "legal" ? { lines: [], ghosts: {} } : null,
  reason: state === "legal" ? null : { code: "E", text: `${label}: no`, rules: [], brief: "", nearest: "", can: false },
});

/** A fan is free at the wall, has its price at the canal, and cannot go to the palace. */
const CHOICES: Record<string, Choice> = {
  skip: choice("skip"),
  "card/fan+gift/wall": choice("fan to wall"),
  "card/fan+gift/canal": choice("fan to canal", "blocked"),
  "card/fan+gift/canal+price/two": choice("fan to canal for two"),
  "card/fan+gift/canal+price/none": choice("fan to canal for nothing"),
  "card/fan+gift/palace": choice("fan to palace", "blocked"),
  "card/vase+gift/wall": choice("vase to wall"),
  "card/vase+gift/palace": choice("vase to palace"),
  "token/1+token/2+rate/vp": choice("tokens for points"),
};

const states = (picked: string[]) => {
  const { choices } = offered(CHOICES, picked, WORDS);
  return Object.fromEntries(Object.entries(choices).map(([place, each]) => [place, each.state]));
};

test("choices of one place are left as they are", () => {
  const single = { skip: CHOICES.skip! };
  expect(offered(single, [], WORDS)).toEqual({ choices: single, parts: new Set(), target: null, unfinished: false });
  expect(offered(CHOICES, [], WORDS).choices.skip).toBe(CHOICES.skip);
});

test("at first every part of a possible move can be pressed, and nothing is aimed at", () => {
  const offer = offered(CHOICES, [], WORDS);
  expect(offer.target).toBeNull();
  expect(states([])).toMatchObject({
    "card/fan": "legal",
    "gift/canal": "legal",
    "token/1": "legal",
    "rate/vp": "legal",
  });
  expect(offer.choices["card/fan"]).toMatchObject({ label: "", name: "can be chosen", reason: null });
});

test("a card and a place that go together are a move", () => {
  const offer = offered(CHOICES, ["card/fan", "gift/wall"], WORDS);
  expect(offer.target).toBe("card/fan+gift/wall");
  expect(offer.choices["card/fan"]).toMatchObject({ state: "chosen", label: "fan to wall" });
  expect(offer.unfinished).toBe(false);
});

test("where a price is missing it says why, and that is not the end of it", () => {
  const offer = offered(CHOICES, ["card/fan", "gift/canal"], WORDS);
  expect([offer.target, offer.unfinished]).toEqual(["card/fan+gift/canal", true]);
  expect(lastParts(CHOICES, ["card/fan", "gift/canal"], ["price/two", "price/none", "price/other"])).toEqual([
    "price/two",
    "price/none",
  ]);
  expect(offered(CHOICES, ["card/fan", "gift/canal", "price/two"], WORDS).target).toBe("card/fan+gift/canal+price/two");
});

test("prices are asked for only when nothing else is missing", () => {
  expect(lastParts(CHOICES, [], ["price/two", "price/none"])).toEqual([]);
  expect(lastParts(CHOICES, ["card/fan"], ["price/two", "price/none"])).toEqual([]);
  expect(lastParts(CHOICES, ["card/fan", "gift/wall"], ["price/two", "price/none"])).toEqual([]);
});

test("with a card in hand a place where it cannot go says so", () => {
  const { choices } = offered(CHOICES, ["card/fan"], WORDS);
  expect(choices["gift/palace"]).toMatchObject({ state: "blocked", reason: { text: "fan to palace: no" } });
  expect(choices["gift/wall"]).toMatchObject({ state: "legal", label: "fan to wall" });
});

test("what goes with nothing picked before takes its place", () => {
  expect(pressed(CHOICES, ["card/fan", "gift/wall"], "card/vase")).toEqual(["card/vase", "gift/wall"]);
  expect(pressed(CHOICES, ["card/fan", "gift/canal"], "card/vase")).toEqual(["card/vase"]);
  expect(pressed(CHOICES, ["card/fan", "gift/canal", "price/two"], "price/none")).toEqual([
    "price/none",
    "card/fan",
    "gift/canal",
  ]);
  expect(pressed(CHOICES, ["card/fan", "gift/wall"], "token/1")).toEqual(["token/1"]);
});

test("a second press takes a part back", () => {
  expect(pressed(CHOICES, ["card/fan", "gift/wall"], "card/fan")).toEqual(["gift/wall"]);
});

test("the only move that is left is meant before its last part is pressed", () => {
  expect(offered(CHOICES, ["token/1"], WORDS).target).toBe("token/1+token/2+rate/vp");
  expect(offered(CHOICES, ["card/vase"], WORDS).target).toBeNull();
});
