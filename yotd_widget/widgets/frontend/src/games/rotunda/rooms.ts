/**
 * What stands where in the rooms: a drawing, whoever stops there, and the name, each on its own floor and none on another.
 * Reckoned of the plan and of how long names are, not of the position: nothing moves while one plays.
 */
import { doorOf, type Geo, heightOf, type Placed, type Point, radii, spot, stairOf } from "./geo";
import type { Stair } from "./wire";

/** A box on the picture: its middle and its size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a room has: where the foot of its drawing is, that of its Leader, or of the row of them, the middle of its name. */
export interface Kit {
  set: Point;
  man: Point;
  sign: Point;
  /** Where the name hangs in place of a number. */
  name: Point;
  /** The name has two lines. */
  broken: boolean;
  /** In how many rows Leaders stand. */
  rows: number;
}

/** What asks for room, in the measures of the picture. */
export interface Needs {
  /** Of the drawing: how wide, how far it is above its foot and below it. */
  set: readonly [number, number, number];
  /** Of a Leader. */
  man: readonly [number, number];
  /** From one of a row to the next, and how many there are. */
  slot: number;
  men: number;
  /** Of the name, in one line and in two. */
  names: readonly (readonly [number, number])[];
  /** Of the name, where mostly a number stands for it. */
  whole?: readonly [number, number];
}

/** How much of a Leader is above the feet. */
export const ABOVE = 0.88;
/** How far the second row of Leaders stands before the first, by how high one is. */
export const BEHIND = 0.62;
/** So far two things keep apart. */
const GAP = 3;
/** What it is worth that a point lies off the floor, that something is covered, that a way is, and that a name has two lines. */
const OFF = 300;
const HIT = 16;
const WAY = 1;
const LINE = 60;
/** That Leaders stand in two rows. */
const ROW = 500;
/** How far from its number a name is looked for. */
const REACH = 42;
/** So many places there are across a ring, and so many of all are compared. */
const DEEP = 11;
const MOST = 120;

interface Place extends Box {
  foot: Point;
  cost: number;
}

/** How far below a place of a floor the edge of what hides it is: the upper floor, the front wall. */
const lipOf = (geo: Geo, ring: Placed["ring"]) => (ring === "inner" ? geo.up + 4 * geo.fig : 8 * geo.fig);

/** How far a point is off the floor of a room, in the measures of the picture; 0 on it. */
export function offFloor(geo: Geo, room: Placed, x: number, y: number): number {
  const across = x - geo.cx;
  const down = (y - geo.cy + heightOf(geo, room.ring)) / geo.k;
  const front = (y - geo.cy + heightOf(geo, room.ring) + (down > 0 ? lipOf(geo, room.ring) : 0)) / geo.k;
  const [inner, outer] = radii(geo, room.ring);
  const radius = Math.hypot(across, down);
  const middle = (room.start + room.end) / 2;
  const turned = (((((Math.atan2(down, across) * 180) / Math.PI - middle) % 360) + 540) % 360) - 180;
  const aside = ((Math.abs(turned) - (room.end - room.start) / 2) * Math.PI * radius) / 180;
  return Math.max(0, inner - radius, Math.hypot(across, front) - outer, aside);
}

/** Of a box what lies off the floor; share: of its height, from below, that has to be on it. */
function off(geo: Geo, room: Placed, { x, y, w, h }: Box, share = 1): number {
  let sum = 0;
  for (const across of [-0.5, -0.25, 0, 0.25, 0.5])
    for (const up of [0, 0.5, 1]) {
      const away = offFloor(geo, room, x + across * w, y + h / 2 - up * share * h);
      sum += away / 8;
    }
  return sum;
}

/** How much of each other two boxes cover, with what they keep apart. */
function shared(one: Box, other: Box, gap = GAP): number {
  const wide = (one.w + other.w) / 2 + gap - Math.abs(one.x - other.x);
  const high = (one.h + other.h) / 2 + gap - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const sum = (box: Box, others: readonly Box[]) => others.reduce((all, other) => all + shared(box, other, 0), 0);

/** The kits of all rooms. */
export function kitsOf<Room extends Placed & { key: string }>(
  geo: Geo,
  rooms: readonly Room[],
  stairs: readonly Stair[],
  needs: (room: Room) => Needs,
): Record<string, Kit> {
  const ways = [
    ...rooms.flatMap(({ ring, start, end }) =>
      (ring === "hall" ? (["inner", "outer"] as const) : [ring]).flatMap((each) =>
        [start, end].map((angle) => {
          const { x, y } = doorOf(geo, each, angle);
          return { x, y, w: 30 * geo.fig, h: 24 * geo.fig };
        }),
      ),
    ),
    ...stairs.flatMap(({ angle, up }) => {
      const { ends } = stairOf(geo, angle, up);
      const [[left, top], [right, low]] = ends;
      return [0, 0.5, 1].map((share) => ({
        x: left + (right - left) * share,
        y: top + (low - top) * share,
        w: 26 * geo.fig,
        h: 22 * geo.fig,
      }));
    }),
  ];
  const found: Record<string, Kit> = {};
  const built: Box[] = [];
  const stand: Box[] = [];
  // What is nearer covers no name of what is behind: those are sought first
  for (const ring of ["hall", "inner", "outer"])
    for (const room of rooms.filter((each) => each.ring === ring)) {
      const { kit, boxes } = kitOf(geo, room, needs(room), ways, built);
      found[room.key] = kit;
      built.push(...boxes);
      stand.push(boxes[1]!);
    }
  const names: Box[] = [];
  for (const room of rooms) {
    const { whole } = needs(room);
    const kit = found[room.key]!;
    if (!whole) continue;
    const name = nameAt(geo, room, kit, whole, [...stand, ...names], built);
    names.push({ x: name[0], y: name[1], w: whole[0], h: whole[1] });
    found[room.key] = { ...kit, name };
  }
  return found;
}

/** Where a name hangs in place of a number: on nobody, and near it; that it covers furniture or a wall matters less. */
function nameAt(
  geo: Geo,
  room: Placed,
  { sign }: Kit,
  [w, h]: readonly [number, number],
  stand: readonly Box[],
  built: readonly Box[],
): Point {
  let [least, found] = [Number.POSITIVE_INFINITY, sign];
  for (let across = -REACH; across <= REACH; across += 3)
    for (let down = -REACH; down <= REACH; down += 3) {
      const box = { x: sign[0] + across, y: sign[1] + down, w, h };
      const away = across * across + down * down;
      const cost =
        HIT * stand.reduce((all, each) => all + shared(box, each), 0) +
        sum(box, built) +
        LINE * off(geo, room, box) +
        0.1 * away;
      if (cost < least) [least, found] = [cost, [box.x, box.y]];
    }
  return found;
}

function kitOf(geo: Geo, room: Placed, needs: Needs, ways: readonly Box[], built: readonly Box[]) {
  const isHall = room.ring === "hall";
  const back = Math.sin((((room.start + room.end) / 2) * Math.PI) / 180) < 0;
  const [cx, cy] = spot(geo, room, 0.5);
  /** The places of a grid over the floor, the best first; of too many every n-th. */
  const places = (fine: number, boxAt: (foot: Point) => Box, share: number, weight: number): Place[] => {
    const all: Place[] = [];
    for (let along = 1; along < fine; along++)
      for (let across = 1; across < DEEP; across++) {
        const foot = spot(geo, room, along / fine, across / DEEP);
        const box = boxAt(foot);
        const cost = OFF * off(geo, room, box, share) + weight * sum(box, ways) + HIT * sum(box, built);
        all.push({ ...box, foot, cost });
      }
    const least = Math.min(...all.map(({ cost }) => cost));
    const good = all.filter(({ cost }) => cost <= least + OFF);
    const step = Math.max(1, good.length / MOST);
    const some = Array.from({ length: Math.min(MOST, good.length) }, (_, nth) => good[Math.floor(nth * step)]!);
    return some.sort((one, other) => one.cost - other.cost);
  };
  const open = (isHall || room.ring === "outer") && back;
  const [wide, above, below] = needs.set;
  const sets = places(
    10,
    ([x, y]) => ({ x, y: y + (below - above) / 2, w: wide, h: above + below }),
    isHall ? 0.2 : open ? 0.5 : 0.75,
    WAY,
  );
  let best: { kit: Kit; boxes: Box[]; cost: number } | undefined;
  for (const rows of needs.men > 2 && !geo.plain ? [1, 2] : [1]) {
    const [broad, tall] = needs.man;
    const w = (Math.ceil(needs.men / rows) - 1) * needs.slot + broad;
    const h = tall * (1 + (rows - 1) * BEHIND);
    const men = places(10, ([x, y]) => ({ x, y: y - ABOVE * tall + h / 2, w, h }), open ? 0.5 : 0.7, WAY);
    for (const [nth, [long, high]] of needs.names.entries()) {
      const signs = places(14, ([x, y]) => ({ x, y, w: long, h: high }), 1, HIT);
      for (const set of sets) {
        const [left, low] = [set.x, set.y + set.h / 2 + high / 2 + GAP];
        for (const man of men) {
          if (best && set.cost + man.cost >= best.cost) break;
          const cost =
            set.cost +
            man.cost +
            (isHall ? 1 : 2) * shared(set, man) +
            0.004 * ((set.x + man.x - 2 * cx) ** 2 + (set.y + man.y - 2 * cy) ** 2) +
            nth * LINE +
            (rows - 1) * ROW;
          if (best && cost >= best.cost) continue;
          for (const sign of signs) {
            if (best && cost + sign.cost >= best.cost) break;
            const more =
              sign.cost +
              HIT * (shared(sign, set) + shared(sign, man)) +
              0.035 * ((sign.x - left) ** 2 + (sign.y - low) ** 2);
            if (!best || cost + more < best.cost)
              best = {
                kit: { set: set.foot, man: man.foot, sign: sign.foot, name: sign.foot, broken: nth > 0, rows },
                boxes: [set, man, sign],
                cost: cost + more,
              };
          }
        }
      }
    }
  }
  return best!;
}

/** Where one of a row of Leaders stands: in two rows every other one is before. */
export function inRow({ man: [x, y], rows }: Kit, nth: number, count: number, slot: number, tall: number): Point {
  const row = Math.ceil(count / rows);
  const [line, at] = [Math.floor(nth / row), nth % row];
  const here = line === 0 ? row : count - row;
  return [x + (at - (here - 1) / 2) * slot, y + line * BEHIND * tall];
}
