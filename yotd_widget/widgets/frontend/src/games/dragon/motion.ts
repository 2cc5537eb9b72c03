/** How the things of In the Year of the Dragon move: who did what in a step, and what the chapters of a month are. */
import { Account } from "../../shell/motion/account";
import type { Gain, GameMotion, Happening, Heading, Piece, Travel, Turning } from "../../shell/motion/given";
import { changeOf } from "../../shell/motion/numbers";
import { type Chapter, told } from "../../shell/motion/story";
import type { LogLine, Mark, Scene } from "../../shell/wire";
import { fill } from "../../shell/words";
import { momentOf } from "./moments";
import { personOf, portrait } from "./places";
import type { Board } from "./wire";
import type { DragonWords } from "./words";

type Step = Happening<Board>;

/** Rules of what actions bring, and the card that they stand on. */
const CARDS: Readonly<Record<string, string>> = {
  "ACT-TAX-1": "taxes",
  "ACT-BUILD-1": "build",
  "ACT-HARVEST-1": "harvest",
  "ACT-FIRE-1": "fireworks_display",
  "ACT-PARADE-1": "military_parade",
  "ACT-RESEARCH-1": "research",
  "ACT-PRIV-1": "privilege",
  "ACT-9": "pass",
};

/** Rules that bring points: a picture of what they are for, and where it stands in a court, as a selector. */
const CAUSES: Readonly<Record<string, readonly [sprite: string, cause: string]>> = {
  "SCORE-1": ["part-roof_mini", ".building, .small-palace"],
  "SCORE-2": ["person-court_lady", ".of-court_lady"],
  "SCORE-3": ["good-privilege_large", '[data-number*="privilege"]'],
  "EVT-FESTIVAL-1": ["good-fireworks", '[data-number$="fireworks"]'],
  "EVT-FESTIVAL-2": ["good-fireworks", '[data-number$="fireworks"]'],
  "EVT-MONGOL-1": ["person-warrior", ".of-warrior"],
  "WALL-11": ["tile-wall_built", ".wall-line"],
  "GE-LANTERN-1": ["person-court_lady", ".lit"],
  "GE-BUDDHA-1": ["person-monk", ".of-monk"],
};

const FLYING = ["yuan", "rice", "fireworks", "privilege_small", "privilege_large"];
const COIN = 26;
const OPPONENTS_COIN = 22;
const DRAGON = 42;
const EMBLEM = 26;

const TRAY = ".tray-room:not([data-away])";

export const MOTION: GameMotion<Board> = {
  ground: "land",
  held: [".top", ".year", ".land", ".timeline"],
  stays: { part: ".court", held: [".top", ".year"], whose },
  chosen: TRAY,
  account: { Table: Account, room: [TRAY, ".bar"], top: ".top", title: endOf, leaving, turns },
  settles: (chapter, place) => place.startsWith("good/") && chapter !== "scoring",
  names: ({ after }) => after.board.courts.map((court) => court.name),
  travels,
  gains,
  heading,
  moment: momentOf,
};

/** Whoever has acted, while others have nothing to answer at their court. */
function whose({ board: before }: Scene<Board>, { board: after }: Scene<Board>): number | null {
  return before.active !== after.active && after.focus !== "court" ? before.active : null;
}

/** What travels in a step, in the order in which it is to be seen. */
function travels(happening: Step): Travel[] {
  const { step } = happening;
  const { act, chapters } = told(step.say);
  const rules = new Set(act.flatMap((line) => line.rules));
  const acts = act.length > 0 && ![...rules].every((rule) => rule.startsWith("EVT-"));
  const later = chapters.find(({ name }) => name === "event" || name === "great" || name === "wall")?.name;
  const marks = Object.entries(step.marks);
  const is = (kind: string) => marks.filter(([place]) => place.startsWith(`${kind}/`));
  return [
    ...dragons(happening, act),
    ...([...rules].some((rule) => /^(ACT|WALL-7)/.test(rule)) ? goods(happening, is("good"), act) : []),
    ...is("left").flatMap((mark) => left(mark, acts && !rules.has("PER-8") ? later : undefined)),
    ...is("room").flatMap((mark) => moving(mark)),
    ...is("space").flatMap((mark) => markers(happening, mark, acts ? undefined : later)),
  ];
}

/** Points, from what they are for to the score: a player's at once, so that one looks at one court after the other. */
function gains({ lines }: Chapter): Gain[] {
  const found = lines.flatMap(({ causes = [] }) => causes).filter(([rule, , by]) => by > 0 && CAUSES[rule]);
  const seats = new Set(found.map(([, seat]) => seat).toSorted((one, other) => one - other));
  return [...seats].map((seat) => {
    const own = found.filter(([, whose]) => whose === seat);
    const causes = own.map(([rule]) => CAUSES[rule]!);
    return {
      seat,
      by: own.reduce((sum, [, , by]) => sum + by, 0),
      sprites: [...new Set(causes.map(([sprite]) => sprite))],
      cause: causes.map(([, cause]) => cause).join(),
      at: `court/${seat}`,
      to: `vp/${seat}`,
    };
  });
}

const nowOf = ({ before }: Step) => before.board.year.find(({ state }) => state === "now");

function endOf(step: Step): string {
  const words = step.words as DragonWords;
  return fill(words.endOfMonth, { month: nowOf(step)?.month ?? 0 });
}

function leaving(who: string): Piece {
  const { kind, age } = personOf(who);
  return { sprite: portrait({ kind, age }, "leaving"), look: `of-${kind}` };
}

/** The card of the month goes one on, the land has its next season and its next court, then the next question comes. */
function turns({ before, after }: Step): Turning[] {
  const isSame = before.board.active === after.board.active;
  const move = (what: string, from: Keyframe, ms: number, delay = 0) => ({ what, frames: [from, {}], ms, delay });
  const now = before.board.year.findIndex(({ state }) => state === "now") + 1;
  return [
    {
      goes: [".year"],
      slides: after.board.year
        .filter(({ month }) => month > now)
        .map(({ month, state }) => [`month/${month}`, `month/${state === "now" ? now : month}`] as const),
      moves: [move(".year:not(.held *) .seal", { transform: "scale(1.5)" }, 220)],
    },
    {
      goes: [".land"],
      wiped: ".sky",
      moves: [
        ...(isSame ? [] : [move(".land > .court:not(.held *)", { transform: "translateX(36px)" }, 220)]),
        move(".land .change:not(.held *)", { opacity: 0 }, 220),
      ],
    },
    {
      goes: [".top", ".timeline", TRAY],
      moves: [
        move(".last", { opacity: 0 }, 220),
        // When the sheet has gone
        move(`${TRAY}:not(.held *) > *`, { opacity: 0, transform: "translateY(20px)" }, 180, 140),
      ],
    },
  ];
}

/** A dragon onto its tray, from where it stood or from its court. */
function dragons({ before, after }: Step, act: readonly LogLine[]): Travel[] {
  const stood = new Set(before.board.groups.flatMap(({ letter, dragons }) => dragons.map((seat) => letter + seat)));
  return after.board.groups.flatMap(({ letter, dragons }) =>
    dragons
      .filter((seat) => !stood.has(letter + seat))
      .map((seat) => ({
        piece: { sprite: "piece-dragon", badge: `badge-${seat + 1}` },
        way: "hop" as const,
        from: [`folded/${seat}`, `good/${seat}/yuan`, `court/${seat}`],
        to: [`dragon/${seat}`, `tray/${letter}`],
        size: DRAGON,
        hides: ":scope",
        lifts: cardOf(before.board, act),
      })),
  );
}

/** What the card brings flies to its good; what is paid flies to the card. */
function goods({ before, after }: Step, marks: [string, Mark][], act: readonly LogLine[]): Travel[] {
  const card = cardOf(before.board, act);
  return marks.flatMap(([place, mark]) => {
    const [, seat, kind] = place.split("/");
    if (!FLYING.includes(kind!)) return [];
    const store = [place, `folded/${seat}`];
    const gains = mark.kind === "gain";
    const own = after.board.active === Number(seat) || before.board.active === Number(seat);
    return {
      piece: { sprite: `good-${kind}` },
      way: "arc" as const,
      from: gains ? card : store,
      to: gains ? store : card,
      size: own ? COIN : OPPONENTS_COIN,
      times: Math.abs(changeOf(mark)) || 1,
      counts: { place, by: changeOf(mark) },
    };
  });
}

/** Places of the card that was used, and of the tray below it. */
function cardOf({ groups }: Board, act: readonly LogLine[]): string[] {
  const action = act.flatMap(({ rules }) => rules.map((rule) => CARDS[rule])).find(Boolean);
  const group = groups.find(({ cards }) => cards.some((card) => card.action === action));
  if (action === "pass") return ["pass"];
  return group ? [`group/${group.letter}/${action}`, `tray/${group.letter}`] : ["asked"];
}

/** From the offer to the gate of the palace, up into the room; then the light goes on. */
function moving([place, { person }]: [string, Mark]): Travel[] {
  if (!person) return [];
  const [, seat, palace] = place.split("/");
  const { kind, age } = personOf(person);
  return [
    {
      piece: { sprite: portrait({ kind, age }), look: `of-${kind}` },
      way: "walk",
      from: [`offer/${person}`, "asked", `charter/${kind}`, `folded/${seat}`],
      lifts: [`offer/${person}`],
      takes: '.held [data-of="asked"] > .person',
      via: [`palace/${seat}/${palace}`],
      to: [place, `folded/${seat}`],
      dark: ".inside-room",
    },
  ];
}

const leaves = ({ sprite, look }: Piece): Piece => ({ sprite, look: `${look} leaves`, badge: "mark-leave" });

/** With a bundle down to the road and away, from a small court over its edge; the window goes dark. */
function left([place, { person }]: [string, Mark], chapter?: string): Travel[] {
  if (!person) return [];
  const [, seat] = place.split("/");
  return [
    {
      piece: leaves(leaving(person)),
      way: "leave",
      from: [place, place.replace("left", "room"), `folded/${seat}`],
      to: [`folded/${seat}`, "land"],
      dark: ".inside-room",
      chapter,
    },
  ];
}

/** The emblem of a player along the road. */
function markers({ after }: Step, [place]: [string, Mark], chapter?: string): Travel[] {
  const seat = Number(place.split("/")[1]);
  const nth = after.board.order.find(({ seats }) => seats.includes(seat))?.seats.indexOf(seat) ?? 0;
  return [
    {
      piece: { sprite: `badge-${seat + 1}` },
      way: "slide",
      from: [place],
      to: [place],
      size: EMBLEM,
      hides: `.stack > :nth-child(${nth + 1})`,
      ghost: true,
      chapter,
    },
  ];
}

function heading(chapter: string, step: Step): Heading | null {
  const words = step.words as DragonWords;
  const month = nowOf(step);
  switch (chapter) {
    case "event":
      return month ? { title: month.name, icon: `event-${month.event}` } : null;
    case "great": {
      const great = step.before.board.year.find((each) => each.great)?.great;
      return great ? { title: great.name, icon: `super-${great.event}` } : null;
    }
    case "wall":
      return { title: words.wallCheck, icon: "tile-wall_built" };
    case "decay":
      return { title: words.decay, icon: "part-roof" };
    case "scoring":
      return { title: words.scoring, icon: "good-privilege_large" };
    case "end":
      return { title: words.finalScoring, icon: "event-dragon_festival" };
    default:
      return null;
  }
}
