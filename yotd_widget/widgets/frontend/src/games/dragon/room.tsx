/** A floor of a palace and who lives there, would live there, or has to leave. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import type { Mark } from "../../shell/wire";
import { fill } from "../../shell/words";
import { Pips } from "./pips";
import { personOf } from "./places";
import { useDragon } from "./use-dragon";
import type { Palace, Room } from "./wire";

/** Where somebody lived who has left. */
export function LeftRoom({ place, mark }: { place: string; mark: Mark }) {
  const { words } = useDragon();
  const { age, kind } = personOf(mark.person!);
  return (
    <Place place={place} text={`${mark.name}, ${words.left}`} class={`room lit of-${kind} ${age} going`} picture cell>
      <span class="dweller">
        <Icon id={`person-${kind}`} class="person" />
        <span class="who">
          <b class={said(words.left)}>{words.left}</b>
        </span>
        <Icon id="mark-cross" class="cross" />
      </span>
    </Place>
  );
}

const said = (text: string) => (text.length > SHORT ? "said long" : "said");

/** Letters of what is said of a person for which a narrow one has. */
const SHORT = 7;

export function RoomView({ room, palace }: { room: Room; palace: Palace }) {
  const table = useDragon();
  const { words, snapshot } = table;
  const found = markAt(table, room.place);
  const { person } = room;
  const moved = found?.mark.person ? personOf(found.mark.person) : null;
  const dweller = person ?? moved;
  const going = found?.mark.kind === "gone";
  const state = going ? "going" : found ? (found.ghost ? "ghost" : "fresh") : "";
  const look = dweller
    ? `lit kept of-${dweller.kind} ${dweller.age}`
    : !palace.inhabited && !snapshot.choices[room.place]
      ? "empty shuttered"
      : "empty";
  const open = !dweller && snapshot.choices[room.place]?.state === "legal";
  const fate = room.state === "homeless" ? words.noFloor : room.state === "falls" ? words.falls : "";
  const news = going ? words.leaves : fate || (person ? "" : found?.mark.text);
  const name =
    (person && (news ? person.name : snapshot.board.persons[person.name])) ??
    (open ? fill(words.hereIn, palace) : words.emptyFloor);
  return (
    <Place
      place={room.place}
      text={[name, news].filter(Boolean).join(", ")}
      class={`room ${look} ${state} ${room.state ?? ""}`}
      picture
      cell
    >
      {dweller ? (
        <span class="dweller">
          <Icon id={`person-${dweller.kind}`} class="person" />
          <span class="who">
            {person && <span class="name">{person.short}</span>}{" "}
            {news ? <b class={said(news)}>{news}</b> : person && <Pips symbol={person.symbol} count={person.symbols} />}
          </span>
          {going && <Icon id="mark-cross" class="cross" />}
        </span>
      ) : (
        (open || fate) && <b>{fate || words.here}</b>
      )}
    </Place>
  );
}
