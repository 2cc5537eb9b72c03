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
  /** So small that what cannot be read there is left out. */
  plain?: boolean;
  villages: readonly (readonly [number, number])[];
}

/** low: where nothing in the house is pressed, it makes room for what is. */
export const GEO: Readonly<Record<"wide" | "narrow" | "low", Geo>> = {
  wide: {
    w: 812,
    h: 571,
    cx: 406,
    cy: 301,
    R: 350,
    mid: 254,
    inn: 112,
    ver: 78,
    k: 0.704,
    up: 10,
    wall: 28,
    roof: 14,
    base: 20,
    part: 15,
    stair: [24, 30, 5],
    fig: 1,
    villages: [
      [738, 496],
      [74, 496],
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
    mid: 133,
    inn: 60,
    ver: 42,
    k: 0.92,
    up: 5,
    wall: 14,
    roof: 9,
    base: 12,
    part: 7,
    stair: [13, 16, 7],
    fig: 0.62,
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
    plain: true,
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

export interface Placed {
  ring: "inner" | "outer" | "hall";
  start: number;
  end: number;
}

export const radii = (geo: Geo, ring: Placed["ring"]): readonly [number, number] =>
  ring === "inner" ? [geo.inn, geo.mid] : ring === "outer" ? [geo.mid, geo.R] : [geo.inn, geo.R];

export const floorOf = (geo: Geo, { ring, start, end }: Placed) =>
  sector(geo, ...radii(geo, ring), start, end, heightOf(geo, ring));

export const heightOf = (geo: Geo, ring: Placed["ring"]) =>
  ring === "outer" ? geo.up : ring === "hall" ? geo.up / 2 : 0;

/** Where things stand in a room: along its arc from 0 to 1, and across it from the inside. */
export function spot(geo: Geo, room: Placed, along: number, across = 0.5): Point {
  const [inner, outer] = radii(geo, room.ring);
  const angle = room.start + (room.end - room.start) * along;
  return point(geo, inner + (outer - inner) * across, angle, heightOf(geo, room.ring));
}

/** Where a chair of a room stands on the veranda. */
export function chairAt(geo: Geo, room: Placed, nth: number, count: number): Point {
  const edge = 5;
  const angle = room.start + edge + ((room.end - room.start - 2 * edge) * (nth + 0.5)) / count;
  return point(geo, geo.ver + 0.35 * (geo.inn - geo.ver), angle);
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
  const middle: Point = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  return { side: quad(1), runner: quad(0.58), steps, ends: [from, to] as const, middle, turned };
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
