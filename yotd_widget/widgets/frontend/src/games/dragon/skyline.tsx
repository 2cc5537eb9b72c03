/** All palaces of a court as one small drawing; the last step's losses are crossed out. */
import type { Mark } from "../../shell/wire";
import { personOf } from "./places";
import { storeys } from "./storeys";
import { useDragon } from "./use-dragon";
import type { Palace } from "./wire";

const FLOOR = 23;
const ROOF = 11;
const WIDTH = 34;
const HEIGHT = 3 * FLOOR + ROOF + 3;

/** Where a room of the drawing is, and who lives there or has just left. */
interface Spot {
  x: number;
  y: number;
  dweller: { kind: string; age: string } | null;
  gone: boolean;
}

export function Skyline({ palaces }: { palaces: Palace[] }) {
  const { marks } = useDragon().snapshot;
  const step = stepOf(palaces);
  const spots = palaces.flatMap((palace, index) => spotsOf(palace, 5 + index * step, marks));
  return (
    <svg
      class="icon skyline"
      viewBox={`0 0 ${Math.max(palaces.length, 4) * step} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <Outlines class="mini-empty" of={spots.filter((spot) => !spot.dweller)} path={EMPTY} />
      {spots.map(
        ({ x, y, dweller }) =>
          dweller && (
            <use
              key={`${x} ${y}`}
              class={`lit of-${dweller.kind}`}
              href={`#mini-${dweller.kind}`}
              x={x}
              y={y}
              width={WIDTH}
              height={FLOOR}
            />
          ),
      )}
      <Outlines class="lit mini-old" of={spots.filter((spot) => spot.dweller?.age === "old")} path={CORNER} />
      <Outlines class="mini-gone" of={spots.filter((spot) => spot.gone)} path={CROSS} />
      {palaces.map((palace, index) => (
        <use
          key={palace.place}
          href="#part-roof_mini"
          class={palace.inhabited ? "" : "faded"}
          x={1 + index * step}
          y={HEIGHT - 1 - standing(palace) * FLOOR - ROOF}
          width={WIDTH + 8}
          height={ROOF}
        />
      ))}
    </svg>
  );
}

/** Paths from the upper left corner of a room. */
const EMPTY = `m1 ${FLOOR}v${-FLOOR}h${WIDTH - 2}v${FLOOR}`;
const CORNER = "m2 1h9l-9 9z";
const CROSS = "m8 3 18 18m0-18-18 18";

/** One drawing for all of them, and none where there are none. */
const Outlines = ({ of, path, class: look }: { of: Spot[]; path: string; class: string }) =>
  of.length > 0 && <path class={look} d={of.map(({ x, y }) => `M${x} ${y}${path}`).join("")} />;

/** From one palace to the next; more of them move closer together. */
const stepOf = (palaces: Palace[]) => (palaces.length > 5 ? 38 : 44);
const standing = (palace: Palace) => palace.rooms.filter((room) => room.state !== "homeless").length;

/** The rooms of a palace; who lost the floor stands on the roof. */
function spotsOf(palace: Palace, x: number, marks: Record<string, Mark>): Spot[] {
  return storeys(palace, marks).map(({ room, left }, floor) => {
    const gone = left ? personOf(left.person!) : null;
    const above = floor < standing(palace) ? 0 : ROOF;
    return {
      x,
      y: HEIGHT - 2 - (floor + 1) * FLOOR - above,
      dweller: room.person ?? gone,
      gone: gone !== null,
    };
  });
}
