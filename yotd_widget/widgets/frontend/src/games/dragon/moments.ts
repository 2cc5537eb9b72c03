/** What is to be seen of an event for a moment, 1.2 seconds at most: few things, of which only transform and opacity move. */
import type { Happening, Moment, Sight } from "../../shell/motion/given";
import type { Board } from "./wire";

type Step = Happening<Board>;
type Box = Sight["box"];

const MS = 1200;
const GROUND: Box = [0, 0, 1, 1];
const FEW = 8;
/** The sun of the landscape, in parts of it. */
const SUN: Box = [0.505, 0.1, 0.115, 0.39];

const comes = (most: number, from = "none", to = from): Keyframe[] => [
  { opacity: 0, transform: from },
  { opacity: most, transform: from, offset: 0.4 },
  { opacity: 0, transform: to },
];

const EVENTS: Readonly<Record<string, (happening: Step) => Moment>> = {
  /** Heat behind the palaces, and the sun grows beyond the card that tells of it. */
  drought: () => ({
    sights: [
      { look: "heat", box: GROUND, behind: true, ms: MS, frames: comes(0.7) },
      {
        look: "glow",
        box: SUN,
        behind: true,
        ms: MS,
        frames: [
          { opacity: 0, transform: "scale(.6)" },
          { opacity: 0.95, transform: "scale(3.4)", offset: 0.5 },
          { opacity: 0, transform: "scale(1)" },
        ],
      },
    ],
  }),

  /** Bands of mist pass. */
  contagion: () => ({
    sights: [0.3, 0.52, 0.7].map((y, nth) => ({
      look: "mist",
      box: [-0.1, y - 0.08, 1.2, 0.3] as const,
      ms: 1000,
      delay: nth * 100,
      frames: [
        { opacity: 0, transform: `translateX(${nth % 2 ? 12 : -12}%)` },
        { opacity: 0.85, offset: 0.4 },
        { opacity: 0, transform: `translateX(${nth % 2 ? -12 : 12}%)` },
      ],
    })),
  }),

  /** Arrows over the roofs. */
  mongol_invasion: () => ({
    sights: Array.from({ length: 10 }, (_, nth) => ({
      look: "arrow",
      box: [0.02 + 0.05 * (nth % 3), 0.12 + 0.055 * ((nth * 7) % 10), 0.085, 0.036] as const,
      ms: 560,
      delay: nth * 64,
      frames: flying(nth),
    })),
  }),

  /** Coins gather at the gate and are gone. */
  imperial_tribute: ({ after }) => ({
    sights: Array.from({ length: Math.min(FEW, 2 * after.board.courts.length) }, (_, nth) => {
      const side = nth % 2 ? 1 : -1;
      return {
        sprite: "good-yuan",
        box: [0.49, 0.6, 0.026, 0.088] as const,
        ms: 700,
        delay: nth * 60,
        frames: [
          { opacity: 0, transform: `translate(${side * (900 - nth * 90)}%,${-140 + 60 * (nth % 4)}%) scale(.8)` },
          { opacity: 1, offset: 0.3 },
          { opacity: 1, transform: "none", offset: 0.85 },
          { opacity: 0, transform: "scale(1.4)" },
        ],
      };
    }),
  }),

  /** Rockets by the count of the fireworks. */
  dragon_festival: ({ before }) => {
    const owned = before.board.courts.map(
      ({ goods }) => goods.find(({ icon }) => icon === "good-fireworks")?.amount ?? 0,
    );
    const all = owned.reduce((sum, count) => sum + count, 0);
    return rockets(Math.max(2, Math.min(FEW, all)));
  },
};

const GREAT: Readonly<Record<string, () => Moment>> = {
  ge_quake: () => ({
    sights: [],
    moves: [
      {
        what: ".land",
        ms: 600,
        frames: [0, 4, -4, 3, -3, 2, -1, 0].map((by) => ({ transform: `translate(${by}px,${Math.abs(by) / 2}px)` })),
      },
    ],
  }),
  ge_flood: () => ({
    sights: [
      {
        look: "water",
        box: [0, 0.55, 1, 0.45],
        ms: MS,
        frames: [
          { opacity: 0.2, transform: "translateY(100%)" },
          { opacity: 0.75, transform: "translateY(20%)", offset: 0.5 },
          { opacity: 0, transform: "translateY(100%)" },
        ],
      },
    ],
  }),
  ge_tornado: () => ({
    sights: [0, 1, 2].map((nth) => ({
      look: "mist",
      box: [-0.15, 0.2 + nth * 0.2, 0.3, 0.14] as const,
      ms: 900,
      delay: nth * 120,
      frames: [
        { opacity: 0, transform: "translateX(0) rotate(-6deg)" },
        { opacity: 0.8, offset: 0.4 },
        { opacity: 0, transform: "translateX(380%) rotate(8deg)" },
      ],
    })),
  }),
  ge_volcano: () => ({ sights: [{ look: "heat", box: GROUND, behind: true, ms: MS, frames: comes(0.8) }] }),
  ge_eclipse: () => ({ sights: [{ look: "night", box: GROUND, ms: MS, frames: comes(0.6) }] }),
  ge_assassination: () => ({ sights: [{ look: "night", box: GROUND, ms: 800, frames: comes(0.5) }] }),
  ge_sunrise: () => ({
    sights: [{ look: "glow", box: SUN, behind: true, ms: MS, frames: comes(0.9, "translateY(80%)", "none") }],
  }),
  ge_lantern: () => rockets(4),
  ge_buddha: () => ({ sights: [{ look: "glow", box: SUN, behind: true, ms: MS, frames: comes(0.8) }] }),
};

export function momentOf(chapter: string, happening: Step): Moment | null {
  const { year } = happening.before.board;
  const month = year.find(({ state }) => state === "now");
  if (happening.after.result && chapter !== "end") return null; // the palaces have given way to the towers
  if (chapter === "event") return (month && EVENTS[month.event]?.(happening)) ?? null;
  if (chapter === "great") return GREAT[year.find(({ great }) => great)?.great?.event ?? ""]?.() ?? null;
  if (chapter === "decay") return fallen(happening);
  return chapter === "end" ? rising(happening) : null;
}

/** Over the roofs and down, the point ahead. */
function flying(nth: number): Keyframe[] {
  const far = 1100 + 60 * nth;
  return [
    { opacity: 0, transform: "translate(-100%,600%) rotate(-16deg)" },
    { opacity: 1, transform: `translate(${far * 0.5}%,-250%) rotate(0)`, offset: 0.5, easing: "ease-in" },
    { opacity: 1, transform: `translate(${far * 0.9}%,250%) rotate(12deg)`, offset: 0.9 },
    { opacity: 0, transform: `translate(${far}%,500%) rotate(16deg)` },
  ];
}

/** Parts of it lie far from each other, however many they are. */
const GOLDEN = 0.618;
const COLOURS = ["red", "gold", "jade"];

function rockets(count: number): Moment {
  return {
    sights: Array.from({ length: count }, (_, nth) => {
      const x = 0.14 + 0.42 * ((nth * GOLDEN) % 1); // between the placards
      return {
        look: `burst ${COLOURS[nth % COLOURS.length]}`,
        box: [x, 0.02 + 0.07 * (nth % 3), 0.1, 0.34] as const,
        ms: 620,
        delay: (nth * 560) / count,
        frames: [
          { opacity: 1, transform: "translateY(120%) scale(.06)" },
          { opacity: 1, transform: "scale(.1)", offset: 0.4, easing: "cubic-bezier(.1,.7,.3,1)" },
          { opacity: 1, transform: "scale(1)", offset: 0.8 },
          { opacity: 0, transform: "translateY(6%) scale(1.1)" },
        ],
      };
    }),
  };
}

/**
 * Palaces that are lower by a floor: it gives way below the roof, in dust. Of those that had no other the roof comes down to
 * the ground, and all is gone.
 */
function fallen({ step, before }: Step): Moment | null {
  const losses = step.say.filter(({ chapter }) => chapter === "decay").flatMap(({ causes = [] }) => causes);
  const falls = losses.flatMap(([, seat, , number]) => {
    const place = `palace/${seat}/${number}`;
    const palaces = before.board.courts.find((court) => court.seat === seat)?.palaces ?? [];
    const index = palaces.findIndex((palace) => palace.place === place);
    if (index < 0) return [];
    const large = `.held [data-of="${place}"]`;
    const small = `.held [data-of~="folded/${seat}"] .small-palace:nth-of-type(${index + 1})`;
    const floor = `${large} .room:has(+ .roof),${small} > :nth-last-child(2)`;
    const fall = (what: string, frames: Keyframe[]) => ({ what, ms: FALL_MS, delay: LATE_MS, frames });
    const moves = [fall(`${large} .roof`, drops(ROOM_HIGH)), fall(`${small} > use`, drops("24px")), fall(floor, SINKS)];
    if (palaces[index]!.rooms.length === 1) moves.push(fall(`${large},${small}`, GOES));
    return { moves, dust: floor };
  });
  if (!falls.length) return null;
  const dust = falls.map(({ dust }) => ({ ...DUST, of: dust }));
  return { sights: dust, moves: falls.flatMap(({ moves }) => moves) };
}

const FALL_MS = 460;
/** First is told what falls. */
const LATE_MS = 140;
/** A floor of a palace, with its beam. */
const ROOM_HIGH = "var(--high)";
const GIVES = "cubic-bezier(.5,0,.9,.6)";

/** The roof leans, then comes down by a floor. */
const drops = (high: string): Keyframe[] => [
  { transform: "none" },
  { transform: "rotate(-3deg)", offset: 0.25, easing: GIVES },
  { transform: `translateY(${high})` },
];
const SINKS: Keyframe[] = [
  { opacity: 1, transform: "none" },
  { opacity: 1, transform: "none", offset: 0.25, easing: GIVES },
  { opacity: 1, transform: "scaleY(.06)", offset: 0.98 },
  { opacity: 0, transform: "scaleY(.06)" },
];
const GOES: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
/** At the foot of what falls. */
const DUST: Sight = {
  look: "dust",
  box: [-0.5, 0.2, 2, 1],
  ms: FALL_MS,
  delay: LATE_MS,
  frames: [
    { opacity: 0, transform: "scale(.4)" },
    { opacity: 1, transform: "scale(.9)", offset: 0.6 },
    { opacity: 0, transform: "translateY(-12%) scale(1.15)" },
  ],
};

const RISE_MS = 2000;

/**
 * All towers rise as fast as each other, the cities on them, while their points count up: whoever has fewest stops first, and
 * who goes on rising has won. Then the lamps of the winner shine.
 */
function rising({ after }: Step): Moment | null {
  const totals = after.result?.rows.map(({ total }) => Math.max(0, total)) ?? [];
  const most = Math.max(1, ...totals);
  const rises = totals.flatMap((total, nth) => {
    const rank = `.rank:nth-child(${nth + 1})`;
    const ms = (RISE_MS * total) / most;
    return [
      { what: `${rank} .courses`, ms, frames: [{ transform: "translateY(100%)" }, { transform: "none" }] },
      {
        what: `${rank} .skyline`,
        ms,
        frames: [{ transform: "translateY(calc(var(--part) * var(--rise)))" }, { transform: "none" }],
      },
    ];
  });
  return {
    sights: [],
    moves: [
      ...rises,
      {
        what: ".rank .shine",
        ms: 500,
        delay: RISE_MS,
        frames: [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1 }],
      },
    ],
    counts: { what: ".rank .total", ms: RISE_MS },
  };
}
