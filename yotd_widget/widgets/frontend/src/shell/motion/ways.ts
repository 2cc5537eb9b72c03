/** How a piece gets from one box to another: what of it is animated, and how long that takes. Only transform and opacity. */
import type { Way } from "./given";
import type { Box } from "./places";

export const OUT = "cubic-bezier(.3,.7,.3,1)";

interface Flight {
  frames: Keyframe[];
  ms: number;
  easing: string;
}

interface Size {
  width: number;
  height: number;
}

/** Milliseconds of each way. */
const TIMES: Readonly<Record<Way, number>> = {
  arc: 260,
  hop: 300,
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

const STEPS = 6;
const BOB = 4;
const HIGH = 30;
const BOUNCE = 18;

/** Where a piece is when its middle is that of a box; `foot`: when it stands on the box's lower edge. */
const middle = (box: Box, { width, height }: Size) => [
  box.x + (box.width - width) / 2,
  box.y + (box.height - height) / 2,
];
const foot = (box: Box, { width, height }: Size) => [box.x + (box.width - width) / 2, box.y + box.height - height];

export type Point = readonly [x: number, y: number];

const at = ([x, y]: readonly number[], more = "") => `translate(${x!.toFixed(1)}px,${y!.toFixed(1)}px)${more}`;
const between = (one: number[], other: number[], part: number) =>
  one.map((value, axis) => value + (other[axis]! - value) * part);

/** One flight, or several, one after the other. */
export function flights(way: Way, from: Box, to: Box, size: Size, via?: Box): Flight[] {
  const [a, b] = [middle(from, size), middle(to, size)];
  const top = Math.min(a[1]!, b[1]!);
  switch (way) {
    case "arc": {
      const peak = [(a[0]! + b[0]!) / 2, top - HIGH];
      return [
        {
          frames: [
            { transform: at(a, " scale(.7)"), opacity: 0.2 },
            { transform: at(peak, " scale(1.25)"), opacity: 1, offset: 0.5 },
            { transform: at(b), opacity: 1 },
          ],
          ms: TIMES.arc,
          easing: OUT,
        },
      ];
    }
    case "hop": {
      const peak = [(a[0]! + b[0]!) / 2, top - HIGH];
      return [
        {
          frames: [
            { transform: at(a, " scale(.7)"), opacity: 0 },
            { transform: at(peak, " scale(1.15)"), opacity: 1, offset: 0.45, easing: "ease-in" },
            { transform: at(b), opacity: 1, offset: 0.72, easing: "ease-out" },
            { transform: at([b[0]!, b[1]! - BOUNCE]), opacity: 1, offset: 0.86, easing: "ease-in" },
            { transform: at(b), opacity: 1 },
          ],
          ms: TIMES.hop,
          easing: "ease-out",
        },
      ];
    }
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
      const walked = { frames: strides(a, gate), ms: TIMES.walk, easing: "linear" };
      return via
        ? [walked, { frames: [{ transform: at(gate) }, { transform: at(b) }], ms: 180, easing: OUT }]
        : [walked];
    }
    case "leave": {
      const ground = foot(to, size)[1]!;
      const out = [Math.max(to.x - size.width, a[0]! - 170), Math.max(a[1]!, ground)];
      return [{ frames: strides(a, out, true), ms: TIMES.leave, easing: "linear" }];
    }
  }
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

/** On foot: each stride leans to the other side. away: first down, and at the end out of sight. */
function strides(a: number[], b: number[], away = false): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const [x, y] = between(a, b, part);
    const down = a[1]! + (b[1]! - a[1]!) * Math.min(1, 2 * part);
    const lean = step === 0 || step === STEPS ? "" : ` rotate(${step % 2 ? BOB : -BOB}deg)`;
    return {
      transform: at([x!, away ? down : y!], lean),
      ...(away && { opacity: part > 0.7 ? (1 - part) / 0.3 : 1 }),
    };
  });
}
