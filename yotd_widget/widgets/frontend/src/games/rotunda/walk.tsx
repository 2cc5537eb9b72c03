/** The way of a Leader who would walk: dots through doors and over stairs, and at each step its number. */
import type { Geo } from "./geo";
import { pathOf } from "./path";
import type { Kit } from "./rooms";
import { route, walkOf } from "./route";
import { useRotunda } from "./use-rotunda";

export function Footprints({ geo, kits }: { geo: Geo; kits: Record<string, Kit> }) {
  const { snapshot, picked, looked } = useRotunda();
  const { rooms, men } = snapshot.board;
  const walk = walkOf(snapshot.choices, picked, looked);
  const man = men.find(({ place }) => place === walk?.start);
  const from = rooms.find(({ key }) => key === man?.room);
  if (!walk || !man || !from) return null;
  const stops = route(snapshot.board, man.room, walk.room.slice("room/".length), man.kind !== "");
  const way = [from, ...stops.map(({ key }) => rooms.find((room) => room.key === key)!)];
  const line = pathOf(geo, way, ({ key }) => kits[key]!.man).map((at) => at.map((value) => value.toFixed(1)).join(" "));
  return (
    <g class="footprints">
      {["ground", "dots"].map((look) => (
        <path key={look} class={look} d={`M${line.join("L")}`} />
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
