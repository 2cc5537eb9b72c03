/** What moves in Rotunda in a step, and which way a Leader walks. */
import { expect, test } from "vitest";
import { MOTION } from "../src/games/rotunda/motion";
import { route } from "../src/games/rotunda/route";
import type { Board, Man, Room } from "../src/games/rotunda/wire";

const room = (key: string, ring: Room["ring"], start: number, end: number, chairs: Room["chairs"] = []) =>
  ({ key, place: `room/${key}`, ring, start, end, chairs }) as unknown as Room;

const ROOMS = [
  room("hall", "hall", 200, 230),
  room("a", "inner", 230, 300),
  room("b", "inner", 300, 400),
  room("c", "inner", 400, 560),
  room("x", "outer", 230, 310),
  room("y", "outer", 310, 430),
  room("z", "outer", 430, 560),
];
const STAIRS = [
  { angle: 305, up: true, name: "" },
  { angle: 425, up: false, name: "" },
  { angle: 500, up: true, name: "" },
];
const PLAN = { rooms: ROOMS, stairs: STAIRS };

test("a Leader walks clockwise along its ring, and over the first staircase that leads to the other one", () => {
  expect(route(PLAN, "a", "c")).toEqual(["b"]);
  expect(route(PLAN, "a", "z")).toEqual(["y"]);
  expect(route(PLAN, "x", "c")).toEqual(["y"]);
  expect(route(PLAN, "b", "hall")).toEqual(["c"]);
  expect(route(PLAN, "hall", "y")).toEqual(["x"]);
});

const man = (seat: number | null, key: string, count = 1): Man => ({
  place: seat === null ? "neutral/tea" : `leader/${seat}/${key}`,
  seat,
  kind: seat === null ? "tea" : "",
  room: key,
  count,
  name: "",
});

function board(more: Partial<Board>): Board {
  const own = { seat: 0, waiting: 9 };
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, vp: 0 }));
  return { ...PLAN, men: [], villages: [], altar: null, own, seats, ...more } as unknown as Board;
}

const travels = (before: Partial<Board>, after: Partial<Board>) =>
  MOTION.travels({ before: { board: board(before) }, after: { board: board(after) } } as never).map(
    ({ way, from, to, via, times }) => ({ way, from: from[0], to: to[0], via, times }),
  );

test("who moves walks from where he was, one of two as well, and a Neutral Leader", () => {
  expect(travels({ men: [man(0, "hall", 2)] }, { men: [man(0, "hall"), man(0, "b")] })).toMatchObject([
    { way: "walk", from: "leader/0/hall", to: "leader/0/b", via: ["room/a"] },
  ]);
  expect(travels({ men: [man(null, "x")] }, { men: [man(null, "z")] })).toMatchObject([
    { way: "walk", from: "neutral/tea", to: "neutral/tea", via: ["room/y"] },
  ]);
});

test("Assistants leave the supply for chairs, villages and come back to it", () => {
  const seated = ROOMS.map((each) =>
    each.key === "a" ? { ...each, chairs: [{ place: "young/a/1", seat: 1, senior: false, name: "" }] } : each,
  );
  expect(travels({}, { rooms: seated })).toMatchObject([{ way: "arc", from: "supply/1", to: "young/a/1", times: 1 }]);
  expect(travels({ rooms: seated }, {})).toMatchObject([{ from: "young/a/1", to: "supply/1" }]);
  const village = (count: number) => [
    { key: "V1", name: "", peddler: true, text: "", people: [{ place: "village/V1/0", seat: 0, count, name: "" }] },
  ];
  expect(travels({ villages: village(1) }, { villages: village(2) })).toMatchObject([{ to: "village/V1/0", times: 1 }]);
});

test("the track is compared with the same player's alone", () => {
  const own = (seat: number, waiting: number) => ({ own: { seat, waiting } as Board["own"] });
  expect(travels(own(0, 9), own(0, 8))).toMatchObject([{ from: "track/0", to: "supply/0" }]);
  expect(travels(own(0, 9), own(1, 5))).toEqual([]);
});
