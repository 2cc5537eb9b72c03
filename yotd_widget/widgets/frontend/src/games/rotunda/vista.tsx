/** The valley without a table on it, for the map and the end of a lesson; with what the players have, if there are any. */
import type { VistaProps } from "../../shell/game";
import { Badge } from "../../shell/parts/badge";
import type { Board } from "./wire";

/** From the back to the front. */
const LAYERS: readonly (readonly [string, string])[] = [
  ["far", "M0 214C120 140 210 190 330 150s200-70 330-20 190 40 290 0 180-40 306 20v370H0z"],
  ["haze", "M0 250q220-40 460-10t420-6 376 6v60H0z"],
  ["back", "M0 276q210-90 430-36t420-30 406 10v300H0z"],
  ["terraces", "M24 300q120-52 300-34M40 322q140-54 330-24M930 268q140-32 300 6M900 292q170-40 350 4"],
  ["front", "M0 352q300-86 640-34t616-40v242H0z"],
  ["lane", "M640 520C600 470 760 440 700 400S520 372 470 352"],
  ["stream", "M1256 372q-130 14-190 42t-70 46 60 60h90q-70-40-30-74t140-50z"],
];
/** Round houses: middle of the roof, size. */
const HOUSES = [
  [268, 262, 0.42],
  [1010, 236, 0.36],
  [620, 322, 1],
] as const;
/** What else stands there: left, upper edge, width, height. */
const AROUND = [
  ["cottage", 96, 300, 60, 50],
  ["cottage", 148, 318, 66, 55],
  ["tree", 66, 292, 38, 50],
  ["pagoda", 1140, 226, 46, 84],
  ["cottage", 1076, 290, 62, 52],
  ["tree", 1196, 264, 44, 56],
  ["bamboo", 16, 372, 76, 110],
  ["bamboo", 74, 396, 58, 88],
  ["tree", 900, 330, 56, 72],
  ["tree", 952, 350, 44, 56],
  ["bridge", 1010, 424, 130, 62],
] as const;

const SLITS = [-124, -92, -58, 58, 92, 124];
/** How much lower the wall is there than at its sides. */
const bulge = (x: number, depth: number) => depth * Math.sqrt(1 - (x / 152) ** 2);

const WALL = "M-152 0v58a152 46 0 0 0 304 0V0z";

export function RotundaVista({ scene }: VistaProps) {
  const board = scene?.board as Board | undefined;
  return (
    <div class="vista rotunda drawn">
      <svg class="icon valley" viewBox="0 0 1256 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <linearGradient id="side">
          <stop class="sunny" />
          <stop class="even" offset="0.45" />
          <stop class="shady" offset="1" />
        </linearGradient>
        <circle class="halo" cx="1010" cy="92" r="84" />
        <circle class="light" cx="1010" cy="92" r="46" />
        {LAYERS.map(([name, path]) => (
          <path key={name} class={name} d={path} />
        ))}
        {HOUSES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse class="cast" cx="14" cy="62" rx="168" ry="48" />
            <path class="earth" d={WALL} />
            <path class="side-light" d={WALL} />
            <path
              class="slit"
              d={SLITS.map((at) => `M${at - 4} ${(bulge(at, 46) + 18).toFixed(1)}h8v16h-8z`).join("")}
            />
            <use href="#gate" x="-34" y="60" width="68" height="47" />
            <path
              class="roof"
              d="M-174 6a174 52 0 0 0 348 0 174 52 0 0 0-348 0zM-96-8a96 22 0 0 0 192 0 96 22 0 0 0-192 0z"
            />
            <path class="side-light" d="M-174 6a174 52 0 0 0 348 0 174 52 0 0 0-348 0z" />
            <path class="yard" d="M-96-8a96 22 0 0 0 192 0 96 22 0 0 0-192 0z" />
            <path class="tiles" d="M-136 0a136 36 0 0 0 272 0 136 36 0 0 0-272 0z" />
          </g>
        ))}
        {AROUND.map(([id, x, y, width, height]) => (
          <use key={`${x}`} href={`#${id}`} x={x} y={y} width={width} height={height} />
        ))}
      </svg>
      {board && (
        <div class="vista-people">
          {board.seats.map(({ seat, name, vp }) => (
            <p key={seat}>
              <Badge seat={seat} size={26} /> <b>{name}</b> <b>{vp}</b>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
