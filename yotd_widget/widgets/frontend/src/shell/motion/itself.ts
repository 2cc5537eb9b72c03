/** What itself is seen on its way, as it will lie there: a card with all that is on it, a figure in its colours. */
import type { Own } from "./given";
import type { Box } from "./places";
import { between, type Flight, flights, middle, type Point, type Size, strides } from "./ways";

/** It begins no larger than that. */
const LARGER = 2;
const WALK_MS = 320;
const MOST_MS = 560;
/** Pixels. */
const STRIDE = 16;
/** Milliseconds for each pixel of a way. */
const PACE = 1.1;

/** part: of its place, as a selector. along: where its feet are, from where it stands to where it will, if that is known. */
export const itself =
  (part: string, along?: (frame: HTMLElement) => readonly Point[]): Own =>
  (pictures, place, from, to) => {
    const shown = place.querySelector(part);
    const box = shown && pictures.box(shown);
    if (!box) return null;
    const size = { width: 2 * (box.x - to.x) + box.width, height: 2 * (box.y - to.y) + box.height };
    const way = along?.(pictures.frame) ?? [];
    return {
      size,
      ways:
        way.length > 1
          ? [walk(way, from, box, size)]
          : flights("arc", from, box, size, null, Math.min(LARGER, from.height / box.height)),
      draw() {
        const picture = pictures.picture(place, "clone real", { ...to, x: 0, y: 0 });
        // Nor is it where its place is; and it lies as there, whatever is around it
        (picture.firstElementChild!.firstElementChild as HTMLElement).style.cssText = "transform:none";
        const drawn = picture.querySelector<HTMLElement>(part)!;
        drawn.classList.add("shown");
        Object.assign(drawn.style, {
          ...{ position: "absolute", margin: 0, left: `${box.x - to.x}px`, top: `${box.y - to.y}px` },
          ...{ width: `${box.width}px`, height: `${box.height}px` },
        });
        picture.style.transformOrigin = `${size.width / 2}px ${size.height / 2}px`;
        return picture;
      },
    };
  };

/** On foot along a way that ends as it stands at either end. */
function walk(along: readonly Point[], from: Box, to: Box, size: Size): Flight {
  const last = along.length - 1;
  const off = [from, to].map((box, nth) => middle(box, size).map((value, axis) => value - along[nth * last]![axis]!));
  const way = along.map((point, nth) => {
    const by = between(off[0]!, off[1]!, nth / last);
    return point.map((value, axis) => value + by[axis]!);
  });
  const far = way.reduce((sum, [x, y], nth) => {
    const before = way[Math.max(0, nth - 1)]!;
    return sum + Math.hypot(x! - before[0]!, y! - before[1]!);
  }, 0);
  const ms = Math.max(WALK_MS, Math.min(MOST_MS, PACE * far));
  return { frames: strides(way, Math.max(6, Math.round(far / STRIDE))), ms, easing: "ease-out" };
}
