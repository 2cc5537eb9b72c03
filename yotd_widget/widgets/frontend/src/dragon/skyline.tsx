/** All palaces of a court as one small drawing; the last step's losses are crossed out. */
import { useTable } from "../shell/table";
import type { Palace, Room } from "./board";
import { personOf } from "./places";

const FLOOR = 23;
const ROOF = 11;
const WIDTH = 34;
const STEP = 44;
const HEIGHT = 3 * FLOOR + ROOF + 3;

export function Skyline({ palaces }: { palaces: Palace[] }) {
  const columns = Math.max(palaces.length, 4);
  return (
    <svg
      class="icon skyline"
      viewBox={`0 0 ${columns * STEP} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {palaces.map((palace, index) => (
        <MiniPalace key={palace.place} palace={palace} x={5 + index * STEP} />
      ))}
    </svg>
  );
}

function MiniPalace({ palace, x }: { palace: Palace; x: number }) {
  const floors = palace.rooms.filter((room) => room.state !== "homeless").length;
  const top = HEIGHT - 2 - floors * FLOOR;
  return (
    <>
      {palace.rooms.map((room, floor) => (
        <MiniRoom
          key={room.place}
          room={room}
          x={x}
          y={HEIGHT - 2 - (floor + 1) * FLOOR - (floor < floors ? 0 : ROOF)}
        />
      ))}
      <use
        href="#part-roof_mini"
        class={palace.inhabited ? "" : "faded"}
        x={x - 4}
        y={top - ROOF + 1}
        width={WIDTH + 8}
        height={ROOF}
      />
    </>
  );
}

function MiniRoom({ room, x, y }: { room: Room; x: number; y: number }) {
  const mark = useTable().snapshot.marks[room.place];
  const gone = mark?.kind === "gone" && mark.person ? personOf(mark.person) : null;
  const dweller = room.person ?? gone;
  if (!dweller) return <path class="mini-empty" d={`M${x + 1} ${y + FLOOR}v${-FLOOR}h${WIDTH - 2}v${FLOOR}`} />;
  return (
    <>
      <rect class={`mini-room of-${dweller.kind}`} x={x + 1} y={y} width={WIDTH - 2} height={FLOOR} />
      <use
        class={`lit of-${dweller.kind}`}
        href={`#person-${dweller.kind}`}
        x={x + 6}
        y={y + 1}
        width="22"
        height="22"
      />
      {dweller.age === "old" && <path class="mini-old" d={`M${x + 2} ${y + 1}h9l-9 9z`} />}
      {gone && <use class="cross" href="#mark-cross" x={x + 6} y={y} width="22" height="22" />}
    </>
  );
}
