/** A floor of a palace and who lives there, would live there, or has to leave. */
import { Icon } from "../shell/parts/icon";
import { Place } from "../shell/place";
import { markAt, useTable } from "../shell/table";
import { fill } from "../shell/words";
import type { Board, Palace, Room } from "./board";
import { Pips } from "./pips";
import { personOf } from "./places";

/** Letters of a name for which a room of usual width has space. */
const LONGEST = 13;
/** Letters of what is said of a person for which a narrow one has. */
const SHORT = 7;

export function RoomView({ room, palace }: { room: Room; palace: Palace }) {
  const table = useTable<Board>();
  const { words, snapshot } = table;
  const found = markAt(table, room.place);
  const { person } = room;
  const moved = found?.mark.person ? personOf(found.mark.person) : null;
  const dweller = person ?? moved;
  const going = found?.mark.kind === "gone";
  const state = going ? "going" : found ? (found.ghost ? "ghost" : "fresh") : "";
  const look = dweller
    ? `lit of-${dweller.kind} ${dweller.age}`
    : !palace.inhabited && !snapshot.choices[room.place]
      ? "empty shuttered"
      : "empty";
  const open = !dweller && snapshot.choices[room.place]?.state === "legal";
  const fate = room.state === "homeless" ? words.noFloor : room.state === "falls" ? words.falls : "";
  const said = going ? (found.ghost ? words.leaves : words.left) : fate || (person ? "" : found?.mark.text);
  const name =
    (person && (said ? person.name : snapshot.board.persons[person.name])) ??
    (open ? fill(words.hereIn, palace) : words.emptyFloor);
  return (
    <Place
      place={room.place}
      text={[name, said].filter(Boolean).join(", ")}
      class={`room ${look} ${state} ${room.state ?? ""}`}
      picture
      cell
    >
      {dweller ? (
        <span class="dweller">
          <Icon id={`person-${dweller.kind}`} class="person" />
          <span class="who">
            {person && <span class={person.short.length > LONGEST ? "name wordy" : "name"}>{person.short}</span>}{" "}
            {said ? (
              <b class={said.length > SHORT ? "said long" : "said"}>{said}</b>
            ) : (
              person && <Pips symbol={person.symbol} count={person.symbols} />
            )}
          </span>
          {going && <Icon id="mark-cross" class="cross" />}
        </span>
      ) : (
        (open || fate) && <b>{fate || words.here}</b>
      )}
    </Place>
  );
}
