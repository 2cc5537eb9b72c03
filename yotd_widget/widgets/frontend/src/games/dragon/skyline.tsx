/** All palaces of a court as one small drawing; the last step's losses are crossed out. */
import type { Mark } from "../../shell/wire";
import { personOf, portrait } from "./places";
import { storeys } from "./storeys";
import type { Palace } from "./wire";

const FLOOR = 24;
const ROOF = 14;
const WIDTH = 34;
const STEP = 43;
const HEIGHT = 3 * FLOOR + ROOF + 2;
const FEW = 4;

/** Where a room of the drawing is, and who lives there or has just left. */
interface Spot {
  x: number;
  y: number;
  dweller: { kind: string; age: string } | null;
  gone: boolean;
  place: string;
}

interface Props {
  palaces: Palace[];
  /** Who has just left is crossed out. */
  marks?: Record<string, Mark>;
  /** Fewer palaces are drawn as large as so many. */
  few?: number;
  /** Fewer stand in the middle. */
  middle?: boolean;
  /** The room that would be new, or have somebody new: dashed. */
  coming?: { place: string; icon?: string };
}

export function Skyline({ palaces, marks = {}, few = FEW, middle, coming }: Props) {
  const wide = Math.max(palaces.length, few);
  const from = middle ? ((palaces.length - wide) * STEP) / 2 : 0;
  const stands = palaces.map((palace, index) => spotsOf(palace, 5 + index * STEP, marks));
  const spots = stands.flat();
  return (
    <svg
      class="icon skyline"
      viewBox={`${from} 0 ${wide * STEP} ${HEIGHT}`}
      preserveAspectRatio={middle || few === 1 ? "xMidYMax meet" : "xMinYMax meet"}
      aria-hidden="true"
    >
      {palaces.map((palace, index) => (
        <g key={palace.place} class="small-palace">
          {stands[index]!.map(({ x, y, dweller }) =>
            dweller ? (
              <g key={y} class={`small-room lit of-${dweller.kind}`}>
                <path d={`M${x} ${y}${ROOM}`} />
                <use href={`#${portrait(dweller)}`} x={x + 8} y={y + 1} width="17" height={FLOOR - 1} />
              </g>
            ) : (
              <path key={y} class="small-room empty" d={`M${x} ${y}${ROOM}${SHUTTERS}`} />
            ),
          )}
          <use
            href="#part-roof_mini"
            class={palace.forecast ? "faded" : ""}
            x={1 + index * STEP}
            y={HEIGHT - 1 - standing(palace) * FLOOR - ROOF}
            width={WIDTH + 8}
            height={ROOF}
          />
        </g>
      ))}
      {spots
        .filter(({ place }) => place === coming?.place)
        .map(({ x, y }) => (
          <g key="coming">
            {coming?.icon && <use href={`#${coming.icon}`} x={x + 8} y={y + 1} width="17" height={FLOOR - 1} />}
            <path class="small-coming" d={`M${x} ${y}${ROOM}`} />
          </g>
        ))}
      <Crossed of={spots.filter((spot) => spot.gone)} />
    </svg>
  );
}

/** From the upper left corner. */
const ROOM = `h${WIDTH}v${FLOOR}h${-WIDTH}z`;
/** From there as well: nobody is at home. */
const SHUTTERS = "m6 6h22v12h-22zm11 0v12m-11-6h22";

/** One drawing for all of them, and none where there are none. */
const Crossed = ({ of }: { of: Spot[] }) =>
  of.length > 0 && <path class="small-gone" d={of.map(({ x, y }) => `M${x + 9} ${y + 4}l16 16m0-16-16 16`).join("")} />;

const standing = (palace: Palace) => palace.rooms.filter((room) => room.state !== "homeless").length;

/** The rooms of a palace; who lost the floor stands on the roof. */
function spotsOf(palace: Palace, x: number, marks: Record<string, Mark>): Spot[] {
  return storeys(palace, marks).map(({ room, left }, floor) => {
    const gone = left ? personOf(left.person!) : null;
    const above = floor < standing(palace) ? 0 : ROOF;
    return {
      x,
      y: HEIGHT - 1 - (floor + 1) * FLOOR - above,
      dweller: room.person ?? gone,
      gone: gone !== null,
      place: room.place,
    };
  });
}
