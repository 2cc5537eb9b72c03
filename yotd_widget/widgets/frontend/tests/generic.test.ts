/** Any game on a plain board: the JSON that Python sends of one without drawings, and what a reader finds and presses. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import widget from "../src/games/generic/main";
import type { Plan, Progress, Step } from "../src/lesson/wire";
import type { Board } from "../src/shell/areas/wire";
import type { Sheet, Snapshot } from "../src/shell/wire";
import { drawn, here, nameOf, open } from "./page";

const SNAPSHOT: Snapshot<Board> = JSON.parse(readFileSync(here("generic.json"), "utf8"));
const { board, status, marks, result } = SNAPSHOT;
const scene = { board, status, marks, result };

const play = (change: Partial<Snapshot<Board>> = {}, traits: Record<string, unknown> = {}) =>
  open({ ...structuredClone(SNAPSHOT), ...change }, traits, widget);
type Page = Awaited<ReturnType<typeof play>>;

const thing = (page: Page, place: string) => page.root.querySelector<HTMLElement>(`[data-at="${place}"]`)!;
const textsOf = (elements: Element[]) => elements.map((element) => element.textContent?.trim());

describe("the board", () => {
  test("is one named region with one live region; every choice has a button", async () => {
    const page = await play();
    expect(page.all("section").map(nameOf)).toEqual([SNAPSHOT.title]);
    expect(page.all("[aria-live]")).toHaveLength(1);
    for (const [place, choice] of Object.entries(SNAPSHOT.choices)) {
      expect(nameOf(page.place(place)), place).toMatch(new RegExp(`, ${choice.name}$`));
    }
  });

  test("has the common table and an area for each player, each a group of that name", async () => {
    const page = await play();
    expect(page.all(".area").map(nameOf)).toEqual(["The table", "Ada", "Bartholomäus", "Cyd"]);
    expect(page.all(".area.decides").map(nameOf)).toEqual(["Ada"]);
    const heard = page.all(".area")[1]!.querySelectorAll("li");
    expect(textsOf([...heard])).toEqual([
      "Yuan 6",
      "Rice 2",
      "Space on the track of envoys 17",
      "Persons young monk, old healer, young craftsman",
      "Card in hand 3",
    ]);
  });

  test("without things in the middle begins with the first player", async () => {
    const page = await play({ board: { ...board, areas: board.areas.slice(1) } });
    expect(page.all(".area").map(nameOf)).toEqual(["Ada", "Bartholomäus", "Cyd"]);
  });

  test("names begin with what is to be seen, a preview among it", async () => {
    const page = await play();
    page.place("rice/0").focus();
    await drawn();
    expect(nameOf(page.place("rice/0"))).toBe("Rice 2 −1, for 2 yuan each, can be chosen");
    for (const button of page.all("[data-place]")) expect(nameOf(button)).toContain(button.textContent!.trim());
  });

  test("marks stand at the things that the last step changed", async () => {
    const page = await play();
    expect(thing(page, "yuan/2").textContent).toBe("Yuan 11 +5");
    expect(thing(page, "persons/1").querySelector(".change")!.className).toContain("bad");
  });

  test("at the end the result stands first, and there is nothing to choose", async () => {
    const over = { title: "Cyd wins with 20 points.", ties: "", rules: [], causes: ["Trade"], rows: [] };
    const page = await play({
      result: { ...over, rows: [{ seat: 2, name: "Cyd", points: [20], total: 20 }] },
      decision: null,
      choices: {},
    });
    expect(page.text(".result caption")).toBe(over.title);
    expect(page.text(".bar .prompt")).toBe(over.title);
    expect(page.all(".bar button").map((button) => button.textContent)).toEqual(["New game", "Points"]);
    expect(page.all("[data-place]")).toHaveLength(0);
    expect(page.all(".area")).toHaveLength(4);
  });
});

describe("playing", () => {
  test("focus shows what a press would change, where it would", async () => {
    const page = await play();
    page.place("rice/0").focus();
    await drawn();
    expect(page.text(".slip")).toContain("Ada gets 2 yuan for a rice.");
    expect(thing(page, "yuan/0").className).toContain("ghost");
    expect(thing(page, "yuan/0").textContent).toBe("Yuan 6 +2");
    page.place("pass").focus();
    await drawn();
    expect(thing(page, "yuan/0").className).not.toContain("ghost");
  });

  test("a press plays the move of its place", async () => {
    const page = await play();
    await page.press(page.place("market/1"));
    expect(page.model.moves).toMatchObject([{ kind: "play", move: "hire market 1", revision: 12 }]);
  });

  test("with two steps the first press selects, Do it plays", async () => {
    const page = await play({}, { confirm: "two-step" });
    await page.press(page.place("pass"));
    expect(page.model.moves).toEqual([]);
    await page.press(page.button("Do it"));
    expect(page.model.moves).toMatchObject([{ kind: "play", move: "pass" }]);
  });

  test("choices at no thing are buttons of the bar, in the order of the game", async () => {
    const page = await play();
    expect(textsOf(page.all(".bar .loose button"))).toEqual(["Pass", "Vow of silence", "Vow of plenty"]);
    await page.press(page.place("vow/1"));
    expect(page.model.moves).toMatchObject([{ kind: "play", move: "vow 1" }]);
  });

  test.each(["card/0", "vow/2"])("what is blocked says why, and is not played: %s", async (place) => {
    const page = await play();
    const { text, nearest } = SNAPSHOT.choices[place]!.reason!;
    const button = page.place(place);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-description")).toBe(`${text} ${nearest}`);
    button.focus();
    await drawn();
    expect(page.text(".slip.blocked")).toContain(text);
    await page.press(button);
    expect(page.text("[aria-live]")).toBe(`${text} ${nearest}`);
    expect(page.model.moves).toEqual([]);
  });

  test("is one Tab stop for the board and one for the bar; arrows go on inside", async () => {
    const page = await play();
    const stops = (selector: string) => page.all(`${selector} button`).filter((button) => button.tabIndex === 0);
    expect(stops(".areas")).toEqual([page.place("market/1")]);
    expect(stops(".bar")).toEqual([page.place("pass")]);
    page.place("market/1").focus();
    await page.key("ArrowRight");
    expect(page.focused()).toBe(page.place("rice/0"));
  });

  test("the text view has a table for each area, and all that can be done", async () => {
    const page = await play();
    await page.key("t");
    expect(textsOf(page.all(".facts caption"))).toEqual(["The table", "Ada", "Bartholomäus", "Cyd"]);
    expect(textsOf(page.all('[data-facts="player/1"] tr'))).toContain("Persons–");
    expect(page.all(".options .place")).toHaveLength(Object.keys(SNAPSHOT.choices).length);
  });

  test("looking back shows how it was, with nothing to choose", async () => {
    const page = await play();
    const before = structuredClone(scene);
    before.board.areas[1]!.things[0]!.text = "9";
    const { seq } = page.model.asked[0]!;
    const steps = [
      { node: 0, label: "round 1", patch: [before], when: "Round 1" },
      {
        node: 1,
        label: "round 2 · step 12",
        patch: {},
        when: "Round 2",
        say: [[2, 1, "Bartholomäus releases a person.", "R-4"]],
      },
    ];
    page.model.answer({ kind: "history", seq, game: 0, language: "en", steps, rules: {} });
    await drawn();
    await page.key(",", { code: "Comma" });
    expect(textsOf([thing(page, "yuan/0")])).toEqual(["Yuan 9"]);
    expect(page.all(".loose, [data-place]")).toHaveLength(0);
    await page.press(thing(page, "market/1"));
    expect(page.model.moves).toMatchObject([{ kind: "go", node: 0 }]);
  });
});

test("Board: a marked place is framed, also an area as a whole", async () => {
  const places = [
    { place: "rice/2", name: "Cyd: Rice" },
    { place: "player/1", name: "Bartholomäus" },
  ];
  const page = await open(null, { _view: "board", title: "Board", scene, marks: places, opened: -1 }, widget);
  for (const { place } of places) expect(page.text(".scene style")).toContain(`[data-at="${place}"]`);
  expect(page.all('[data-at="rice/2"], [data-at="player/1"]')).toHaveLength(2);
  await page.press(page.button("Text"));
  expect(page.all("[data-facts]")).toHaveLength(4);
});

test("Editor: every thing can be pressed, and what is at no thing as well", async () => {
  const number = { kind: "number" as const, at: "P1.yuan", label: "Yuan", value: 6, min: 0, max: null };
  const free = {
    state: "legal" as const,
    move: "",
    label: "Yuan",
    name: "can be changed",
    preview: null,
    reason: null,
  };
  const sheet: Sheet = {
    revision: 1,
    title: "The envoys: Editor",
    scene,
    choices: { "yuan/0": free, pass: { ...free, label: "Who has passed" } },
    controls: { "yuan/0": [number], pass: [{ ...number, at: "passed", label: "Passed" }] },
    lists: {},
    options: [{ place: "option/rounds", name: "Rounds", value: "4" }],
    problems: [],
    rules: {},
    differences: [],
    said: "",
    undo: false,
    redo: false,
    changed: false,
    reads: false,
    seat: null,
  };
  const page = await open(null, { _view: "editor", sheet }, widget);
  await page.press(page.place("yuan/0"));
  await page.press(page.button("+ Yuan: more"));
  expect(page.model.sent).toMatchObject([{ kind: "edit", at: "P1.yuan", to: 7 }]);
  await page.press(page.place("pass"));
  expect(nameOf(page.root.querySelector(".popover")!)).toBe("Who has passed");
  expect(textsOf(page.all(".editor-options li"))).toEqual(["Rounds 4"]);
});

describe("a question", () => {
  const reply = (text: string) => ({ text, rules: [], pins: [], wrong: "" });
  const choice = (seat: number, label: string, said: string | null) => ({
    value: `p${seat}`,
    label,
    place: `rice/${seat}`,
    reply: said === null ? null : reply(said),
  });
  const picture = { scene, seat: 0, regions: [], pins: [] };
  const step: Step = {
    id: "sold",
    kind: "ask",
    again: false,
    heading: "Whose rice is sold first?",
    texts: ["Look at the **track**."],
    hints: ["Who is ahead?"],
    picture,
    regions: [],
    asked: {
      id: "envoys.rice at one",
      kind: "pick",
      gate: false,
      unit: "",
      choices: [choice(0, "Ada", "Ada is behind."), choice(2, "Cyd", null)],
      key: "p2",
      label: "Cyd",
      right: reply("Cyd leads."),
      unknown: reply("It is Cyd."),
      recognised: [],
      otherwise: reply("Not so."),
      trace: [],
    },
    outcome: null,
    frames: [],
    varied: null,
    reply: null,
    rules: {},
  };
  const plan: Plan = {
    game: "envoys",
    name: "question",
    title: step.heading,
    medal: "",
    minutes: 1,
    able: "",
    stops: [{ id: "sold", kind: "ask", heading: step.heading, again: false }],
    most_again: 0,
    counts: false,
    learnt: "Done",
    points: [],
    also: [],
    next: null,
    map: "",
    alone: true,
  };
  const standing = { id: "sold", moved: false, since: [], reached: false, replies: [], picture: null, rules: {} };
  const progress = { at: "sold", trials: {}, time: 1, finished: false };
  const ask = (change: Partial<Step> = {}) =>
    open(
      structuredClone(SNAPSHOT),
      {
        _view: "lesson",
        title: "Question",
        plan,
        step: { ...step, ...change },
        standing,
        progress,
        played: {},
        sheet: {},
        teacher: false,
      },
      widget,
    );
  const options = (page: Page) => page.all(".lesson-option").map((each) => each.querySelector("span")!.textContent);
  const said = (page: Page) => textsOf(page.all(".lesson-said p"));

  test("is answered on the board: a thing that is an answer can be pressed", async () => {
    const page = await ask();
    expect(page.all(".lesson-ground [data-place]").map((place) => place.dataset.place)).toEqual(["rice/0", "rice/2"]);
    await page.press(page.place("rice/2"));
    expect(said(page)).toContain("Cyd leads.");
    expect((page.model.get("progress") as Progress).trials.sold).toMatchObject({
      given: ["p2"],
      done: true,
      missed: false,
    });
  });

  test("strikes out what was wrong, says why, and lets try again", async () => {
    const page = await ask();
    expect(options(page)).toEqual(["Ada", "Cyd"]);
    await page.press(page.all(".lesson-option")[0]!);
    expect(said(page)).toContain("Ada is behind.");
    expect(page.all(".lesson-option")[0]!.className).toContain("tried");
    expect(page.all(".lesson-ground [data-place]").map((place) => place.dataset.place)).toEqual(["rice/2"]);
    await page.press(page.all(".lesson-option")[1]!);
    expect((page.model.get("progress") as Progress).trials.sold).toMatchObject({
      given: ["p0", "p2"],
      done: true,
      missed: true,
    });
  });

  test("of a prediction is answered once, and not knowing is an answer", async () => {
    const page = await ask({ kind: "predict", asked: { ...step.asked!, gate: true } });
    await page.press(page.root.querySelector<HTMLElement>(".lesson-option.unknown")!);
    expect(said(page)).toContain("It is Cyd.");
    expect((page.model.get("progress") as Progress).trials.sold).toMatchObject({
      given: [null],
      done: true,
      missed: true,
    });
  });

  test("without its board it has words alone", async () => {
    const page = await ask({ picture: null });
    expect(options(page)).toEqual(["Ada", "Cyd"]);
  });
});

test.each([
  ["the picture", "snapshot", "_esm"],
  ["the bundle", "_esm", "snapshot"],
])("with another game's position the view goes, whether it hears first of %s", async (_, ...names) => {
  const page = await play();
  const next: Record<string, unknown> = {
    snapshot: { ...SNAPSHOT, revision: 13, board: { courts: [] } },
    _esm: "another",
  };
  page.model.fromKernel(Object.fromEntries(names.map((name) => [name, next[name]])));
  await drawn();
  expect(page.all(".frame")).toHaveLength(0);
  expect(page.model.listeners()).toBe(1); // for the host, which takes the rest away
});
