/** How the things of Gùgōng move: gifts that change hands, riders, ships, Envoys and markers; the Night and the end. */
import type { GameMotion, Happening, Heading, Moment, Sight, Travel, Whereabouts } from "../../shell/motion/given";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

type Step = Happening<Board>;

const CARD = 64;
const PERSON = 26;
const RIDER = 34;
const SHIP = 50;
const ENVOY = 36;
const MARKER = 25;
const COIN = 22;
const MS = 1200;
const GROUND = [0, 0, 1, 1] as const;

export const MOTION: GameMotion<Board> = {
  ground: "realm",
  names: ({ after }) => after.board.seats.map((seat) => seat.name),
  travels,
  heading,
  moment,
};

/** What travels in a step, in the order in which it is to be seen. */
function travels(happening: Step): Travel[] {
  return [
    ...gifts(happening),
    ...riders(happening),
    ...servants(happening),
    ...builders(happening),
    ...ships(happening),
    ...markers(happening),
    ...envoys(happening),
    ...jades(happening),
    ...medal(happening),
  ];
}

const coloured = (seat: number) => `of-${seat + 1}`;

/** The card there goes to the discard pile, then the own one into the empty hands. */
function gifts({ before, after }: Step): Travel[] {
  const seat = before.board.active;
  return after.board.officials.flatMap(({ place, card }, nth) => {
    const was = before.board.officials[nth]!.card;
    if (was.name === card.name) return [];
    const own = before.board.hand.cards.find((each) => each.name === card.name)?.place;
    const taken: Travel = {
      piece: { sprite: "gift-back" },
      way: "arc",
      from: [place],
      to: [`discard/${seat}`, `seat/${seat}`],
      size: CARD,
    };
    const laid: Travel = {
      piece: { sprite: `gift-${card.value}` },
      way: "arc",
      from: [...(own ? [own] : []), `hand/${seat}`, `seat/${seat}`],
      to: [place],
      size: CARD,
      hides: ".gc",
    };
    return [taken, laid];
  });
}

/** Along the road to the city. */
function riders({ before, after }: Step): Travel[] {
  const where = (board: Board, seat: number) => board.cities.findIndex(({ seats }) => seats.includes(seat));
  return after.board.seats.flatMap(({ seat }) => {
    const [from, to] = [where(before.board, seat), where(after.board, seat)];
    if (to < 0 || from === to) return [];
    const start = from < 0 ? [`seat/${seat}`] : [`rider/${seat}`];
    return rider(seat, start);
  });
}

const rider = (seat: number, from: readonly string[]): Travel => ({
  piece: { sprite: "piece-traveller", look: coloured(seat) },
  way: "slide",
  from,
  to: [`rider/${seat}`],
  size: RIDER,
  hides: ":scope",
});

/** Those that are gained come from the place that the question was about. */
function servants({ before, after }: Step): Travel[] {
  return after.board.seats.flatMap(({ seat, pool }) => {
    const more = pool - before.board.seats[seat]!.pool;
    const source = before.board.officials.find(({ lit }) => lit)?.place;
    if (more <= 0 || !source || seat !== before.board.active) return [];
    return [{ ...servant(seat), from: [source], to: [`pool/${seat}`, `seat/${seat}`], times: more }];
  });
}

const servant = (seat: number) => ({
  piece: { sprite: "piece-servant", look: coloured(seat) },
  way: "arc" as const,
  size: PERSON,
});

function builders({ before, after }: Step): Travel[] {
  const units = (board: Board, seat: number) => board.wall.builders.filter((each) => each.seat === seat).length;
  return after.board.seats.flatMap(({ seat }) => {
    const more = units(after.board, seat) - units(before.board, seat);
    if (more <= 0) return [];
    return [{ ...servant(seat), from: [`pool/${seat}`, `seat/${seat}`], to: [`wall/${seat}`, "wall"], times: more }];
  });
}

/** Past the others to the next free harbour. */
function ships({ before, after }: Step): Travel[] {
  const afloat = (board: Board) => board.canal.lanes.flat().filter(({ ship }) => ship);
  const [old, now] = [afloat(before.board), afloat(after.board)];
  return now.flatMap(({ key, ship }) => {
    const { seat } = ship!;
    const same = (each: (typeof old)[number]) => each.ship!.seat === seat && each.key[0] === key[0];
    if (old.some((each) => each.key === key && each.ship!.seat === seat)) return [];
    const gone = old.filter((each) => same(each) && !now.some((other) => other.key === each.key));
    const from = gone.findLast((each) => each.key < key);
    if (!from) return [];
    return [
      {
        piece: { sprite: "piece-ship", look: coloured(seat) },
        way: "slide" as const,
        from: [`harbour/${from.key}`],
        to: [`harbour/${key}`],
        size: SHIP,
        hides: ".sail",
      },
    ];
  });
}

function markers({ before, after }: Step): Travel[] {
  const step = (board: Board, seat: number) => board.bridge.steps.find(({ seats }) => seats.includes(seat))?.step;
  return after.board.seats
    .filter(({ seat }) => step(before.board, seat) !== step(after.board, seat))
    .map(({ seat }) => ({
      piece: { sprite: `badge-${seat + 1}` },
      way: "hop" as const,
      from: [`intrigue/${seat}`],
      to: [`intrigue/${seat}`],
      size: MARKER,
      hides: ":scope",
    }));
}

function envoys({ before, after }: Step): Travel[] {
  return after.board.palace.envoys
    .filter(({ seat, step }) => step !== before.board.palace.envoys[seat]!.step)
    .map(({ seat }) => ({
      piece: { sprite: "piece-envoy", look: coloured(seat) },
      way: "hop" as const,
      from: [`envoy/${seat}`],
      to: [`envoy/${seat}`],
      size: ENVOY,
      hides: ":scope",
    }));
}

function jades({ before, after }: Step): Travel[] {
  const sold = after.board.houses.findIndex(({ full }, nth) => !full && before.board.houses[nth]?.full);
  return after.board.seats
    .filter(({ seat, jade }) => jade > before.board.seats[seat]!.jade)
    .map(({ seat }) => ({
      piece: { sprite: "i-jade" },
      way: "arc" as const,
      from: [sold < 0 ? "gift/jade" : after.board.houses[sold]!.place, "gift/jade"],
      to: [`jade/${seat}`, `seat/${seat}`],
      size: COIN,
    }));
}

function medal({ before, after }: Step): Travel[] {
  const to = after.board.bridge.medal;
  if (to === null || before.board.bridge.medal !== null) return [];
  return [{ piece: { sprite: "i-medal" }, way: "arc", from: ["medal"], to: [`seat/${to}`], size: COIN }];
}

function heading(chapter: string, { words }: Step): Heading | null {
  const own = words as GugongWords;
  switch (chapter) {
    case "night":
      return { title: own.night, icon: "i-canal" };
    case "morning":
      return { title: own.morning, icon: "i-servant" };
    case "twilight":
      return { title: own.twilight, icon: "off-meng" };
    case "scoring":
      return { title: own.scoring, icon: "i-palace" };
    default:
      return null;
  }
}

/** It grows dark, and lanterns rise over the palace; at the end the pagodas grow from the ground. */
function moment(chapter: string, _happening: Step, _where: Whereabouts): Moment | null {
  if (chapter === "night") {
    const dark: Sight = {
      look: "nightfall",
      box: GROUND,
      ms: MS,
      frames: [{ opacity: 0 }, { opacity: 0.55, offset: 0.5 }, { opacity: 0 }],
    };
    const lanterns = Array.from(
      { length: 7 },
      (_, nth): Sight => ({
        look: "sky-lantern",
        box: [0.3 + 0.09 * nth, 0.42 - 0.06 * (nth % 3), 0.012, 0.04],
        ms: MS - 200,
        delay: 30 * nth,
        frames: [
          { opacity: 0, transform: "translateY(60%)" },
          { opacity: 1, offset: 0.4 },
          { opacity: 0, transform: "translateY(-220%)" },
        ],
      }),
    );
    return { sights: [dark, ...lanterns] };
  }
  if (chapter === "scoring")
    return {
      sights: [],
      moves: [{ what: ".pagoda > ol", frames: [{ transform: "scaleY(0)" }, { transform: "none" }], ms: MS }],
      counts: { what: ".pagoda .total b", ms: MS },
    };
  return null;
}
