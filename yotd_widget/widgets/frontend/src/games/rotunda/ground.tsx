/** What never is pressed: hills and the road, the walls of the house, its stairs and doors, roof, courtyard and lanterns. */
import { times } from "../../shell/drawn/pieces";
import { band, doorOf, type Geo, line, partition, point, sector, stairOf } from "./geo";
import type { Room, Stair } from "./wire";

const VILLAGE_ART = [
  ["bridge", "cottage", "cottage", "tree"],
  ["terrace", "cottage", "cottage", "tree"],
  ["bamboo", "cottage", "cottage", "bamboo"],
  ["pagoda", "cottage", "cottage", "tree"],
] as const;
/** Where each of them stands: left, top, width, height. */
const STANDS = [
  [-60, -50, 36, 54],
  [-34, -46, 48, 40],
  [8, -30, 50, 42],
  [38, -58, 26, 36],
] as const;
const LAID = new Set(["bridge", "terrace"]);

/** Meadow, the Peddler's road, villages. */
export function Meadow({ geo }: { geo: Geo }) {
  const { w, h: high, cx, cy, R, k, fig } = geo; // h makes elements
  return (
    <>
      <linearGradient id="side">
        <stop class="sunny" />
        <stop class="even" offset="0.45" />
        <stop class="shady" offset="1" />
      </linearGradient>
      <rect class="meadow" width={w} height={high} />
      <path
        class="hill"
        d={`M0 0h${w}v${high * 0.08}q${-w * 0.12}-34-${w * 0.3}-20H${w * 0.28}Q${w * 0.12} 0 0 ${high * 0.09}z`}
      />
      <ellipse class="way" cx={cx} cy={cy + 8 * fig} rx={R + 42 * fig * fig} ry={R * k + 20 * fig} />
      <path class="way" d={`M${cx} ${cy + R * k}V${high}`} />
      <ellipse class="cast" cx={cx} cy={cy + geo.base * 0.8} rx={R + 12 * fig} ry={R * k + 8 * fig} />
      {geo.villages.map(([x, y], nth) => (
        <g key={nth} class="hamlet" transform={`translate(${x} ${y}) scale(${fig === 1 ? 1 : 0.55})`}>
          <ellipse class="green" cy="6" rx="68" ry="50" />
          {VILLAGE_ART[nth]!.slice(0, geo.plain ? 3 : 4).map((id, place) => {
            const [left, top, width, height] = LAID.has(id) ? [-60, 4, 66, 32] : STANDS[place]!;
            return <use key={place} href={`#${id}`} x={left} y={top} width={width} height={height} />;
          })}
        </g>
      ))}
    </>
  );
}

/** Narrow windows in the outer wall, none near its gate and none where it turns away. */
const SLITS = [18, 32, 46, 60, 120, 134, 148, 162];

/** On the house from outside: one side in the sun and one in the shade, tiles along the roof, windows, lamps at the gate. */
function Light({ geo }: { geo: Geo }) {
  const { R, up, wall, roof, base, fig } = geo;
  const top = up + wall;
  const inner = R - 12 * fig;
  const middle = (up - base) / 2;
  const slits = SLITS.map((angle) => {
    const [x, y] = point(geo, R, angle, middle);
    return `M${x - 2.5 * fig} ${y - 7 * fig}h${5 * fig}v${11 * fig}h${-5 * fig}z`;
  });
  return (
    <>
      <path class="side-light" d={band(geo, inner, 176, 364, top - 5, top + roof, R + 10 * fig)} />
      <path class="rim-tiles" d={band(geo, inner, 177, 363, top - 5 - 4 * fig, top - 5)} />
      <path class="side-light" d={band(geo, R, 0, 180, -base, up + 5)} />
      <path class="slit" d={slits.join("")} />
      {[81, 99].map((angle) => {
        const [x, y] = point(geo, R, angle, middle);
        const width = 14 * fig;
        return (
          <use
            key={angle}
            class="lit"
            href="#lantern"
            x={x - width / 2}
            y={y - 10 * fig}
            width={width}
            height={20 * fig}
          />
        );
      })}
    </>
  );
}

/** Below the floors. */
export function Back({ geo }: { geo: Geo }) {
  const { cx, cy, R, inn, ver, k, up, wall } = geo;
  return (
    <>
      <path class="wall-in" d={band(geo, R, 178, 362, up, up + wall)} />
      <path class="under-roof" d={band(geo, R, 178, 362, up + wall * 0.55, up + wall)} />
      <ellipse class="court" cx={cx} cy={cy + 7 * geo.fig} rx={ver} ry={ver * k} />
      <path class="veranda" d={sector(geo, ver, inn, 0, 180)} />
      <path class="veranda" d={sector(geo, ver, inn, 180, 360)} />
      {!geo.plain && <path class="plank" d={times(60, (nth) => line(geo, ver, inn, nth * 6, 0)).join("")} />}
    </>
  );
}

/** Above the floors: steps between the rings, partitions, doors, stairs, roof, front wall, the Hall and the courtyard. */
export function Front({
  geo,
  rooms,
  stairs,
  worships,
  lanterns,
}: {
  geo: Geo;
  rooms: readonly Room[];
  stairs: readonly Stair[];
  worships: number;
  lanterns: number;
}) {
  const { cx, cy, R, mid, inn, up, wall, roof, base, fig } = geo;
  const hall = rooms.find(({ ring }) => ring === "hall");
  const lip = 10 * fig;
  const edges = (["inner", "outer"] as const).flatMap((ring) =>
    [
      ...new Set(rooms.filter((room) => room.ring === ring || room.ring === "hall").map(({ start }) => start)),
      ...(hall ? [hall.end] : []),
    ].map((angle) => [ring, angle] as const),
  );
  const top = up + wall;
  return (
    <>
      <path class="riser" d={band(geo, mid, 180, 360, 0, up)} />
      <path class="lip" d={band(geo, mid, 0, 180, up - 2, up + 4 * fig)} />
      {edges.map(([ring, angle]) => {
        const [inner, outer, z] = ring === "inner" ? [inn, mid, 0] : [mid, R, up];
        const door = doorOf(geo, ring, angle);
        return (
          <g key={`${ring}${angle}`}>
            <path class="partition" d={partition(geo, inner, outer, angle, z)} />
            {!geo.plain && (
              <>
                <path class="runner" d={door.runner} />
                <path
                  class="arrow"
                  transform={`translate(${door.x} ${door.y}) rotate(${door.turned}) scale(${1.15 * fig})`}
                  d="M-4-4.5L5 0l-9 4.5z"
                />
              </>
            )}
          </g>
        );
      })}
      {stairs.map(({ angle, up: upward, name }) => {
        const { side, runner, steps, middle, turned } = stairOf(geo, angle, upward);
        return (
          <g key={name}>
            <title>{name}</title>
            <path class="stair-side" d={side} />
            <path class="runner" d={runner} />
            {!geo.plain && <path class="stair-step" d={steps} />}
            <path
              class="arrow"
              transform={`translate(${middle.join(" ")}) rotate(${turned}) scale(${1.5 * fig})`}
              d="M-4-4.5L5 0l-9 4.5z"
            />
          </g>
        );
      })}
      <path class="roof" d={band(geo, R - 12 * fig, 176, 364, top - 5, top + roof, R + lip)} />
      {!geo.plain && (
        <path
          class="tiles"
          d={times(53, (nth) => line(geo, R - 12 * fig, R + lip, 178 + nth * 3.5, top - 5, top + roof)).join("")}
        />
      )}
      <path class="earth" d={band(geo, R, 0, 180, -base, up + 5)} />
      <path class="coping" d={band(geo, R, 0, 180, up + 1, up + 7)} />
      {fig === 1 && <Gate geo={geo} />}
      <use href="#well" x={cx - 23 * fig} y={cy - 34 * fig} width={46 * fig} height={50 * fig} />
      <Light geo={geo} />
      {times(lanterns, (nth) => {
        if (geo.plain && nth >= worships) return null;
        const [x, y] = point(geo, geo.ver * 0.74, 152 + (236 * (nth + 0.5)) / lanterns, 3);
        const last = nth === lanterns - 1;
        const width = (last ? 18 : 15) * fig;
        return (
          <g key={nth} class={nth < worships ? "lit" : "dim"}>
            <use
              href={last ? "#am-frame" : "#lantern"}
              x={x - width / 2}
              y={y - width * 1.1}
              width={width}
              height={width * 1.4}
            />
          </g>
        );
      })}
    </>
  );
}

function Gate({ geo }: { geo: Geo }) {
  const [x, y] = point(geo, geo.R, 90);
  const size = 44 * geo.fig;
  return <use href="#gate" x={x - size / 2} y={y - size * 0.28} width={size} height={size * 0.69} />;
}
