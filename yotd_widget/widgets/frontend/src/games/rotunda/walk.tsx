/** The way of a Leader who would walk: dots through doors and over stairs, and at each step its number. */
import { type Geo, type Point, spot } from "./geo";
import type { Kit } from "./rooms";
import { route, walkOf } from "./route";
import { useRotunda } from "./use-rotunda";
import type { Room } from "./wire";

/** Degrees from one dot of an arc to the next. */
const FINE = 4;

/** How far across its ring one walks. */
const ACROSS = 0.62;

export function Footprints({ geo, kits }: { geo: Geo; kits: Record<string, Kit> }) {
  const { snapshot, picked, looked } = useRotunda();
  const { rooms, men } = snapshot.board;
  const walk = walkOf(snapshot.choices, picked, looked);
  const man = men.find(({ place }) => place === walk?.start);
  const from = rooms.find(({ key }) => key === man?.room);
  if (!walk || !man || !from) return null;
  const stops = route(snapshot.board, man.room, walk.room.slice("room/".length), man.kind !== "");
  const way = [from, ...stops.map(({ key }) => rooms.find((room) => room.key === key)!)];
  const line = way
    .slice(1)
    .flatMap((room, nth) => between(geo, way[nth]!, room, kits[room.key]!.man))
    .map((at) => at.map((value) => value.toFixed(1)).join(" "));
  return (
    <g class="footprints">
      {["ground", "dots"].map((look) => (
        <path key={look} class={look} d={`M${kits[from.key]!.man.join(" ")}L${line.join("L")}`} />
      ))}
      {stops.map(({ key, steps }) => {
        if (steps === null) return null;
        const [x, y] = kits[key]!.man;
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle r={11 * Math.max(geo.fig, 0.8)} />
            <text dy={5 * Math.max(geo.fig, 0.8)}>{steps}</text>
          </g>
        );
      })}
    </g>
  );
}

const middle = ({ start, end }: Room) => (start + end) / 2;

/** The angle, and no more than a turn away from another one. */
const near = (angle: number, to: number) => angle + 360 * Math.round((to - angle) / 360);

/** From one room to the next: on along the ring, over the stairs where both lie beside each other. */
function between(geo: Geo, from: Room, to: Room, goal: Point): Point[] {
  const start = middle(from);
  if (from.ring === to.ring || from.ring === "hall" || to.ring === "hall") {
    const ring = from.ring === "hall" ? to : from;
    const last = near(middle(to), start);
    return [...along(geo, ring, start, last < start ? last + 360 : last), goal]; // all walk clockwise
  }
  const shift = near(middle(to), start) - middle(to);
  const at = (Math.max(from.start, to.start + shift) + Math.min(from.end, to.end + shift)) / 2;
  return [...along(geo, from, start, at), ...along(geo, to, at - shift, middle(to)), goal];
}

/** Points of an arc in the ring of a room. */
function along(geo: Geo, room: Room, from: number, to: number): Point[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / FINE));
  return Array.from({ length: count + 1 }, (_, nth) => {
    const angle = from + ((to - from) * nth) / count;
    return spot(geo, { ring: room.ring, start: angle, end: angle }, 0.5, ACROSS);
  });
}
