/** What moves, by which marks; which chapters follow, from which lines; and that each waits for its Next. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { momentOf } from "../src/games/dragon/moments";
import { MOTION } from "../src/games/dragon/motion";
import type { Board } from "../src/games/dragon/wire";
import type { Happening } from "../src/shell/motion/given";
import { known, nodesBetween, rates, readingTime, rowsOf, told } from "../src/shell/motion/story";
import { coming, flights } from "../src/shell/motion/ways";
import { History, type Step } from "../src/shell/time/history";
import type { Cause, LogLine, Mark, Scene, Snapshot } from "../src/shell/wire";
import { drawn, here, open, sample, WORDS_NOW } from "./page";

const game = JSON.parse(readFileSync(here("history.json"), "utf8"));
const { path } = game.snapshot.timeline as Snapshot["timeline"];
const line = (text: string, chapter = "", seat: number | null = null): LogLine => ({
  period: 1,
  seat,
  text,
  rules: [],
  chapter,
});

/** A step at the table of month 6. */
function happening(marks: Record<string, Mark>, say: LogLine[] = [], change: Partial<Board> = {}): Happening<Board> {
  const before = sample("phase1") as Scene<Board>;
  const after = { ...before, board: { ...before.board, ...change } };
  return { step: { marks, say } as Step, before, after, words: WORDS_NOW };
}

const mark = (kind: Mark["kind"], text = "", person?: string): Mark => ({ kind, text, ...(person && { person }) });

test("what a player did comes first, then the chapters; whoever leaves in one belongs to it", () => {
  const lines = [
    line("Eli: young scholar into palace 3.", "", 4),
    line("Drought, rice paid: …", "event"),
    line("Eli: old monk leaves palace 1.", "event", 4),
    line("Decay: …", "decay"),
    line("Scoring: …", "scoring"),
    line("Month 6 ends."),
  ];
  const { act, chapters } = told(lines);
  expect(act.map(({ text }) => text)).toEqual(["Eli: young scholar into palace 3."]);
  expect(chapters.map(({ name, lines }) => [name, lines.length])).toEqual([
    ["event", 2],
    ["decay", 1],
    ["scoring", 1],
  ]);
});

test("who is asked to release somebody opens no chapter with the answer", () => {
  expect(told([line("Eli: old monk leaves palace 1.", "event", 4)])).toMatchObject({ act: [{}], chapters: [] });
});

test("a chapter that opens by itself begins with what one player does, after what the reader did", () => {
  const lines = [
    line("Ada exchanges.", "", 0),
    line("Meng's card.", "meng-card", 1),
    line("Meng acts.", "meng-acts", 1),
  ];
  const { act, chapters } = told(lines, (chapter) => chapter.startsWith("meng"));
  expect(act.map(({ text }) => text)).toEqual(["Ada exchanges."]);
  expect(chapters.map(({ name }) => name)).toEqual(["meng-card", "meng-acts"]);
  expect(told(lines).act).toHaveLength(3);
});

test("what sails goes away over the edge of its goal", () => {
  const [away] = flights(
    "sail",
    { x: 10, y: 20, width: 30, height: 10 },
    { x: 0, y: 0, width: 500, height: 100 },
    { width: 30, height: 10 },
  );
  expect(away!.frames).toEqual([
    { transform: "translate(10.0px,20.0px)" },
    { transform: "translate(470.0px,20.0px)", opacity: 0 },
  ]);
});

test("a chapter is shown by how much it tells, and no longer than 1.2 seconds; of whom it says nothing is not told", () => {
  const of = (parts: number, text = "2") =>
    readingTime({ name: "", lines: [{ ...line(""), parts: Array.from({ length: parts }, () => [0, text]) }] });
  expect(of(0)).toBe(650);
  expect(of(3)).toBe(950);
  expect(of(5)).toBe(1200);
  expect(of(5, "0")).toBe(650);
  const parts: [number, string][] = [
    [0, "0"],
    [1, "3"],
  ];
  expect(rowsOf({ ...line(""), parts })).toEqual([[1, "3"]]);
});

test("the reader's own step takes its time, those of the others share what is left of three seconds", () => {
  expect(rates([400, 500, 500])).toEqual([1, 1, 1]);
  expect(rates([1000, 2000, 2000])).toEqual([1, 0.5, 0.5]);
  expect(rates([3000, 500])).toEqual([1, 0.25]);
});

test("only a game that went on moves: not one that went back, elsewhere, or is another", () => {
  const at = (step: number, more: object = {}) =>
    ({ language: "en", timeline: { at: step, path: [0, 1, 2, 3], game: 0, ...more } }) as Snapshot;
  expect(nodesBetween(at(1), at(3))).toEqual([2, 3]);
  expect(nodesBetween(at(3), at(1))).toBeNull();
  expect(nodesBetween(at(1), at(1))).toBeNull();
  expect(nodesBetween(at(1), at(3, { path: [0, 5, 6, 7] }))).toBeNull();
  expect(nodesBetween(at(1), at(3, { game: 1 }))).toBeNull();
});

test("steps are waited for until all of them are known", () => {
  const history = new History({ game: 0, language: "en" }).add(game.steps.slice(0, 3));
  expect(known(path.slice(1, 3), history)).toHaveLength(2);
  expect(known(path.slice(1, 5), history)).toBeNull();
});

test("a dragon hops onto its tray, then rice flies from the card to the store, as much as there came", () => {
  const { groups } = sample("phase1").board;
  const moved = groups.map((group) => (group.letter === "C" ? { ...group, dragons: [0] } : group));
  const harvest = { ...line("Ada: Harvest.", "", 0), rules: ["ACT-HARVEST-1"] };
  const travels = MOTION.travels(happening({ "good/0/rice": mark("gain", "+2") }, [harvest], { groups: moved }));
  expect(travels).toMatchObject([
    {
      way: "hop",
      piece: { sprite: "piece-dragon", badge: "badge-1" },
      to: ["dragon/0", "tray/C"],
      lifts: ["group/C/harvest", "tray/C"],
    },
    {
      way: "arc",
      piece: { sprite: "good-rice" },
      from: ["group/C/harvest", "tray/C"],
      to: ["good/0/rice", "folded/0"],
      times: 2,
      counts: { place: "good/0/rice", by: 2 },
    },
  ]);
});

test("what an event takes does not fly to a card", () => {
  const lines = [line("Eli: young scholar into palace 3.", "", 4), line("Drought, rice paid: …", "event")];
  expect(MOTION.travels(happening({ "good/0/rice": mark("loss", "−2") }, lines))).toEqual([]);
});

test("who is hired walks from the offer by the gate into a dark room, and the marker slides", () => {
  const hired = { ...line("Ada: young warrior into palace 4.", "", 0), rules: ["PER-10"] };
  const marks = { "space/0": mark("gain", "+5"), "room/0/4/0": mark("new", "", "young warrior") };
  const [walk, slide] = MOTION.travels(happening(marks, [hired]));
  expect(walk).toMatchObject({
    way: "walk",
    piece: { sprite: "person-warrior", look: "of-warrior" },
    via: ["palace/0/4"],
    to: ["room/0/4/0", "folded/0"],
    dark: ".inside-room",
  });
  expect(walk!.from[0]).toBe("offer/young warrior");
  expect(slide).toMatchObject({ way: "slide", piece: { sprite: "badge-1" }, to: ["space/0"], ghost: true });
});

test("who leaves in an event leaves in its chapter, with a bundle", () => {
  const lines = [{ ...line("Ada: Taxes", "", 0), rules: ["PER-10"] }, line("Contagion …", "event")];
  expect(MOTION.travels(happening({ "left/0/2/0": mark("gone", "", "old healer") }, lines))).toMatchObject([
    { way: "leave", piece: { sprite: "leaving-healer-old" }, chapter: "event" },
  ]);
});

test("ways end where they lead, and animate nothing but transform and opacity", () => {
  const from = { x: 0, y: 0, width: 20, height: 20 };
  const to = { x: 100, y: 60, width: 40, height: 40 };
  for (const way of ["arc", "hop", "walk", "slide", "leave"] as const) {
    const flown = flights(way, from, to, { width: 20, height: 20 }, way === "walk" ? to : undefined);
    const frames = flown.flatMap((each) => each.frames);
    for (const frame of frames)
      expect(["transform", "opacity", "offset", "easing"]).toEqual(expect.arrayContaining(Object.keys(frame)));
    if (way !== "leave") expect(frames.at(-1)!.transform).toBe("translate(110.0px,70.0px)");
    for (const { ms } of flown) expect(ms).toBeLessThanOrEqual(320);
  }
});

test("what is thrown goes up in one curve and down, and stands still before the end", () => {
  const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
  const [flown] = flights("arc", box(0, 0), box(200, 40), { width: 20, height: 20 });
  const at = flown!.frames.map(({ transform }) =>
    /translate\((.+)px,(.+)px\)/.exec(`${transform}`)!.slice(1).map(Number),
  );
  const [across, down] = [0, 1].map((axis) => at.map((point) => point[axis]!));
  expect(across).toEqual(across!.toSorted((one, other) => one - other));
  const top = down!.indexOf(Math.min(...down!));
  expect(down![top]).toBeLessThan(-16);
  expect(down!.slice(0, top + 1)).toEqual(down!.slice(0, top + 1).toSorted((one, other) => other - one));
  expect(down!.slice(top)).toEqual(down!.slice(top).toSorted((one, other) => one - other));
  expect(at.slice(-3)).toEqual([
    [200, 40],
    [200, 40],
    [200, 40],
  ]); // it settles
});

test("no moment is longer than 1.2 seconds, moves more than twelve things, or changes more than place and light", () => {
  const { year } = sample("phase1").board;
  const events = ["drought", "contagion", "mongol_invasion", "imperial_tribute", "dragon_festival"];
  const greats = ["quake", "flood", "tornado", "volcano", "eclipse", "assassination", "sunrise", "lantern", "buddha"];
  const seen = [
    ...events.map((event) => ["event", year.map((month) => ({ ...month, event }))] as const),
    ...greats.map((name) => ["great", year.map((month) => ({ ...month, great: { event: `ge_${name}` } }))] as const),
  ].map(([chapter, months]) => {
    const happened = happening({});
    happened.before = { ...happened.before, board: { ...happened.before.board, year: months as Board["year"] } };
    return momentOf(chapter, happened);
  });
  expect(seen.every(Boolean)).toBe(true);
  for (const moment of seen) {
    const { sights, moves = [] } = moment!;
    expect(sights.length + moves.length).toBeLessThanOrEqual(12);
    for (const { ms, delay = 0, frames } of [...sights, ...moves]) {
      expect(ms + delay).toBeLessThanOrEqual(1200);
      for (const frame of frames)
        expect(["transform", "opacity", "offset", "easing"]).toEqual(expect.arrayContaining(Object.keys(frame)));
    }
  }
});

test("of a palace that loses a floor the floor goes and the roof comes down, of one that disappears all, in the court it stands in", () => {
  const told = (palace: number) => ({ ...line("Decay: …", "decay"), causes: [["DECAY-1", 0, 0, palace]] as Cause[] });
  const fall = (palace: number) =>
    momentOf("decay", happening({}, [told(palace)]))!.moves!.map(({ what }) => what.split(","));
  const low = happening({}).before.board.courts[0]!.palaces.find(({ rooms }) => rooms.length === 1)!;
  const high = happening({}).before.board.courts[0]!.palaces.find(({ rooms }) => rooms.length > 1)!;
  const nth = Number(high.place.at(-1));
  const small = `.held [data-of~="folded/0"] .small-palace:nth-of-type(${nth})`;
  expect(fall(nth)).toEqual([
    [`.held [data-of="${high.place}"] .roof`],
    [`${small} > use`],
    [`.held [data-of="${high.place}"] .room:has(+ .roof)`, `${small} > :nth-last-child(2)`],
  ]);
  expect(fall(Number(low.place.at(-1)))[3]![0]).toBe(`.held [data-of="${low.place}"]`);
});

test("points come from what they are for to the score: one court after the other, and nothing comes that is nothing", () => {
  const causes: Cause[] = [
    ["SCORE-1", 0, 2, 0],
    ["SCORE-1", 1, 1, 0],
    ["SCORE-2", 0, 3, 0],
    ["DECAY-1", 1, 0, 2],
  ];
  const lines = [{ ...line("Scoring: …", "scoring"), causes }];
  const gains = MOTION.gains!({ name: "scoring", lines }, happening({}));
  expect(gains.map(({ by, at, to, cause, sprites }) => [by, at, to, cause.includes("palace"), sprites.length])).toEqual(
    [
      [5, "court/0", "vp/0", true, 2],
      [1, "court/1", "vp/1", true, 1],
    ],
  );
});

test("a plate is at its cause, then beside the number until that changes", () => {
  const far = coming([20, 220], [110, 20]);
  expect(far[0]!.transform).toMatch(/^translate\(20.0px,220.0px\)/);
  expect(far.at(-1)!.transform).toMatch(/^translate\(110.0px,20.0px\)/);
  expect(far.at(-1)!.opacity).toBe(1);
  for (const frame of far)
    expect(["transform", "opacity", "offset", "easing"]).toEqual(expect.arrayContaining(Object.keys(frame)));
});

/** The game of the sample, as Python shows it step by step; what ends the first month comes next. */
async function beforeTheEnd(pace: string) {
  const at = game.steps.findIndex((step: { chapters?: unknown }) => step.chapters);
  const before = { ...game.snapshot, timeline: { ...game.snapshot.timeline, at: at - 1, path: path.slice(0, at) } };
  const page = await open(before, { pace });
  const answer = async () => {
    const { seq } = page.model.asked.at(-1)!;
    page.model.answer({ kind: "history", seq, game: 0, language: "en", steps: game.steps, rules: game.rules });
    await drawn();
  };
  page.model.answer({
    ...{ kind: "history", seq: page.model.asked.at(-1)!.seq, game: 0, language: "en", rules: {} },
    steps: game.steps.slice(0, at),
  });
  await drawn();
  page.model.fromKernel({ snapshot: { ...game.snapshot, revision: game.snapshot.revision + 1 } });
  await drawn();
  await answer();
  return page;
}

const title = (page: { text(selector: string): string }) => page.text(".chapter .title");

test("pace “next”: each chapter waits for its button, also where nothing moves", async () => {
  const page = await beforeTheEnd("next");
  expect(title(page)).toBe("Peace");
  await page.press(page.button("Next"));
  expect(title(page)).toBe("Scoring");
  expect(page.text(".chapter .when")).toBe("Month 1 of 12");
  expect(page.text(".chapter .rows")).toMatch(/Ada \d+Bo \d+/);
  await page.press(page.button("Next"));
  expect(page.root.querySelector(".chapter")).toBeNull();
});

test("pace “auto” and “off” show no chapter where nothing moves", async () => {
  for (const pace of ["auto", "off"]) expect(title(await beforeTheEnd(pace))).toBe("");
});

test("any key leads on, but one that only shifts; a press elsewhere ends the story", async () => {
  const page = await beforeTheEnd("next");
  await page.key("Shift");
  expect(title(page)).toBe("Peace");
  await page.key("x");
  expect(title(page)).toBe("Scoring");
  page.root.querySelector(".frame")!.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
  await drawn();
  expect(title(page)).toBe("");
});

test("Help switches how chapters follow each other", async () => {
  const page = await open(game.snapshot, { pace: "auto" });
  await page.tool("Help");
  const choice = page.root.querySelector<HTMLSelectElement>(".panel select")!;
  expect(choice.value).toBe("auto");
  choice.value = "next";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  await drawn();
  expect(page.root.querySelector<HTMLSelectElement>(".panel select")!.value).toBe("next");
});
