/** How the things of Rotunda move: Leaders door by door, Assistants to chairs and villages and back, the Peddler, points. */
import type { GameMotion, Happening, Travel } from "../../shell/motion/given";
import { itself } from "../../shell/motion/itself";
import { boxes } from "../../shell/motion/places";
import type { Point } from "../../shell/motion/ways";
import { GEO, type Geo } from "./geo";
import { around, pathOf } from "./path";
import { route } from "./route";
import type { Board, Man, Own } from "./wire";

type Step = Happening<Board>;

const PERSON = 24;
const PEDDLER = 50;
const EMBLEM = 24;

export const MOTION: GameMotion<Board> = {
  ground: "house",
  stays: {
    held: [".top"],
    whose: ({ board: before }, { board: after }) => (before.active === after.active ? null : before.active),
  },
  names: ({ after }) => after.board.seats.map(({ name }) => name),
  travels: (happening) => [
    ...leaders(happening),
    ...assistants(happening),
    ...chain(happening),
    ...peddler(happening),
    ...points(happening),
  ],
  heading: () => null,
  moment: () => null,
};

const coloured = (seat: number) => `of-${seat + 1}`;

/** A way where it is in the picture of the house. */
const drawn =
  (way: (geo: Geo) => readonly Point[]) =>
  (frame: HTMLElement): Point[] => {
    const picture = frame.querySelector(".tulou > .picture");
    const box = picture && boxes(frame)(picture);
    const geo = Object.values(GEO).find(({ w, h }) => picture?.getAttribute("viewBox") === `0 0 ${w} ${h}`);
    if (!box || !geo) return [];
    const scale = box.width / geo.w;
    return way(geo).map(([x, y]) => [box.x + scale * x, box.y + scale * y]);
  };

/** On foot through the rooms between, past whoever stands there. */
function leaders({ before, after }: Step): Travel[] {
  const { rooms } = before.board;
  const count = (men: readonly Man[], place: string) => men.find((man) => man.place === place)?.count ?? 0;
  return after.board.men.flatMap((man): Travel[] => {
    const { seat, room, place } = man;
    const from =
      seat === null
        ? before.board.men.find((each) => each.place === place && each.room !== room)
        : count(before.board.men, place) < man.count &&
          before.board.men.find((each) => each.seat === seat && each.count > count(after.board.men, each.place));
    if (!from) return [];
    const stops = route(before.board, from.room, room, seat === null).map(({ key }) => key);
    return [
      {
        piece: { sprite: `piece-leader-${seat === null ? "n" : "a"}` },
        way: "walk",
        from: [from.place],
        to: [place],
        own: itself(
          ".man:last-child",
          drawn((geo) =>
            pathOf(
              geo,
              [from.room, ...stops].flatMap((key) => rooms.find((each) => each.key === key) ?? []),
            ),
          ),
        ),
        hides: man.count > 1 ? ".man:last-child" : ":scope",
        ghost: true,
      },
    ];
  });
}

/** Where Assistants are, and how many: on chairs, in villages, on the track. */
function whereabouts({ rooms, villages, own }: Board): Map<string, number> {
  const found = new Map<string, number>();
  const add = (place: string, count: number) => found.set(place, (found.get(place) ?? 0) + count);
  for (const { key, chairs } of rooms)
    for (const { seat, senior } of chairs) if (seat !== null) add(`${senior ? "senior" : "young"}/${key}/${seat}`, 1);
  for (const { people } of villages) for (const { place, count } of people) add(place, count);
  add(`track/${own.seat}`, own.waiting);
  return found;
}

/** Out of the supply, and back to it. The track is seen of whoever decides alone. */
function assistants({ before, after }: Step): Travel[] {
  const [was, now] = [whereabouts(before.board), whereabouts(after.board)];
  const same = before.board.own.seat === after.board.own.seat;
  const kneeling = after.board.altar?.fields.some(({ chain }) => chain.length);
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((place): Travel[] => {
    const seat = Number(place.slice(place.lastIndexOf("/") + 1));
    const more = (now.get(place) ?? 0) - (was.get(place) ?? 0);
    if (!more || (place.startsWith("track") && !same) || (kneeling && place.startsWith("village"))) return [];
    const there = [
      place,
      place.replace(/^(?:young|senior)\/(\w+)\/\d$/, "room/$1").replace(/^(village\/\w+)\/\d$/, "$1"),
    ];
    const home = [`supply/${seat}`, `seat/${seat}`];
    return [
      {
        piece: { sprite: place.startsWith("senior") ? "piece-senior" : "piece-young", look: coloured(seat) },
        way: "arc",
        from: more > 0 ? home : there,
        to: more > 0 ? there : home,
        size: PERSON,
        times: Math.abs(more),
      },
    ];
  });
}

/** From the village to the fields of the chain. */
function chain({ before, after }: Step): Travel[] {
  const kneels = (board: Board, place: string) =>
    board.altar?.fields.find((field) => field.place === place)?.chain ?? [];
  return (after.board.altar?.fields ?? []).flatMap(({ place, chain: there }): Travel[] =>
    there
      .filter((seat) => !kneels(before.board, place).includes(seat))
      .map((seat) => ({
        piece: { sprite: "piece-young", look: coloured(seat) },
        way: "arc",
        from: [...before.board.villages.map(({ key }) => `village/${key}/${seat}`), "room/hall"],
        to: [place],
        size: PERSON,
      })),
  );
}

/** Around the house. */
function peddler({ before, after }: Step): Travel[] {
  const [from, to] = [before, after].map(({ board }) => board.villages.findIndex(({ peddler: here }) => here));
  if (from === to) return [];
  return [
    {
      piece: { sprite: "peddler" },
      way: "walk",
      from: ["peddler"],
      to: ["peddler"],
      size: PEDDLER,
      own: itself(
        ".i",
        drawn((geo) => around(geo, from!, to!)),
      ),
      hides: ":scope",
      ghost: true,
    },
  ];
}

/** The emblem along the road. */
function points({ before, after }: Step): Travel[] {
  const had = ({ seats }: Board, seat: Own["seat"]) => seats.find((each) => each.seat === seat)?.vp;
  return after.board.seats
    .filter(({ seat, vp }) => vp !== had(before.board, seat))
    .map(({ seat }) => ({
      piece: { sprite: `badge-${seat + 1}` },
      way: "slide" as const,
      from: [`road/${seat}`],
      to: [`road/${seat}`],
      size: EMBLEM,
      hides: ":scope",
      ghost: true,
    }));
}
