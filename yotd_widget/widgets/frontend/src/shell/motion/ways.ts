/** How a piece gets from one box to another: what of it is animated, and how long that takes. Only transform and opacity. */
import type { Way } from "./given";
import type { Box } from "./places";

export const OUT = "cubic-bezier(.3,.7,.3,1)";

export interface Flight {
  frames: Keyframe[];
  ms: number;
  easing: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Milliseconds of each way. */
const TIMES: Readonly<Record<Way, number>> = {
  arc: 300,
  hop: 320,
  walk: 320,
  slide: 260,
  leave: 320,
  sail: 420,
};

/** So long comes the next of several after the one before. */
export const STAGGER_MS = 70;

export const GAIN_MS = 320;
/** The chapter is there first. */
export const GAIN_LATE_MS = 150;
export const GAIN_STAGGER_MS = 200;

/** Of a flight. */
const FRAMES = 12;
const BOB = 4;
const BOUNCE = 9;
/** The part of a flight after which it has landed and settles. */
const LANDS = 0.78;
const GROWS = 0.14;

/** Where a piece is when its middle is that of a box; `foot`: when it stands on the box's lower edge. */
export const middle = (box: Box, { width, height }: Size) => [
  box.x + (box.width - width) / 2,
  box.y + (box.height - height) / 2,
];
const foot = (box: Box, { width, height }: Size) => [box.x + (box.width - width) / 2, box.y + box.height - height];

export type Point = readonly [x: number, y: number];

const at = ([x, y]: readonly number[], more = "") => `translate(${x!.toFixed(1)}px,${y!.toFixed(1)}px)${more}`;
export const between = (one: readonly number[], other: readonly number[], part: number) =>
  one.map((value, axis) => value + (other[axis]! - value) * part);

/** One flight, or several, one after the other. scale: how large it is at first. */
export function flights(way: Way, from: Box, to: Box, size: Size, via?: Box | null, scale = 0.8): Flight[] {
  const [a, b] = [middle(from, size), middle(to, size)];
  switch (way) {
    case "arc":
    case "hop":
      return [{ frames: thrown(a, b, scale, way === "hop" ? BOUNCE : 0), ms: TIMES[way], easing: "linear" }];
    case "slide":
      return [{ frames: [{ transform: at(a) }, { transform: at(b) }], ms: TIMES.slide, easing: OUT }];
    case "sail": {
      const edge = [to.x + to.width - size.width, a[1]!];
      return [
        { frames: [{ transform: at(a) }, { transform: at(edge), opacity: 0 }], ms: TIMES.sail, easing: "ease-in" },
      ];
    }
    case "walk": {
      const gate = via ? foot(via, size) : b;
      const walked = { frames: strides([a, gate]), ms: TIMES.walk, easing: "linear" };
      return via
        ? [walked, { frames: [{ transform: at(gate) }, { transform: at(b) }], ms: 180, easing: OUT }]
        : [walked];
    }
    case "leave": {
      const ground = Math.max(a[1]!, foot(to, size)[1]!);
      const out = [Math.max(to.x - size.width, a[0]! - 170), ground];
      const down = [(a[0]! + out[0]!) / 2, ground];
      const frames = strides([a, down, out]).map((frame, nth) => ({ ...frame, opacity: Math.min(1, (8 - nth) / 2.5) }));
      return [{ frames, ms: TIMES.leave, easing: "linear" }];
    }
  }
}

/** Up, in a curve that grows slower, and down; there it settles, or bounces once. */
function thrown(a: readonly number[], b: readonly number[], scale: number, bounce: number): Keyframe[] {
  const high = Math.max(16, Math.min(48, 0.2 * Math.hypot(b[0]! - a[0]!, b[1]! - a[1]!)));
  return Array.from({ length: FRAMES + 1 }, (_, nth) => {
    const part = nth / FRAMES;
    const [flown, rest] = [Math.min(1, part / LANDS), Math.max(0, (part - LANDS) / (1 - LANDS))];
    const way = 1 - (1 - flown) ** 2;
    const [x, y] = between(a, b, way);
    const up = 4 * high * way * (1 - way) + bounce * Math.sin(Math.PI * rest);
    const large = (scale + (1 - scale) * way) * (1 + GROWS * Math.sin(Math.PI * way)) - 0.05 * Math.sin(Math.PI * rest);
    return {
      transform: at([x!, y! - up], nth === FRAMES ? "" : ` scale(${large.toFixed(3)})`),
      opacity: Math.min(1, 0.2 + nth / 2),
    };
  });
}

/** Of a plate, whose middle is at its origin: at its cause for a third of its time, then beside the number, until that changes. */
export function coming(from: Point, to: Point): Keyframe[] {
  const [a, b] = [at(from), at(to)];
  const here = " translate(-50%,-50%)";
  return [
    { transform: `${a}${here} scale(.5)`, opacity: 0 },
    { transform: a + here, opacity: 1, offset: 0.16 },
    { transform: a + here, opacity: 1, offset: 0.36, easing: "ease-in-out" },
    { transform: b + here, opacity: 1 },
  ];
}

/** On foot, from each point of a way to the next in the same time: each stride leans to the other side. */
export function strides(way: readonly (readonly number[])[], steps = 8): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * (way.length - 1);
    const from = Math.min(Math.floor(along), way.length - 2);
    const lean = step % steps ? ` rotate(${step % 2 ? BOB : -BOB}deg)` : "";
    return { transform: at(between(way[from]!, way[from + 1]!, along - from), lean) };
  });
}
