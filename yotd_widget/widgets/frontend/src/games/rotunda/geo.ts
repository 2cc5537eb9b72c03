/** The geometry of the house: ellipses seen from above, heights lift. One set of measures for wide pages, two for narrow ones. */

export interface Geo {
  /** The picture. */
  w: number;
  h: number;
  /** Its middle. */
  cx: number;
  cy: number;
  /** Radii: outer wall, between the rings, inner wall, edge of the veranda. */
  R: number;
  mid: number;
  inn: number;
  ver: number;
  /** Height by width of a circle. */
  k: number;
  /** Heights: of the outer floor, the back wall, the roof, the front wall, a partition. */
  up: number;
  wall: number;
  roof: number;
  base: number;
  part: number;
  /** Width of a staircase, how far it reaches, and how far it turns, in degrees. */
  stair: readonly [number, number, number];
  /** Size of what stands there, by that of the wide page. */
  fig: number;
  /** How far below the middle of a room its name hangs. */
  drop: number;
  villages: readonly (readonly [number, number])[];
}

/** low: where nothing in the house is pressed, it makes room for what is. */
export const GEO: Readonly<Record<"wide" | "narrow" | "low", Geo>> = {
  wide: {
    w: 812,
    h: 534,
    cx: 406,
    cy: 286,
    R: 330,
    mid: 231,
    inn: 120,
    ver: 84,
    k: 0.66,
    up: 10,
    wall: 38,
    roof: 16,
    base: 27,
    part: 15,
    stair: [24, 32, 5],
    fig: 1,
    drop: 25,
    villages: [
      [736, 462],
      [76, 462],
      [74, 66],
      [738, 66],
    ],
  },
  narrow: {
    w: 390,
    h: 408,
    cx: 195,
    cy: 208,
    R: 186,
    mid: 127,
    inn: 68,
    ver: 46,
    k: 0.92,
    up: 5,
    wall: 14,
    roof: 9,
    base: 12,
    part: 7,
    stair: [13, 16, 7],
    fig: 0.62,
    drop: 14,
    villages: [
      [354, 372],
      [36, 372],
      [36, 36],
      [354, 36],
    ],
  },
  low: {
    w: 390,
    h: 262,
    cx: 195,
    cy: 138,
    R: 172,
    mid: 120,
    inn: 62,
    ver: 44,
    k: 0.62,
    up: 5,
    wall: 16,
    roof: 8,
    base: 12,
    part: 6,
    stair: [12, 15, 6],
    fig: 0.52,
    drop: 13,
    villages: [
      [360, 226],
      [30, 226],
      [30, 28],
      [360, 28],
    ],
  },
};

export type Point = readonly [number, number];

const rad = (angle: number) => (angle * Math.PI) / 180;
const fixed = (value: number) => value.toFixed(1);

export const point = (geo: Geo, radius: number, angle: number, z = 0): Point => [
  geo.cx + radius * Math.cos(rad(angle)),
  geo.cy + radius * geo.k * Math.sin(rad(angle)) - z,
];

const at = (geo: Geo, radius: number, angle: number, z: number) => point(geo, radius, angle, z).map(fixed).join(" ");

const arc = (geo: Geo, radius: number, from: number, to: number, z: number) =>
  `A${radius} ${fixed(radius * geo.k)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(geo, radius, to, z)}`;

/** The floor between two radii and two angles. */
export const sector = (geo: Geo, inner: number, outer: number, from: number, to: number, z = 0) =>
  `M${at(geo, inner, from, z)}L${at(geo, outer, from, z)}${arc(geo, outer, from, to, z)}L${at(geo, inner, to, z)}${arc(geo, inner, to, from, z)}Z`;

/** An upright band along a circle, from one height to another. */
export const band = (geo: Geo, radius: number, from: number, to: number, low: number, high: number, top = radius) =>
  `M${at(geo, radius, from, low)}${arc(geo, radius, from, to, low)}L${at(geo, top, to, high)}${arc(geo, top, to, from, high)}Z`;

/** A partition at an angle, with the door in its middle. */
export const partition = (geo: Geo, inner: number, outer: number, angle: number, z: number) =>
  [
    [0, 0.27],
    [0.73, 1],
  ]
    .map(([start = 0, end = 1]) => {
      const [from, to] = [inner + (outer - inner) * start, inner + (outer - inner) * end];
      return `M${at(geo, from, angle, z)}L${at(geo, to, angle, z)}L${at(geo, to, angle, z + geo.part)}L${at(geo, from, angle, z + geo.part)}Z`;
    })
    .join("");

export const line = (geo: Geo, inner: number, outer: number, angle: number, low: number, high = low) =>
  `M${at(geo, inner, angle, low)}L${at(geo, outer, angle, high)}`;

interface Placed {
  ring: "inner" | "outer" | "hall";
  start: number;
  end: number;
}

const radii = (geo: Geo, ring: Placed["ring"]): readonly [number, number] =>
  ring === "inner" ? [geo.inn, geo.mid] : ring === "outer" ? [geo.mid, geo.R] : [geo.inn, geo.R];

export const floorOf = (geo: Geo, { ring, start, end }: Placed) =>
  sector(geo, ...radii(geo, ring), start, end, heightOf(geo, ring));

const heightOf = (geo: Geo, ring: Placed["ring"]) => (ring === "outer" ? geo.up : ring === "hall" ? geo.up / 2 : 0);

/** Where things stand in a room: along its arc from 0 to 1, and across it from the inside. */
export function spot(geo: Geo, room: Placed, along: number, across = 0.5): Point {
  const [inner, outer] = radii(geo, room.ring);
  const angle = room.start + (room.end - room.start) * along;
  return point(geo, inner + (outer - inner) * across, angle, heightOf(geo, room.ring));
}

/** Where the name of a room hangs. */
export function signOf(geo: Geo, room: Placed): Point {
  const [x, y] = spot(geo, room, 0.5);
  const upright = Math.abs(Math.sin(rad((room.start + room.end) / 2)));
  if (room.ring === "hall") {
    const [left, top] = point(geo, geo.mid + 20 * geo.fig, (room.start + room.end) / 2);
    return [left, top - 98 * geo.fig];
  }
  return [x, y + geo.drop * upright - 4 * geo.fig * (1 - upright)];
}

/** Whether a point of the picture lies on the floor of a room, or outside of the house. */
export function isIn(geo: Geo, { ring, start, end }: Placed, [x, y]: Point): boolean {
  const [across, down] = [x - geo.cx, (y - geo.cy + heightOf(geo, ring)) / geo.k];
  const [inner, outer] = radii(geo, ring);
  const radius = Math.hypot(across, down);
  const turned = ((((Math.atan2(down, across) * 180) / Math.PI - start) % 360) + 360) % 360;
  return radius >= inner && (radius <= outer || outer === geo.R) && turned <= end - start;
}

/** A box on the page: its middle and its size, in pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a name should keep off, and how much that matters. */
export interface Still extends Box {
  weight: number;
}

/** So far apart are the places that are tried; so often each box looks whether the others have left it a better one. */
const GRAIN = 2;
const SWEEPS = 6;
/** What hanging elsewhere is worth, by square pixels of something that is covered: by the square of the way, and in a strange room. */
const NEAR = 0.04;
const STRAYED = 1500;
/** So far from the sides of the page, where the sign of what can be pressed has room on the corner. */
const EDGE = 7;
/** How much it matters that two of them cover each other. */
const NAMES = 8;

/** A box that looks for a place. */
export interface Hung extends Box {
  /** Of one that is pressed with a finger, how high its words are; only they cover what stands still. */
  seen?: number;
  /** Whether a middle there is in a room of others. */
  strays?: (x: number, y: number) => boolean;
}

/** Boxes where they cover least of each other and of what stands still, each as near to its own place as that lets it.
 *
 * reach: so far each goes from there at most, across and down: a name in the next room would be worse.
 */
export function apart(
  boxes: readonly Hung[],
  still: readonly Still[],
  page: { w: number; h: number },
  reach: readonly [number, number],
): Box[] {
  const inside = (box: Box): Box => ({
    ...box,
    x: within(box.x, box.w / 2 + EDGE, page.w - box.w / 2 - EDGE),
    y: within(box.y, box.h / 2, page.h - box.h / 2),
  });
  const found = boxes.map(inside);
  const [far, deep] = reach.map((each) => Math.floor(each / GRAIN)) as [number, number];
  const steps: Point[] = [];
  for (let x = -far; x <= far; x++) for (let y = -deep; y <= deep; y++) steps.push([x * GRAIN, y * GRAIN]);
  steps.sort(([x, y], [x2, y2]) => Math.hypot(x, y) - Math.hypot(x2, y2));
  const best = (nth: number): Box => {
    const home = boxes[nth]!;
    const [wide, high] = [home.w / 2 + far * GRAIN, (home.seen ?? home.h) / 2 + deep * GRAIN];
    const around = still.filter(
      (each) => Math.abs(each.x - home.x) < wide + each.w / 2 && Math.abs(each.y - home.y) < high + each.h / 2,
    );
    const others = found.filter((_, other) => other !== nth);
    let [least, chosen] = [Number.POSITIVE_INFINITY, found[nth]!];
    for (const [x, y] of steps) {
      const away = NEAR * (x * x + y * y);
      if (away >= least) break;
      const box = inside({ ...home, x: home.x + x, y: home.y + y });
      const words = home.seen ? { ...box, h: home.seen } : box;
      const cost =
        away +
        (home.strays?.(box.x, box.y) ? STRAYED : 0) +
        others.reduce((sum, other) => sum + NAMES * shared(box, other), 0) +
        around.reduce((sum, each) => sum + each.weight * shared(words, each), 0);
      if (cost < least) [least, chosen] = [cost, box];
    }
    return chosen;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = found.map(({ x, y }) => `${x} ${y}`).join();
    for (const nth of found.keys()) found[nth] = best(nth);
    if (before === found.map(({ x, y }) => `${x} ${y}`).join()) break;
  }
  return found;
}

/** How much of each other two boxes cover. */
function shared(one: Box, other: Box): number {
  const wide = (one.w + other.w) / 2 - Math.abs(one.x - other.x);
  const high = (one.h + other.h) / 2 - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Where a chair of a room stands on the veranda. */
export function chairAt(geo: Geo, room: Placed, nth: number, count: number): Point {
  const edge = 5;
  const angle = room.start + edge + ((room.end - room.start - 2 * edge) * (nth + 0.5)) / count;
  return point(geo, (geo.ver + geo.inn) / 2, angle);
}

/** Where the n-th Leader stands; in the Hall there is room for many. depth: 1 before others there, -1 behind them. */
export function manAt(geo: Geo, room: Placed, nth: number, count: number, depth: -1 | 0 | 1 = 0): Point {
  if (room.ring !== "hall") return spot(geo, room, 0.82);
  const [x, y] = spot(geo, room, 0.5, 0.36);
  const row = Math.min(count, 5);
  return [x + ((nth % row) - (row - 1) / 2) * 24 * geo.fig, y + (Math.floor(nth / row) * 20 + depth * 11) * geo.fig];
}

/** A staircase across the step between the rings. */
export function stairOf(geo: Geo, angle: number, up: boolean) {
  const [width, reach, turn] = geo.stair;
  const [low, high] = [point(geo, geo.mid - reach, angle, 0), point(geo, geo.mid + reach, angle, geo.up)];
  const [from, to] = up
    ? [point(geo, geo.mid - reach, angle - turn, 0), point(geo, geo.mid + reach, angle + turn, geo.up)]
    : [point(geo, geo.mid + reach, angle - turn, geo.up), point(geo, geo.mid - reach, angle + turn, 0)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  const quad = (share: number) =>
    `M${fixed(from[0] + nx * share)} ${fixed(from[1] + ny * share)}L${fixed(to[0] + nx * share)} ${fixed(to[1] + ny * share)}L${fixed(to[0] - nx * share)} ${fixed(to[1] - ny * share)}L${fixed(from[0] - nx * share)} ${fixed(from[1] - ny * share)}Z`;
  const steps = [1, 2, 3, 4, 5]
    .map((nth) => {
      const [x, y] = [from[0] + (dx * nth) / 6, from[1] + (dy * nth) / 6];
      return `M${fixed(x + nx)} ${fixed(y + ny)}L${fixed(x - nx)} ${fixed(y - ny)}`;
    })
    .join("");
  const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { side: quad(1), runner: quad(0.58), steps, middle: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], turned };
}

/** The arrow in a door: where, and how it is turned. */
export function doorOf(geo: Geo, ring: "inner" | "outer", angle: number) {
  const [inner, outer] = radii(geo, ring);
  const radius = (inner + outer) / 2;
  const z = heightOf(geo, ring);
  const [x, y] = point(geo, radius, angle, z);
  const [x2, y2] = point(geo, radius, angle + 1, z);
  const half = 8 * geo.fig;
  const turn = 900 / radius;
  return {
    runner: sector(geo, radius - half, radius + half, angle - turn, angle + turn, z),
    x,
    y,
    turned: (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI,
  };
}
