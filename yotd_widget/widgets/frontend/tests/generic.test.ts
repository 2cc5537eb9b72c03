/** Any game on a plain board: the JSON that Python sends of one without drawings, and what a reader finds and presses. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import asking from "../src/games/generic/ask";
import widget from "../src/games/generic/main";
import type { Board } from "../src/games/generic/wire";
import type { Question } from "../src/quiz/wire";
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
    const over = { title: "Cyd wins with 20 points.", rules: [], causes: ["Trade"], rows: [] };
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
  const page = await open(null, { _view: "board", title: "Board", scene, marks: places, opened: null }, widget);
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
    code: null,
    expression: null,
    reads: false,
    seat: null,
  };
  const page = await open(null, { _view: "editor", sheet }, widget);
  await page.press(page.place("yuan/0"));
  await page.press(page.button("+ Yuan: more"));
  expect(page.model.sent).toMatchObject([{ kind: "edit", at: "P1.yuan", to: 7 }]);
  await page.press(page.place("pass"));
  expect(nameOf(page.root.querySelector(".popover")!)).toBe("Who has passed");
  expect(textsOf(page.all(".markers li"))).toEqual(["Rounds 4"]);
});

describe("a question", () => {
  const item = (seat: number, label: string) => ({ key: `p${seat}`, label, place: `rice/${seat}`, why: null });
  const question: Question = {
    id: "envoys.rice at one",
    kind: "pick",
    text: "Whose rice is sold first?",
    minutes: 0.5,
    unit: "",
    items: [item(0, "Ada"), item(2, "Cyd")],
    key: "p2",
    label: "Cyd",
    told: "Right: Cyd.",
    trace: [],
    options: [],
    hints: { places: ["track/2"], where: "Look at the track.", rule: "", statement: "", first: null },
    rules: {},
    typed: false,
  };
  const fact = { seat: 2, who: "Cyd", text: "−1 rice", rules: [], places: ["rice/2"] };
  const outcome = { picture: { scene, seat: 2 }, differences: { facts: [fact], rules: {} }, open: "" };
  const ask = (traits: Record<string, unknown> = {}) =>
    open(
      null,
      {
        _view: "question",
        title: "Question",
        question,
        scene: { scene, seat: 0 },
        outcome,
        closed: false,
        progress: {},
        counts: {},
        ...traits,
      },
      asking,
    );

  test("is answered on the board: a thing that is an answer can be pressed", async () => {
    const page = await ask();
    expect(page.all(".ask-board [data-place]").map((place) => place.dataset.place)).toEqual(["rice/0", "rice/2"]);
    await page.press(page.place("rice/2"));
    expect(page.place("rice/2").className).toContain("chosen");
    await page.press(page.root.querySelector<HTMLElement>(".go")!);
    expect(page.text(".said")).toBe("Right: Cyd.");
    await page.press(page.button("Cyd −1 rice"));
    expect(page.text(".ask-board style")).toContain('[data-at="rice/2"]');
  });

  test("about players has their badges, and their areas can be pressed", async () => {
    const players = [item(0, "Ada"), item(2, "Cyd")].map((each) => ({
      ...each,
      place: each.place.replace("rice", "player"),
    }));
    const page = await ask({ question: { ...question, items: players } });
    expect(page.all(".choice .badge")).toHaveLength(2);
    expect(page.all(".ask-board [data-place]").map(nameOf)).toEqual(["Ada, can be chosen", "Cyd, can be chosen"]);
    await page.press(page.place("player/2"));
    await page.press(page.root.querySelector<HTMLElement>(".go")!);
    expect(page.text(".said")).toBe("Right: Cyd.");
  });

  test("without its board it has words alone", async () => {
    const page = await ask({ scene: null });
    expect(page.all(".choice")).toHaveLength(2);
    expect(page.all(".ask-board, .choice .badge")).toHaveLength(0);
  });

  test("a hint points at its place", async () => {
    const page = await ask();
    await page.press(page.root.querySelector<HTMLElement>(".hint")!);
    expect(page.text(".ask-board style")).toContain('[data-at="track/2"]');
  });

  test("a prediction opens what happened", async () => {
    const page = await ask({ closed: true });
    expect(page.all(".happened")).toHaveLength(0);
    await page.press(page.place("rice/0"));
    await page.press(page.root.querySelector<HTMLElement>(".go")!);
    expect(page.all(".happened .diffs button")).toHaveLength(1);
    expect(page.text(".sides")).toContain("≠");
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
