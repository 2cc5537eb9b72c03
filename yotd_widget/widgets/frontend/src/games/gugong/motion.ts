/** How the things of Gùgōng move: gifts that change hands, riders, ships, Envoys and markers; the Night and the end. */
import type { GameMotion, Happening, Heading, Moment, Sight, Travel, Whereabouts } from "../../shell/motion/given";
import { itself } from "../../shell/motion/itself";
import type { Scene } from "../../shell/wire";
import { fill } from "../../shell/words";
import type { Berth, Board } from "./wire";
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
  stays: { held: [".top", ".hand-room"], whose },
  names: ({ after }) => after.board.seats.map((seat) => seat.name),
  opens: (chapter) => /^(meng|wall)/.test(chapter),
  travels,
  heading,
  moment,
};

/** Whoever has acted: title and hand are theirs until that has been seen. */
function whose({ board: before }: Scene<Board>, { board: after }: Scene<Board>): number | null {
  return before.active === after.active ? null : before.active;
}

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

/** The last chapter that a step has of some, as a part of a travel; nothing where it has none of them. */
function within({ step }: Step, chapters: RegExp): { chapter?: string } {
  const chapter = step.say.findLast((line) => chapters.test(line.chapter))?.chapter;
  return chapter ? { chapter } : {};
}

/** When a player's things move: Meng's in his own turn, which is told, anybody else's before all chapters. */
const turnOf = (happening: Step, seat: number) =>
  happening.after.board.seats[seat]?.meng ? within(happening, /^(meng-acts|twilight-)/) : {};

/** The card there goes to the discard pile, and at the same time the own one into the hands. */
function gifts(happening: Step): Travel[] {
  const { before, after } = happening;
  return after.board.officials.flatMap(({ key, place, card }, nth) => {
    const was = before.board.officials[nth]!.card;
    if (was.name === card.name) return [];
    const seat = after.board.laid[key] ?? before.board.active;
    const own = before.board.hand.cards.find((each) => each.name === card.name)?.place;
    const told = after.board.seats[seat]?.meng ? within(happening, /^meng-gift/) : {};
    const taken: Travel = {
      ...told,
      piece: { sprite: "gift-back" },
      way: "arc",
      from: [place],
      to: [`discard/${seat}`, `seat/${seat}`],
      size: CARD,
    };
    const laid: Travel = {
      ...told,
      piece: { sprite: `gift-${card.value}` },
      way: "arc",
      from: [...(own ? [own] : []), `hand/${seat}`, `seat/${seat}`],
      to: [place],
      own: itself(".gc"),
      hides: ".gc",
      joins: true,
    };
    return [taken, laid];
  });
}

/** Along the road to the city. */
function riders(happening: Step): Travel[] {
  const { before, after } = happening;
  const where = (board: Board, seat: number) => board.cities.findIndex(({ seats }) => seats.includes(seat));
  return after.board.seats.flatMap(({ seat }) => {
    const [from, to] = [where(before.board, seat), where(after.board, seat)];
    if (to < 0 || from === to) return [];
    const start = from < 0 ? [`seat/${seat}`] : [`rider/${seat}`];
    return { ...rider(seat, start), ghost: from >= 0, ...turnOf(happening, seat) };
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

/** To the Wall; those of whoever has won a section walk home. */
function builders(happening: Step): Travel[] {
  const { before, after } = happening;
  const units = (board: Board, seat: number) => board.wall.builders.filter((each) => each.seat === seat).length;
  return after.board.seats.flatMap(({ seat }): Travel[] => {
    const more = units(after.board, seat) - units(before.board, seat);
    const [home, wall] = [
      [`pool/${seat}`, `seat/${seat}`],
      [`wall/${seat}`, "wall"],
    ];
    if (more < 0)
      return [{ ...servant(seat), way: "walk", from: wall, to: home, times: -more, ...within(happening, /^wall/) }];
    return more ? [{ ...servant(seat), from: home, to: wall, times: more, ...turnOf(happening, seat) }] : [];
  });
}

/** Past the others to the next free harbour, by Night all of them; one that is claimed or lost sails off. */
function ships(happening: Step): Travel[] {
  const { before, after } = happening;
  const afloat = (board: Board) => board.canal.lanes.flat().filter(({ ship }) => ship);
  const [old, now] = [afloat(before.board), afloat(after.board)];
  const drift = happening.step.say.some(({ rules }) => rules.includes("NIGHT-4"));
  const left = new Map(old.map((berth) => [berth.key, berth]));
  const is = (one: Berth, other: Berth) => one.ship!.seat === other.ship!.seat && one.key[0] === other.key[0];
  const stays = (berth: Berth) => !drift && old.some((each) => each.key === berth.key && is(each, berth));
  for (const berth of now) if (stays(berth)) left.delete(berth.key);
  const ship = ({ key, ship }: Berth) => ({
    piece: { sprite: "piece-ship", look: coloured(ship!.seat) },
    from: [`harbour/${key}`],
    size: SHIP,
    ...(drift ? within(happening, /^night/) : turnOf(happening, ship!.seat)),
  });
  const moved = now.toReversed().flatMap((berth): Travel[] => {
    if (stays(berth)) return [];
    const from = [...left.values()].findLast((each) => is(each, berth) && each.key < berth.key);
    if (!from) return [];
    left.delete(from.key);
    return [{ ...ship(from), way: "slide", to: [`harbour/${berth.key}`], hides: ".sail", ghost: true }];
  });
  return [
    ...moved,
    ...[...left.values()].map((berth): Travel => ({ ...ship(berth), way: "sail", to: ["site/canal"] })),
  ];
}

function markers(happening: Step): Travel[] {
  const { before, after } = happening;
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
      ghost: true,
      ...turnOf(happening, seat),
    }));
}

function envoys(happening: Step): Travel[] {
  const { before, after } = happening;
  return after.board.palace.envoys
    .filter(({ seat, step }) => step !== before.board.palace.envoys[seat]!.step)
    .map(({ seat }) => ({
      piece: { sprite: "piece-envoy", look: coloured(seat) },
      way: "hop" as const,
      from: [`envoy/${seat}`],
      to: [`envoy/${seat}`],
      size: ENVOY,
      hides: ":scope",
      ghost: true,
      ...turnOf(happening, seat),
    }));
}

function jades(happening: Step): Travel[] {
  const { before, after } = happening;
  const sold = after.board.houses.findIndex(({ full }, nth) => !full && before.board.houses[nth]?.full);
  return after.board.seats
    .filter(({ seat, jade }) => jade > before.board.seats[seat]!.jade)
    .map(({ seat }) => ({
      piece: { sprite: "i-jade" },
      way: "arc" as const,
      from: [sold < 0 ? "gift/jade" : after.board.houses[sold]!.place, "gift/jade"],
      to: [`jade/${seat}`, `seat/${seat}`],
      size: COIN,
      ...turnOf(happening, seat),
    }));
}

function medal({ before, after }: Step): Travel[] {
  const to = after.board.bridge.medal;
  if (to === null || before.board.bridge.medal !== null) return [];
  return [{ piece: { sprite: "i-medal" }, way: "arc", from: ["medal"], to: [`seat/${to}`], size: COIN }];
}

function heading(chapter: string, { words: given, after, step }: Step): Heading | null {
  const words = given as GugongWords;
  const { meng } = after.board;
  switch (chapter.split("-")[0]) {
    case "meng": {
      const title = { "meng-card": words.mengCard, "meng-gift": words.mengGift, "meng-acts": words.mengActs }[chapter];
      // In Twilight his cards of the Day are put aside
      const card = chapter === "meng-card" && !step.say.some(({ rules }) => rules.includes("AUTOMA-13"));
      const icon = (card && meng?.today.at(-1)?.icon) || "off-meng";
      return title ? { title: fill(title, { player: meng?.name ?? "" }), icon } : null;
    }
    case "wall":
      return { title: words.wallDone, icon: "build-tower" };
    case "night":
      return { title: words.night, icon: "i-canal" };
    case "morning":
      return { title: words.morning, icon: "i-servant" };
    case "twilight":
      return { title: words.twilight, icon: "off-meng" };
    case "scoring":
      return { title: words.scoring, icon: "i-palace" };
    default:
      return null;
  }
}

/** Of the longest row of matches. */
const GLOW_MS = 700;

/** The cards that fitted a die, a row a player: each lights up after the one before. */
function glowing({ after }: Step): Sight[] {
  const { matched } = after.board;
  const all = matched.reduce((sum, { values }) => sum + values.length, 0);
  const pause = (MS - GLOW_MS) / Math.max(1, all);
  let before = 0;
  return matched.flatMap(({ seat, values }, row) => {
    const y = 0.06 + row * Math.min(0.2, 0.9 / matched.length);
    const sight = (sprite: string, nth: number, delay: number, look?: string): Sight => ({
      sprite,
      look,
      box: [0.27 + 0.05 * nth, y, 0.036, 0.1],
      ms: MS - delay,
      delay,
      frames: [
        { opacity: 0, transform: "scale(.6)" },
        { opacity: 1, transform: "scale(1.25)", offset: 0.3 },
        { opacity: 1, transform: "none", offset: 0.85 },
        { opacity: 0 },
      ],
    });
    const badge = sight(`badge-${seat + 1}`, 0, before * pause);
    const cards = values.map((value, nth) =>
      sight(value ? `gift-${value}` : "i-die", nth + 1, before++ * pause, "match"),
    );
    return [badge, ...cards];
  });
}

/** It grows dark, matches light up, and lanterns rise over the palace; at the end the pagodas grow from the ground. */
function moment(chapter: string, happening: Step, where: Whereabouts): Moment | null {
  if (chapter === "wall") {
    const [x, y, width, height] = where("wall") ?? GROUND;
    const winner = happening.step.say.find((line) => line.chapter === chapter)?.seat ?? 0;
    const flag: Sight = {
      look: `flag ${coloured(winner)}`,
      box: [x + 0.86 * width, y - 0.15 * height, 0.03, 0.09],
      ms: MS,
      frames: [
        { opacity: 0, transform: "translateY(90%)" },
        { opacity: 1, transform: "none", offset: 0.4 },
        { opacity: 1, transform: "none", offset: 0.85 },
        { opacity: 0 },
      ],
    };
    return { sights: [flag] };
  }
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
    return { sights: [dark, ...lanterns, ...glowing(happening)] };
  }
  if (chapter === "scoring")
    return {
      sights: [],
      moves: [{ what: ".pagoda > ol", frames: [{ transform: "scaleY(0)" }, { transform: "none" }], ms: MS }],
      counts: { what: ".pagoda .total b", ms: MS },
    };
  return null;
}
