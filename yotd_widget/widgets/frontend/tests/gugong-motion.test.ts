/** What moves in Gùgōng in a step: in which chapter, and where to. */
import { expect, test } from "vitest";
import { MOTION } from "../src/games/gugong/motion";
import type { Board } from "../src/games/gugong/wire";
import type { Happening } from "../src/shell/motion/given";
import type { LogLine } from "../src/shell/wire";
import { wordsOf } from "./page";

type Ships = Record<string, number>;

/** Two players, Meng the second; ships by harbour, servants of each on the Wall. */
function board(ships: Ships = {}, wall: readonly number[] = [], more: Partial<Board> = {}): Board {
  const berth = (key: string) => {
    const seat = ships[key];
    return seat === undefined
      ? { place: `harbour/${key}`, key, ship: null }
      : { place: `ship/${seat}/${key}`, key, ship: { seat, servants: 1, double: false, full: false, name: "" } };
  };
  return {
    active: 0,
    laid: {},
    matched: [],
    officials: [{ key: "jade", place: "gift/jade", card: { name: "silk", value: 5 }, lit: false }],
    hand: { seat: 0, cards: [] },
    cities: [],
    houses: [],
    wall: { builders: wall.map((seat) => ({ seat, double: false })) },
    canal: { lanes: [["A1", "A2", "A3", "A4", "A5"].map(berth)] },
    bridge: { steps: [], medal: 0 },
    palace: { envoys: [] },
    seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, pool: 0, jade: 0, meng: seat === 1 })),
    meng: { name: "Meng", today: [{ icon: "off-wall", name: "Great Wall" }], text: "" },
    ...more,
  } as unknown as Board;
}

const line = (chapter: string, rules: string[] = [], seat: number | null = 1): LogLine => ({
  period: 1,
  seat,
  text: "",
  rules,
  chapter,
});

function happening(before: Board, after: Board, say: LogLine[] = []): Happening<Board> {
  return { step: { say }, before: { board: before }, after: { board: after }, words: wordsOf("gugong") } as never;
}

const travels = (...given: Parameters<typeof happening>) =>
  MOTION.travels(happening(...given)).map(({ way, from, to, chapter, times }) => ({ way, from, to, chapter, times }));

test("a ship that is claimed sails off, one that moves slides", () => {
  expect(travels(board({ A2: 0, A4: 0 }), board({ A4: 0 }))).toMatchObject([
    { way: "sail", from: ["harbour/A2"], to: ["site/canal"] },
  ]);
  expect(travels(board({ A2: 0 }), board({ A5: 0 }))).toMatchObject([
    { way: "slide", from: ["harbour/A2"], to: ["harbour/A5"] },
  ]);
});

test("by Night each ship drifts to the next harbour in the chapter of the Night, the foremost first; the last is lost", () => {
  const night = [line("night", ["NIGHT-4"], null)];
  expect(travels(board({ A1: 0, A2: 0, A5: 1 }), board({ A2: 0, A3: 0 }), night)).toMatchObject([
    { way: "slide", from: ["harbour/A2"], to: ["harbour/A3"], chapter: "night" },
    { way: "slide", from: ["harbour/A1"], to: ["harbour/A2"], chapter: "night" },
    { way: "sail", from: ["harbour/A5"], chapter: "night" },
  ]);
  expect(travels(board({ A1: 0, A3: 1 }), board({ A2: 0, A4: 1 }), night)).toMatchObject([
    { from: ["harbour/A3"], to: ["harbour/A4"] },
    { from: ["harbour/A1"], to: ["harbour/A2"] },
  ]);
});

test("servants of whoever has won the section walk home in its chapter, under a flag in the winner's colour", () => {
  const say = [line("", ["WALL-1"], 0), line("wall", ["WALL-5"])];
  expect(travels(board({}, [0, 1, 1]), board({}, [0]), say)).toMatchObject([
    { way: "walk", from: ["wall/1", "wall"], to: ["pool/1", "seat/1"], times: 2, chapter: "wall" },
  ]);
  const step = happening(board(), board(), say);
  const flag = MOTION.moment("wall", step, () => [0.2, 0.3, 0.2, 0.1])!.sights;
  expect(flag.map(({ look }) => look)).toEqual(["flag of-2"]);
  expect(MOTION.heading("wall", step)).toMatchObject({ icon: "build-tower" });
});

test("Meng's card, gift and actions are told apart, and his things move in them", () => {
  const say = [line("", [], 0), line("meng-card"), line("meng-gift"), line("meng-acts")];
  const gift = { key: "jade", place: "gift/jade", card: { name: "fan", value: 2 }, lit: false };
  const after = board({}, [1], { officials: [gift] as never, laid: { jade: 1 } });
  const step = happening(board(), after, say);
  expect(say.map(({ chapter }) => MOTION.heading(chapter, step)?.title)).toEqual([
    undefined,
    "Meng: the card",
    "Meng: the gift",
    "Meng: the actions",
  ]);
  expect(MOTION.heading("meng-card", step)!.icon).toBe("off-wall");
  expect(travels(board(), after, say).map(({ from, chapter }) => [from[0], chapter])).toEqual([
    ["gift/jade", "meng-gift"],
    ["hand/1", "meng-gift"],
    ["pool/1", "meng-acts"],
  ]);
  expect(["meng-card", "wall"].map((chapter) => MOTION.opens!(chapter))).toEqual([true, true]);
  expect(MOTION.opens!("night")).toBe(false);
});

test("by Night the cards that fit a die light up one after the other", () => {
  const matched = [
    { seat: 0, values: [3, 6] },
    { seat: 1, values: [0] },
  ];
  const { sights } = MOTION.moment("night", happening(board(), board({}, [], { matched })), () => null)!;
  const cards = sights.filter(({ look }) => look === "match");
  expect(cards.map(({ sprite }) => sprite)).toEqual(["gift-3", "gift-6", "i-die"]);
  const delays = cards.map(({ delay }) => delay!);
  expect(delays).toEqual([...new Set(delays)].sort((one, other) => one - other));
  for (const { ms, delay = 0, frames } of sights) {
    expect(ms + delay).toBeLessThanOrEqual(1200);
    for (const frame of frames)
      expect(["opacity", "transform", "offset"]).toEqual(expect.arrayContaining(Object.keys(frame)));
  }
});
