/** The way through rooms as it is drawn: through doors and over stairs. */
import { type Geo, type Point, spot } from "./geo";
import type { Room } from "./wire";

/** Degrees from one point of an arc to the next. */
const FINE = 4;

/** How far across its ring one walks. */
const ACROSS = 0.62;

/** In the middle of a room, on the way through it. */
export const amid = (geo: Geo, room: Room): Point => spot(geo, room, 0.5, ACROSS);

/** From where somebody stands in the first of the rooms to where he would in the last; left out, in the middle of them. */
export const pathOf = (
  geo: Geo,
  rooms: readonly Room[],
  standing = (room: Room): Point => amid(geo, room),
): Point[] => [
  standing(rooms[0]!),
  ...rooms.slice(1).flatMap((room, nth) => between(geo, rooms[nth]!, room)),
  standing(rooms.at(-1)!),
];

/** Points of a bow. */
const BOW = 8;

/** From one village to another, by their numbers: in a bow outside the house. */
export function around({ villages, cx, cy, w, h }: Geo, from: number, to: number): Point[] {
  const [a, b] = [villages[from], villages[to]];
  if (!a || !b) return [];
  const beside = a[0] < cx === b[0] < cx;
  const mid = beside ? [a[0] < cx ? 0 : w, (a[1] + b[1]) / 2] : [cx, a[1] < cy ? 0 : h];
  const pull = [0, 1].map((axis) => 2 * mid[axis]! - (a[axis]! + b[axis]!) / 2);
  return Array.from({ length: BOW + 1 }, (_, nth) => {
    const part = nth / BOW;
    const at = (axis: 0 | 1) => (1 - part) ** 2 * a[axis] + 2 * part * (1 - part) * pull[axis]! + part ** 2 * b[axis];
    return [at(0), at(1)];
  });
}

const middle = ({ start, end }: Room) => (start + end) / 2;

/** The angle, and no more than a turn away from another one. */
const near = (angle: number, to: number) => angle + 360 * Math.round((to - angle) / 360);

/** From one room into the next: on along the ring, over the stairs where both lie beside each other. */
function between(geo: Geo, from: Room, to: Room): Point[] {
  const start = middle(from);
  if (from.ring === to.ring || from.ring === "hall" || to.ring === "hall") {
    const ring = from.ring === "hall" ? to : from;
    const last = near(middle(to), start);
    return along(geo, ring, start, last < start ? last + 360 : last); // all walk clockwise
  }
  const shift = near(middle(to), start) - middle(to);
  const at = (Math.max(from.start, to.start + shift) + Math.min(from.end, to.end + shift)) / 2;
  return [...along(geo, from, start, at), ...along(geo, to, at - shift, middle(to))];
}

/** Points of an arc in the ring of a room. */
function along(geo: Geo, room: Room, from: number, to: number): Point[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / FINE));
  return Array.from({ length: count + 1 }, (_, nth) => {
    const angle = from + ((to - from) * nth) / count;
    return spot(geo, { ring: room.ring, start: angle, end: angle }, 0.5, ACROSS);
  });
}
