/** Looking at earlier moments: the page alone, whatever Python does meanwhile. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Snapshot } from "../src/shell/wire";
import { longGame } from "./long-game";
import { drawn, here, LIVE, open, sample } from "./page";

const game = JSON.parse(readFileSync(here("history.json"), "utf8"));
const last = game.snapshot.timeline.at;

type Page = Awaited<ReturnType<typeof open>>;

/** Answers the last question for steps. */
async function answer(page: Page, steps = game.steps, language = "en") {
  const { seq } = page.model.asked.at(-1)!;
  page.model.answer({ kind: "history", seq, game: 0, language, steps, rules: game.rules });
  await drawn();
}

async function openGame(snapshot: Snapshot = game.snapshot) {
  const page = await open(snapshot);
  await answer(page);
  return page;
}

const slider = (page: Page) => page.root.querySelector<HTMLInputElement>("input[type=range]")!;

async function slide(page: Page, to: number) {
  slider(page).value = String(to);
  slider(page).dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
}

const status = (page: Page) => page.text(".status");

test("steps are asked for when the page is there, once, and again while some are missing", async () => {
  const page = await open(game.snapshot);
  expect(page.model.asked).toMatchObject([{ kind: "history", nodes: game.snapshot.timeline.path.slice(0, 100) }]);
  await answer(page, game.steps.slice(0, 10));
  expect(page.model.asked.at(-1)).toMatchObject({ nodes: game.snapshot.timeline.path.slice(10, 110) });
  await answer(page);
  expect(page.model.asked).toHaveLength(2);
});

test("what Python cannot tell is not asked for for ever", async () => {
  const page = await open(game.snapshot);
  await answer(page, []);
  expect(page.model.asked).toHaveLength(1);
});

test("a language that changes while steps are on their way asks for them again", async () => {
  const page = await open(game.snapshot);
  page.model.show({ ...game.snapshot, language: "pl" });
  await answer(page);
  expect(page.model.asked).toHaveLength(2);
});

test("a refusal to tell steps does not end the asking", async () => {
  const page = await open(game.snapshot);
  page.model.answer({ kind: "refused", seq: page.model.asked.at(-1)!.seq, text: "No.", rules: [] });
  expect(page.model.asked).toHaveLength(1);
  page.model.show({ ...game.snapshot, revision: 500 });
  expect(page.model.asked).toHaveLength(2);
});

test("panels about the present ask nothing while the reader looks along the timeline", async () => {
  const page = await openGame();
  await page.tool("Points");
  await slide(page, 3);
  await slide(page, 5);
  expect(page.model.sent).toMatchObject([{ kind: "points" }]);
});

test("a move goes first: nothing is asked for while one is on its way", async () => {
  const page = await open(game.snapshot);
  await page.key("u");
  await answer(page, game.steps.slice(0, 10));
  expect(page.model.asked).toHaveLength(1);
  page.model.answer({ kind: "done", seq: page.model.sent.at(-1)!.seq, revision: 0 });
  await drawn();
  expect(page.model.asked).toHaveLength(2);
});

test("the slider shows an earlier moment: its board, its marks, no choices, where one is, and no message", async () => {
  const page = await openGame();
  const now = status(page);
  await slide(page, 3);
  expect(status(page)).not.toBe(now);
  expect(page.all(".place")).toEqual([]);
  expect(page.text(".bar.past")).toContain("You look at:");
  expect(page.text(".bar.past")).toContain(game.steps[3].label);
  expect(slider(page).getAttribute("aria-valuetext")).toMatch(/^Before the first month, step 4 of \d+$/);
  expect(page.model.sent).toEqual([]);
  await page.key("Escape");
  expect(status(page)).toBe(now);
});

test("keys look a step, a phase, a month back and forward; at the last step it is now", async () => {
  const page = await openGame();
  await page.key(",", { code: "Comma" });
  expect(slider(page).value).toBe(String(last - 1));
  await page.key("[");
  expect(slider(page).value).toBe(String(last - 2));
  await page.key(".", { code: "Period" });
  await page.key("]");
  expect(page.root.querySelector(".bar.past")).toBeNull();
  await page.key("PageUp");
  const month = Number(slider(page).value);
  expect(month).toBeLessThan(last);
  await page.key("<", { code: "Comma", shiftKey: true });
  expect(Number(slider(page).value)).toBeLessThan(month);
  await page.key(">", { code: "Period", shiftKey: true });
  expect(Number(slider(page).value)).toBe(month);
  await page.key("PageDown");
  expect(page.root.querySelector(".bar.past")).toBeNull();
});

test("why, log and the sentence are those of the step looked at", async () => {
  const page = await openGame();
  const at = game.steps.findIndex((step: { why?: unknown[]; say?: unknown[] }) => step.why && step.say);
  await slide(page, at);
  expect(page.text(LIVE)).toContain(game.steps[at].say[0][2].slice(0, 20));
  await page.key("w");
  expect(page.text(".panel.why")).toContain(game.steps[at].why[0][1]);
  await page.key("l");
  const line = page.all(".log-line").find((each) => each.ariaCurrent === "step");
  expect(line!.textContent).toBe(game.steps[at].say[0][2]);
});

test("a line of the log leads to its step", async () => {
  const page = await openGame();
  await page.key("l");
  const lines = page.all(".log-line");
  const line = lines[lines.length - 3]!;
  await page.press(line);
  expect(page.text(".last")).toContain(line.textContent!);
  expect(page.root.querySelector(".bar.past")).not.toBeNull();
});

test("a new position from Python leaves the reader in the past and says so", async () => {
  const page = await openGame();
  await slide(page, 3);
  const then = status(page);
  page.model.show({ ...game.snapshot, revision: 998 });
  await drawn();
  expect(page.text(".frame")).not.toContain("The game has gone on meanwhile."); // nothing went on: a note was written
  page.model.show({ ...game.snapshot, revision: 999, timeline: { ...game.snapshot.timeline, at: last - 1 } });
  await drawn();
  expect(status(page)).toBe(then);
  expect(page.text(".bar.past")).toContain("The game has gone on meanwhile.");
  expect(page.text(LIVE)).toBe("The game has gone on meanwhile.");
  await page.press(page.button("Back to now"));
  expect(page.root.querySelector(".bar.past")).toBeNull();
});

test("another branch keeps the steps that are known; what is looked at stays", async () => {
  const page = await openGame();
  await slide(page, 5);
  const then = status(page);
  const path = [...game.snapshot.timeline.path.slice(0, 3), 900];
  page.model.show({ ...game.snapshot, revision: 999, timeline: { ...game.snapshot.timeline, at: 3, steps: 3, path } });
  await drawn();
  expect(status(page)).toBe(then);
  expect(page.model.asked.at(-1)).toMatchObject({ nodes: [900] });
});

test("play on from here goes to the node", async () => {
  const page = await openGame();
  await slide(page, 4);
  await page.press(page.button("Play on from here"));
  const node = game.snapshot.timeline.path[4];
  expect(page.model.sent).toMatchObject([{ kind: "go", node, revision: game.snapshot.revision }]);
  expect(page.text(".bar.past")).toContain(game.steps[4].label); // until it comes nothing else is shown
  page.model.show({ ...game.snapshot, revision: 999, timeline: { ...game.snapshot.timeline, at: 4 } });
  await drawn();
  expect(page.root.querySelector(".bar.past")).toBeNull();
});

test("a press on a place of an earlier moment goes there, and looks at the choice that it is", async () => {
  const page = await openGame();
  await slide(page, 4);
  const spot = page.root.querySelector<HTMLElement>("[data-spot]")!;
  await page.press(spot);
  expect(page.model.sent).toMatchObject([{ kind: "go", node: game.snapshot.timeline.path[4] }]);
  const choice = {
    state: "legal",
    move: "here",
    name: "",
    label: "The one pressed",
    preview: { lines: [], ghosts: {} },
  };
  const choices = { [spot.dataset.spot!]: choice } as never;
  page.model.show({ ...game.snapshot, revision: 999, choices, timeline: { ...game.snapshot.timeline, at: 4 } });
  await drawn();
  expect(page.text(".slip")).toContain("The one pressed");
  expect(page.model.sent).toHaveLength(1); // shown, not made
});

test("without Python the past, why and log go on; playing on says what it needs", async () => {
  const page = await openGame();
  page.model.gone = true;
  await page.key("u");
  expect(page.text(".banner")).toContain("not connected");
  await slide(page, 4);
  expect(page.text(".bar.past")).toContain(game.steps[4].label);
  await page.key("l");
  expect(page.all(".log-line").length).toBeGreaterThan(3);
  const periods = page.all(".log-period > button").map((button) => button.textContent);
  expect(periods).toEqual(["Before the first month", "Month 1, Peace", "Month 2, Peace"]);
  await page.press(page.button("Play on from here"));
  expect(page.text(".bar.past")).toContain("This needs the engine.");
});

test("another language clears what was known", async () => {
  const page = await openGame();
  await slide(page, 4);
  page.model.show({ ...game.snapshot, language: "pl", revision: 999 });
  await drawn();
  expect(page.root.querySelector(".bar.past")).toBeNull();
  await answer(page, game.steps, "en");
  await slide(page, 4);
  expect(page.root.querySelector(".bar.past")).toBeNull();
});

test("three thousand steps draw no more elements than thirty", async () => {
  const path = Array.from({ length: 3001 }, (_, node) => node);
  const snapshot = { ...sample("phase1"), timeline: { ...game.snapshot.timeline, at: 3000, steps: 3000, path } };
  const page = await open(snapshot);
  await answer(page, longGame(3000));
  expect(page.all(".timeline *").length).toBeLessThan(45);
});

test("a game to walk through needs no Python at all: it follows Python's pin and tells the reader's", async () => {
  const line = { path: game.snapshot.timeline.path, at: last };
  const traits = { _view: "timeline", title: "T", steps: game.steps, rules: game.rules, line, pinned: 4 };
  const page = await open(null, traits);
  expect(page.text(".step-note")).toContain(game.steps[4].label);
  await slide(page, 6);
  expect(page.text(".step-note")).toContain(game.steps[6].label);
  expect(page.model.sent).toMatchObject([{ kind: "pin", at: 6 }]);
  page.model.fromKernel({ pinned: 6 });
  page.model.fromKernel({ pinned: 2 });
  await drawn();
  expect(page.text(".step-note")).toContain(game.steps[2].label);
  expect(page.model.sent).toHaveLength(1);
  await slide(page, 5);
  await slide(page, 3);
  page.model.fromKernel({ pinned: 5 }); // late
  await drawn();
  expect(page.text(".step-note")).toContain(game.steps[3].label);
  page.model.fromKernel({ pinned: 3 });
  page.model.fromKernel({ pinned: 2 });
  await drawn();
  expect(page.text(".step-note")).toContain(game.steps[2].label);
  page.model.gone = true;
  await page.key(".", { code: "Period" });
  expect(page.text(".step-note")).toContain(game.steps[3].label);
  await page.press(page.button("Why?"));
  expect(page.root.querySelector(".panel.why")).not.toBeNull();
});
