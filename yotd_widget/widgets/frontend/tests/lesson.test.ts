/** Lessons on the page: how answers are judged, which step follows, where the stations of the road lie. */
import { beforeEach, describe, expect, test } from "vitest";
import { isRight, labelOf, repliesTo } from "../src/lesson/judge";
import { memoryOf, remember, remembered } from "../src/lesson/memory";
import { spots, way } from "../src/lesson/road";
import { Lesson } from "../src/lesson/store";
import { after, before, END, fitting, lineOf, NO_TRIAL, score } from "../src/lesson/walk";
import type { Asked, Plan, Progress, Road, Step, Trial } from "../src/lesson/wire";
import { type Piece, ways } from "../src/shell/motion/glide";
import { FakeModel } from "./fake-model";
import { sample } from "./page";

const reply = (text: string, wrong = "") => ({ text, rules: [], pins: [], wrong });
const asked = (kind: Asked["kind"], key: Asked["key"]): Asked => ({
  id: "",
  kind,
  gate: false,
  unit: "rice",
  choices: ["a", "b", "c"].map((value) => ({
    value,
    label: value.toUpperCase(),
    place: "",
    reply: [key].flat().includes(value as never) ? null : reply(`not ${value}`),
  })),
  key,
  label: "",
  right: reply("right"),
  unknown: reply("unknown"),
  recognised: [{ value: ["a", "c"], reply: reply("believed", "some.idea") }],
  otherwise: reply("otherwise"),
  trace: [],
});
const texts = (found: { text: string }[]) => found.map(({ text }) => text);

describe("an answer", () => {
  test("of a selection needs no order, of an order it does", () => {
    expect(isRight(asked("select", ["a", "b"]), ["b", "a"])).toBe(true);
    expect(isRight(asked("order", ["a", "b", "c"]), ["b", "a", "c"])).toBe(false);
  });

  test("gets what was written for it: right, unknown, believed, a thing too much, or else", () => {
    const select = asked("select", ["a", "b"]);
    expect(texts(repliesTo(select, ["a", "b"]))).toEqual(["right"]);
    expect(texts(repliesTo(select, null))).toEqual(["unknown"]);
    expect(texts(repliesTo(select, ["c", "a"]))).toEqual(["believed"]);
    expect(texts(repliesTo(select, ["b", "c"]))).toEqual(["not c"]);
    expect(texts(repliesTo(select, ["a"]))).toEqual(["otherwise"]);
    expect(texts(repliesTo(asked("order", ["a", "b", "c"]), ["c", "b", "a"]))).toEqual(["otherwise"]);
  });

  test("is called by its words", () => {
    expect(labelOf(asked("select", ["a"]), ["a", "b"], "?")).toBe("A, B");
    expect(labelOf(asked("number", 3), 7, "?")).toBe("7");
    expect(labelOf(asked("number", 3), null, "I do not know")).toBe("I do not know");
  });
});

const plan: Plan = {
  game: "dragon",
  name: "drought",
  title: "",
  medal: "",
  minutes: 7,
  able: "",
  stops: [
    { id: "feed", kind: "play", heading: "", again: false },
    { id: "left", kind: "predict", heading: "", again: true },
    { id: "keep", kind: "ask", heading: "", again: true },
    { id: "sack", kind: "ask", heading: "", again: true },
  ],
  most_again: 2,
  counts: false,
  learnt: "",
  points: [],
  also: [],
  next: null,
  map: "",
  alone: false,
};
const missed: Trial = { ...NO_TRIAL, given: [1, 2], done: true, missed: true };
const right: Trial = { ...NO_TRIAL, given: [2], done: true };
const progress = (at: string, trials: Record<string, Trial> = {}): Progress => ({
  at,
  trials,
  time: 5,
  finished: false,
});

describe("the line of a lesson", () => {
  const all = { feed: { ...NO_TRIAL, done: true }, left: missed, keep: missed, sack: missed };

  test("brings back what was missed, at most so often, once all is done", () => {
    expect(lineOf(plan, progress("keep", { left: missed }), false)).toEqual(["feed", "left", "keep", "sack"]);
    expect(lineOf(plan, progress("sack", all), false).slice(4)).toEqual(["again:left", "again:keep"]);
    expect(lineOf(plan, progress("sack", all), true)).toHaveLength(4);
  });

  test("leads on and back", () => {
    const line = lineOf(plan, progress("sack", all), false);
    expect([after(line, "sack"), after(line, "again:keep"), before(line, "left")]).toEqual(["again:left", END, "feed"]);
    expect([before(line, END), before(line, "feed")]).toEqual(["again:keep", undefined]);
  });

  test("counts what was right at the first try; a prediction counts for nothing", () => {
    const stops = plan.stops.map((stop) => (stop.id === "left" ? { ...stop, kind: "predict" as const } : stop));
    expect(score({ ...plan, stops }, progress("sack", { ...all, keep: right }))).toEqual({ right: 1, all: 2 });
  });

  test("forgets steps that are not there any more", () => {
    const found = fitting(plan, progress("gone", { gone: right, left: right }));
    expect([found.at, Object.keys(found.trials)]).toEqual(["feed", ["left"]]);
  });
});

describe("what the browser keeps", () => {
  beforeEach(() => localStorage.clear());

  test("is kept by lesson, and is whole or nothing", () => {
    remember(plan, { progress: progress("keep"), played: { feed: ["place 1"] } });
    expect(remembered(plan)?.played).toEqual({ feed: ["place 1"] });
    expect(Object.keys(memoryOf(plan))).toEqual(["dragon/drought"]);
    localStorage.setItem("yotd-lesson:dragon/drought", "{");
    expect(remembered(plan)).toBeNull();
    expect(memoryOf(plan)).toEqual({});
  });
});

describe("the road", () => {
  const station = (name: string, kind: "lesson" | "check" = "lesson") => ({
    name,
    title: name,
    medal: "",
    minutes: 5,
    able: "",
    href: "",
    kind,
    state: "new" as const,
    steps: 3,
    done: 0,
  });
  const road: Road = {
    game: "dragon",
    title: "",
    legs: [
      { title: "one", stations: [station("a"), station("b"), station("check-a", "check")] },
      { title: "two", stations: [station("c"), station("d")] },
    ],
    go_on: "a",
    refresh: "",
    code: "",
  };

  test("goes there and back, leg below leg; checks have no number", () => {
    const found = spots(road);
    expect(found.map(({ number }) => number)).toEqual([1, 2, 0, 3, 4]);
    const xs = found.map(({ x }) => x);
    expect(xs[0]! < xs[1]! && xs[1]! < xs[2]! && xs[3]! > xs[4]!).toBe(true);
    expect(found[3]!.y > found[2]!.y + 100).toBe(true);
  });

  test("is drawn through all stations, and bows where it turns", () => {
    const path = way(spots(road));
    expect(path.match(/[MLC]/g)).toEqual(["M", "L", "L", "C", "L"]);
  });
});

describe("a lesson that is gone through", () => {
  beforeEach(() => localStorage.clear());

  const step = (id: string, kind: Step["kind"], more: Partial<Step> = {}): Step => ({
    id,
    kind,
    again: false,
    heading: id,
    texts: [],
    hints: ["look"],
    picture: null,
    regions: [],
    asked: kind === "ask" || kind === "predict" ? { ...asked("pick", "a"), gate: kind === "predict" } : null,
    outcome: null,
    frames: [],
    varied: null,
    reply: null,
    rules: {},
    ...more,
  });
  const steps = plan.stops.map(({ id, kind }) => step(id, kind));
  const standing = (id: string, reached = false) => ({ id, reached, replies: [], picture: null, rules: {}, seat: 0 });

  /** A lesson before its reader, with Python's side in the hands of the test. */
  function begin(at: string, traits: Record<string, unknown> = {}) {
    const model = new FakeModel({
      plan,
      step: steps.find(({ id }) => id === at)!,
      standing: standing(at),
      progress: progress(at),
      played: {},
      teacher: false,
      snapshot: sample("drought"),
      ...traits,
    });
    const lesson = new Lesson(model as never);
    lesson.open(() => {});
    const asks = () => model.sent.map(({ kind, id }) => (id ? `${kind} ${id}` : kind));
    return {
      model,
      lesson,
      asks,
      /** Python answers the last message; draw: with the step that it asks for. */
      reply(kind: string, more: object = {}) {
        model.answer({ kind, seq: model.sent.at(-1)!.seq, ...more });
      },
      draw() {
        const { id, seq } = model.sent.at(-1)!;
        model.answer({ kind: "step", seq, step: steps.find((each) => each.id === id) });
      },
      trial: (id: string) => (model.get("progress") as Progress).trials[id]!,
    };
  }

  test("fetches the steps ahead, then those behind, one at a time; what is to be played first is left", () => {
    const { asks, draw, reply, lesson } = begin("left");
    expect(asks()).toEqual(["step keep"]);
    draw();
    expect(asks().at(-1)).toBe("step sack");
    reply("refused", { text: "still to be played" });
    expect(asks()).toHaveLength(2);
    expect(lesson.ready.toSorted()).toEqual(["keep", "left"]);
  });

  test("goes on at once to what is at hand, and enters what is not", () => {
    const { lesson, draw, model, asks } = begin("left");
    draw();
    lesson.answer("b");
    lesson.next();
    expect([lesson.state.step?.id, lesson.state.waiting]).toEqual(["keep", false]);
    lesson.go("feed");
    expect([lesson.state.step?.id, lesson.state.waiting, asks().at(-1)]).toEqual(["keep", true, "enter feed"]);
    model.fromKernel({ step: steps[0], standing: standing("feed") });
    expect([lesson.state.step?.id, lesson.state.live, lesson.state.waiting]).toEqual(["feed", true, false]);
  });

  test("keeps what was answered: a prediction once, a question until it is right", () => {
    const { lesson, draw, trial } = begin("left");
    draw();
    lesson.answer("b");
    expect(trial("left")).toMatchObject({ given: ["b"], missed: true, done: true });
    lesson.next();
    lesson.answer("b");
    expect(trial("keep")).toMatchObject({ missed: true, done: false });
    lesson.answer("a");
    lesson.answer("c");
    expect(trial("keep")).toMatchObject({ given: ["b", "a"], missed: true, done: true, shown: false });
  });

  test("what is shown counts as missed; hints are counted", () => {
    const { lesson, trial } = begin("keep");
    lesson.hint();
    lesson.hint();
    lesson.show();
    expect(trial("keep")).toMatchObject({ hints: 1, shown: true, missed: true, done: true, given: [] });
  });

  test("a play that is through opens Next, and what was drawn before it is drawn anew", () => {
    const { lesson, draw, model, asks, trial } = begin("feed");
    for (let steps = 0; steps < 3; steps++) draw();
    expect(lesson.ready).toHaveLength(4);
    model.fromKernel({ standing: standing("feed", true) });
    expect([trial("feed").done, lesson.ready, asks().at(-1)]).toEqual([true, ["feed"], "step left"]);
  });

  test("what came of a play is drawn anew when it is played otherwise", () => {
    const { lesson, draw, model } = begin("feed");
    model.fromKernel({ standing: standing("feed", true) });
    for (let steps = 0; steps < 4; steps++) draw(); // the first was asked too early
    expect(lesson.ready).toHaveLength(4);
    model.fromKernel({ played: { feed: ["place 2"] } });
    expect(lesson.ready).toEqual(["feed"]);
  });

  test("reads on without Python, and says what it cannot do", () => {
    const { lesson, draw, model } = begin("left");
    draw();
    model.gone = true;
    lesson.answer("a");
    lesson.next();
    expect([lesson.state.step?.id, lesson.state.lost]).toEqual(["keep", true]);
    lesson.go("feed");
    expect([lesson.state.step?.id, lesson.state.waiting, lesson.ahead]).toEqual(["keep", false, "left"]);
    model.gone = false;
    lesson.restore();
    model.answer({ kind: "done", seq: model.sent.at(-1)!.seq });
    expect([lesson.state.lost, model.sent.at(-1)!.kind]).toEqual([false, "enter"]);
  });

  test("a refused step is told, and the reader stays", () => {
    const { lesson, reply } = begin("left");
    lesson.go("feed");
    reply("refused", { text: "No such step." });
    expect([lesson.state.notice, lesson.state.step?.id]).toEqual(["No such step.", "left"]);
  });

  test("a page that knows more than Python tells it, and goes on there", () => {
    remember(plan, { progress: { ...progress("keep", { left: right }), time: 9 }, played: { feed: ["place 1"] } });
    const { lesson, model, asks } = begin("feed");
    expect([asks(), lesson.state.step]).toEqual([["resume"], null]);
    expect(model.sent[0]).toMatchObject({ played: { feed: ["place 1"] }, progress: { at: "keep" } });
    model.fromKernel({ step: steps[2] });
    expect([lesson.state.step?.id, lesson.state.progress.trials.left?.done]).toEqual(["keep", true]);
  });

  test("follows another view of the same lesson", () => {
    const { lesson, draw, model } = begin("left");
    draw();
    model.fromKernel({ progress: { ...progress("keep", { left: right }), time: Date.now() + 1 } });
    expect(lesson.state.step?.id).toBe("keep");
  });

  test("begins anew with nothing done", () => {
    const { lesson, model } = begin("left");
    lesson.answer("b");
    lesson.beginAnew();
    expect(model.get("progress")).toMatchObject({ at: "feed", trials: {} });
    expect(model.sent.map(({ kind }) => kind)).toContain("resume");
  });

  test("listens to nothing when it is closed", () => {
    const model = new FakeModel({
      ...{ plan, step: steps[1], standing: standing(""), progress: progress("left"), played: {}, teacher: false },
      snapshot: sample("drought"),
    });
    new Lesson(model as never).open(() => {})();
    expect(model.listeners()).toBe(0);
  });
});

describe("from one picture to the next", () => {
  const piece = (name: string, at: string, x: number): Piece => ({ name, at, box: { x, y: 0, width: 9, height: 9 } });

  test("a piece at its place stays, one elsewhere slides, the others come and go", () => {
    const before = [piece("monk", "1", 0), piece("monk", "2", 50), piece("healer", "3", 90), piece("farmer", "4", 120)];
    const after = [
      piece("monk", "1", 1),
      piece("monk", "5", 60),
      piece("healer", "3", 140),
      piece("warrior", "4", 120),
    ];
    const { slid, came, left } = ways(before, after);
    expect(slid.map(([from, to]) => `${from.name} ${from.at}→${to.at}`)).toEqual(["healer 3→3", "monk 2→5"]);
    expect([came.map(({ name }) => name), left.map(({ name }) => name)]).toEqual([["warrior"], ["farmer"]]);
  });
});
