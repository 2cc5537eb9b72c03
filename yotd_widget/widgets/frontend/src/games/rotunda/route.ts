/** Which rooms a Leader comes through: along the ways of the house, with as few steps as there are; who is passed costs none. */
import type { Man, Room } from "./wire";

interface Plan {
  rooms: readonly Pick<Room, "key" | "ring" | "ways">[];
  men: readonly Pick<Man, "room">[];
}

export interface Stop {
  key: string;
  /** Steps as far as here; null where somebody is passed. */
  steps: number | null;
}

interface Way {
  here: string;
  cost: number;
  stops: readonly Stop[];
}

/** Rooms from one to another, without the first. neutral: who passes the Hall; others stop there. */
export function route({ rooms, men }: Plan, from: string, to: string, neutral = false): readonly Stop[] {
  const of = new Map(rooms.map((room) => [room.key, room]));
  const passed = (key: string) => key !== to && (men.some(({ room }) => room === key) || of.get(key)?.ring === "hall");
  const seen = new Set<string>();
  const ahead: Way[] = [{ here: from, cost: 0, stops: [] }];
  for (let way = ahead.shift(); way; way = ahead.shift()) {
    const { here, cost, stops } = way;
    if (here === to && stops.length) return stops;
    if (seen.has(here) || (stops.length && !neutral && of.get(here)?.ring === "hall")) continue;
    seen.add(here);
    for (const key of of.get(here)?.ways ?? []) {
      const steps = passed(key) ? cost : cost + 1;
      ahead.push({ here: key, cost: steps, stops: [...stops, { key, steps: passed(key) ? null : steps }] });
    }
    ahead.sort((one, other) => one.cost - other.cost || one.stops.length - other.stops.length);
  }
  return [];
}

/** Where the walk that is picked or looked at begins and ends; null while there is none, or several. */
export function walkOf(
  choices: Readonly<Record<string, { state: string }>>,
  picked: readonly string[],
  looked: string | null,
): { start: string; room: string } | null {
  const isRoom = (place: string) => place.startsWith("room/");
  const isMan = (place: string) => /^(leader|neutral)\//.test(place);
  const start = picked.find(isMan);
  const room = looked && isRoom(looked) ? looked : picked.find(isRoom);
  if (!room) return null;
  const starts = new Set(
    Object.entries(choices).flatMap(([key, { state }]) => {
      const parts = key.split("+");
      return state === "legal" && parts.length > 1 && parts.includes(room) ? parts.slice(0, 1) : [];
    }),
  );
  const found = start ?? (starts.size === 1 ? [...starts][0] : undefined);
  return found && starts.has(found) && isMan(found) ? { start: found, room } : null;
}
