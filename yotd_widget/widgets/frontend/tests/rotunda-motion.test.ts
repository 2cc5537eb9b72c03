/** What moves in Rotunda in a step, and which way a Leader walks. */
import { expect, test } from "vitest";
import { GEO } from "../src/games/rotunda/geo";
import { MOTION } from "../src/games/rotunda/motion";
import { pathOf } from "../src/games/rotunda/path";
import { offFloor } from "../src/games/rotunda/rooms";
import { route, walkOf } from "../src/games/rotunda/route";
import type { Board, Man, Room } from "../src/games/rotunda/wire";

const room = (key: string, ring: Room["ring"], ways: string, chairs: Room["chairs"] = []) =>
  ({ key, place: `room/${key}`, ring, ways: [...ways].map((end) => (end === "h" ? "hall" : end)), chairs }) as Room;

const ROOMS = [
  room("hall", "hall", "ax"),
  room("a", "inner", "by"),
  room("b", "inner", "c"),
  room("c", "inner", "hz"),
  room("x", "outer", "y"),
  room("y", "outer", "zc"),
  room("z", "outer", "h"),
];
const at = (...keys: string[]) => ({ rooms: ROOMS, men: keys.map((key) => ({ room: key })) });
const told = (stops: ReturnType<typeof route>) => stops.map(({ key, steps }) => `${key}${steps ?? "-"}`).join(" ");

test("a Leader walks where there are ways, and passes others without a step", () => {
  expect(told(route(at(), "a", "c"))).toBe("b1 c2");
  expect(told(route(at("y"), "a", "c"))).toBe("y- c1");
  expect(told(route(at("b"), "a", "z"))).toBe("y1 z2");
  expect(told(route(at("b", "y"), "x", "c"))).toBe("y- c1");
});

test("the Hall ends a walk, also one that began there; a Neutral Leader passes it", () => {
  expect(told(route(at(), "c", "hall"))).toBe("hall1");
  expect(told(route(at(), "c", "x"))).toBe("");
  expect(told(route(at(), "c", "x", true))).toBe("hall- x1");
  expect(told(route(at("a"), "hall", "b"))).toBe("a- b1");
});

test("the walk that is drawn is that of whoever is picked, or of the only one who can go there", () => {
  const choices = Object.fromEntries(
    ["leader/0/a+room/b", "leader/0/x+room/b", "leader/0/x+room/c"].map((key) => [key, { state: "legal" }]),
  );
  expect(walkOf(choices, [], "room/c")).toEqual({ start: "leader/0/x", room: "room/c" });
  expect(walkOf(choices, [], "room/b")).toBeNull();
  expect(walkOf(choices, ["leader/0/a"], "room/c")).toBeNull();
  expect(walkOf(choices, ["leader/0/a"], "room/b")).toEqual({ start: "leader/0/a", room: "room/b" });
  expect(walkOf(choices, ["leader/0/a", "room/b"], null)).toEqual({ start: "leader/0/a", room: "room/b" });
});

const nearest = (found: number[]) => found.indexOf(Math.min(...found));

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
  return { rooms: ROOMS, men: [], villages: [], altar: null, own, seats, ...more } as unknown as Board;
}

const travels = (before: Partial<Board>, after: Partial<Board>) =>
  MOTION.travels({ before: { board: board(before) }, after: { board: board(after) } } as never).map(
    ({ way, from, to, times }) => ({ way, from: from[0], to: to[0], times }),
  );

test("who moves walks from where he was, one of two as well, and a Neutral Leader", () => {
  expect(travels({ men: [man(0, "hall", 2)] }, { men: [man(0, "hall"), man(0, "b")] })).toMatchObject([
    { way: "walk", from: "leader/0/hall", to: "leader/0/b" },
  ]);
  expect(travels({ men: [man(null, "x")] }, { men: [man(null, "z")] })).toMatchObject([
    { way: "walk", from: "neutral/tea", to: "neutral/tea" },
  ]);
});

test("on the way he is in the rooms that he comes through, one after the other", () => {
  const placed = (key: string, ring: Room["ring"], start: number, end: number) => ({ key, ring, start, end }) as Room;
  const way = [placed("a", "inner", 10, 70), placed("b", "inner", 70, 130), placed("y", "outer", 100, 160)];
  for (const geo of Object.values(GEO)) {
    const points = pathOf(geo, way);
    const found = points.map((point) => nearest(way.map((room) => offFloor(geo, room, ...point))));
    expect(found).toEqual(found.toSorted());
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
  }
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
