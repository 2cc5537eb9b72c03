/** The rooms of a palace as they are drawn: who has just left is crossed out where they lived, the others around it. */
import type { Choice, Mark } from "../../shell/wire";
import type { Palace, Room } from "./wire";

/** A room, or one whose person has left since the reader looked. */
interface Storey {
  room: Room;
  left?: Mark;
}

/** From the ground up. The free rooms are the topmost; each room of one who left takes the place of one of them. */
export function storeys(palace: Palace, marks: Record<string, Mark>, choices: Record<string, Choice> = {}): Storey[] {
  const drawn: Storey[] = palace.rooms.map((room) => ({ room }));
  const at = palace.place.replace("palace", "left");
  for (let floor = 0; floor < palace.rooms.length; floor++) {
    const place = `${at}/${floor}`;
    const left = marks[place];
    const free = drawn.findLastIndex(({ room, left }) => !room.person && !left);
    // Where somebody may move in next, those above have dropped already
    if (!left || free < 0 || choices[drawn[free]!.room.place]) continue;
    drawn.splice(free, 1);
    drawn.splice(floor, 0, { room: { place, person: null }, left });
  }
  return drawn;
}
