/** A floor of a palace: a lit room with who lives there, would live there or has to leave, and a beam with the name. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { useShared } from "../../shell/root";
import { markAt } from "../../shell/table";
import type { Mark } from "../../shell/wire";
import { fill } from "../../shell/words";
import { Pips } from "./pips";
import { personOf, portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { Palace, Room } from "./wire";

/** Where somebody lived who has left. */
export function LeftRoom({ place, mark }: { place: string; mark: Mark }) {
  const { words } = useDragon();
  const { age, kind } = personOf(mark.person!);
  return (
    <Place place={place} text={`${mark.name}, ${words.left}`} class={`room of-${kind} ${age} going`} picture>
      <span class="inside-room">
        <Icon id={portrait({ kind, age }, "leaving")} class="person" />
        <Icon id="mark-cross" class="cross" />
      </span>
      <span class="beam bad">
        <span>{words.left}</span>
      </span>
    </Place>
  );
}

export function RoomView({ room, palace }: { room: Room; palace: Palace }) {
  const table = useDragon();
  const { hall } = useShared(); // there rooms are low
  const { words, snapshot } = table;
  const found = markAt(table, room.place);
  const { person } = room;
  const moved = found?.mark.person ? personOf(found.mark.person) : null;
  const dweller = person ?? moved;
  const going = found?.mark.kind === "gone";
  const state = going ? "going" : found ? (found.ghost ? "ghost" : "fresh") : "";
  const open = !dweller && snapshot.choices[room.place]?.state === "legal";
  const look = dweller ? `lit of-${dweller.kind} ${dweller.age}` : "empty";
  const fate = room.state === "homeless" ? words.noFloor : room.state === "falls" ? words.falls : "";
  const news = going ? words.leaves : fate || (person ? "" : found?.mark.text);
  const name =
    (person && (news ? person.name : snapshot.board.persons[person.name])) ??
    (open ? fill(words.hereIn, palace) : words.emptyFloor);
  const beam = news || person?.short || (open ? words.here : "");
  return (
    <Place
      place={room.place}
      text={[name, news].filter(Boolean).join(", ")}
      class={`room ${look} ${state} ${room.state ?? ""}`}
      picture
    >
      <span class="inside-room">
        {dweller ? (
          <>
            <Icon id={portrait(dweller)} class="person" piece={person ? portrait(person) : undefined} />
            {person && <Pips symbol={person.symbol} count={person.symbols} across={hall} />}
            {going && <Icon id="mark-cross" class="cross" />}
          </>
        ) : (
          !open && <Icon id="part-shutter" class="shutter" />
        )}
      </span>
      <span class={news ? (going || fate ? "beam bad" : "beam good") : "beam"} style={{ "--letters": beam.length }}>
        <span>{beam?.replaceAll("\u00ad", "")}</span>
      </span>
    </Place>
  );
}
