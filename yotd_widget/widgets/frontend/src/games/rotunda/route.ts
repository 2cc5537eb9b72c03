/** Which rooms a Leader comes through: clockwise, over the first staircase that leads to the ring where it ends. */
import type { Room, Stair } from "./wire";

type Plan = { rooms: readonly Room[]; stairs: readonly Stair[] };

const middle = ({ start, end }: Room) => (start + end) / 2;

/** How far it is from one angle clockwise to another. */
const turn = (from: number, to: number) => (((to - from) % 360) + 360) % 360;

/** Keys of the rooms between two of them, in the order of the way. */
export function route({ rooms, stairs }: Plan, from: string, to: string): string[] {
  const [begin, end] = [rooms.find(({ key }) => key === from), rooms.find(({ key }) => key === to)];
  if (!begin || !end) return [];
  const ring = begin.ring === "hall" ? end.ring : begin.ring;
  const last = end.ring === "hall" ? ring : end.ring;
  const at = middle(begin);
  const far = turn(at, middle(end)) || 360;
  const between = (on: Room["ring"], low: number, high: number) =>
    rooms
      .filter((room) => room.ring === on && turn(at, middle(room)) > low && turn(at, middle(room)) < high)
      .sort((one, other) => turn(at, middle(one)) - turn(at, middle(other)))
      .map(({ key }) => key);
  if (ring === last) return between(ring, 0, far);
  const there = stairs
    .filter(({ up }) => up === (last === "outer"))
    .map(({ angle }) => turn(at, angle))
    .sort((one, other) => one - other);
  const step = there[0] ?? far;
  return [...between(ring, 0, step), ...between(last, step, far)];
}
