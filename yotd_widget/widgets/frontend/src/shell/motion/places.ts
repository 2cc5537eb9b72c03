/** Where things lie on a board: the boxes of its places, from the upper left corner of the frame, in its own pixels. */

import { HERE } from "../kept";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Places = ReadonlyMap<string, Box>;

/** Boxes of all places. A key may itself have a space in it: then the whole of `data-at` is found first. */
export function measured(frame: HTMLElement): Places {
  const places = new Map<string, Box>();
  const box = boxes(frame);
  const found = [...frame.querySelectorAll<HTMLElement>(`[data-at]${HERE}`)].map((each) => ({
    keys: each.dataset.at!,
    box: box(each),
  }));
  for (const each of found) if (each.box) places.set(each.keys, each.box);
  for (const { keys, box } of found) {
    if (box && keys.includes(" ")) for (const key of keys.split(" ")) if (!places.has(key)) places.set(key, box);
  }
  return places;
}

/** Tells boxes inside of a frame; null for what is not drawn. */
export function boxes(frame: HTMLElement): (of: Element) => Box | null {
  const outer = frame.getBoundingClientRect();
  const zoom = outer.width / frame.offsetWidth || 1;
  return (of) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    if (!width || !height) return null;
    return { x: (left - outer.left) / zoom, y: (top - outer.top) / zoom, width: width / zoom, height: height / zoom };
  };
}

/** The element at a place, if it is drawn. */
export function elementAt(frame: HTMLElement, keys: readonly string[]): HTMLElement | null {
  for (const key of keys) {
    const quoted = `"${key.replaceAll(/["\\]/g, "\\$&")}"`;
    const found = [...frame.querySelectorAll<HTMLElement>(`:is([data-at=${quoted}], [data-at~=${quoted}])${HERE}`)];
    const drawn = found.find((each) => each.getClientRects().length);
    if (drawn) return drawn;
  }
  return null;
}
