/** The way of a Leader who would walk: dots through doors and over stairs, and at each step its number. */
import type { Geo, Point } from "./geo";
import { amid, pathOf } from "./path";
import { route, walkOf } from "./route";
import { useRotunda } from "./use-rotunda";
import type { Room } from "./wire";

interface Props {
  geo: Geo;
  /** Where somebody of this seat stands in a room. */
  standing(room: Room, seat: number | null): Point;
}

export function Footprints({ geo, standing }: Props) {
  const { snapshot, picked, looked } = useRotunda();
  const { rooms, men } = snapshot.board;
  const walk = walkOf(snapshot.choices, picked, looked);
  const man = men.find(({ place }) => place === walk?.start);
  const from = rooms.find(({ key }) => key === man?.room);
  if (!walk || !man || !from) return null;
  const stops = route(snapshot.board, man.room, walk.room.slice("room/".length), man.kind !== "");
  const way = [from, ...stops.map(({ key }) => rooms.find((room) => room.key === key)!)];
  const stand = (room: Room) => standing(room, man.seat);
  const line = pathOf(geo, way, stand).map((at) => at.map((value) => value.toFixed(1)).join(" "));
  return (
    <g class="footprints">
      {["ground", "dots"].map((look) => (
        <path key={look} class={look} d={`M${line.join("L")}`} />
      ))}
      {stops.map(({ key, steps }, nth) => {
        // A phone has the numbers of cards there
        if (steps === null || geo.plain) return null;
        const [x, y] = nth < stops.length - 1 ? amid(geo, way[nth + 1]!) : stand(way[nth + 1]!);
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
