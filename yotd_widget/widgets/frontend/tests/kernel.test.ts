/** Answers, refusals, silence, and an engine that is gone. */
import { expect, test, vi } from "vitest";
import { Kernel } from "../src/shell/host/kernel";
import type { Snapshot } from "../src/shell/wire";
import { FakeModel } from "./fake-model";
import { drawn, LIVE, open, sample, WORDS_NOW } from "./page";

type Page = Awaited<ReturnType<typeof open>>;

test("a refusal shows its text and rules", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/A/taxes"));
  page.model.answer({ kind: "refused", seq: 1, text: "Somebody else is deciding now.", rules: ["ACT-4"] });
  await drawn();
  expect(page.text(".slip")).toBe("Not possible: Somebody else is deciding now. ACT-4");
  expect(page.text(LIVE)).toBe("Somebody else is deciding now.");
});

test("says that it works after 800 ms, behind the sentence, and that nobody answers after 3 s", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/A/taxes"));
  vi.advanceTimersByTime(150);
  await drawn();
  expect(page.text(".slip")).toContain("Taxes");
  vi.advanceTimersByTime(640);
  await drawn();
  expect(page.text(".slip")).not.toContain("Working");
  vi.advanceTimersByTime(20);
  await drawn();
  expect(page.text(".slip")).toMatch(/^Taxes.* Working …$/);
  vi.advanceTimersByTime(2300);
  await drawn();
  expect(page.text(".slip")).toBe("Python does not answer yet.");
});

test("an engine that is gone: banner, reading goes on, presses say what they need, an answer ends it", async () => {
  const page = await open(sample("phase1"));
  page.model.gone = true;
  await page.press(page.place("group/A/taxes"));
  expect(page.text(".banner")).toContain("The engine is not connected. Reading still works.");
  await page.press(page.place("group/D/research"));
  expect(page.text(".slip")).toBe("This needs the engine. It is not connected.");
  expect(page.place("group/D/research").tabIndex).toBeGreaterThanOrEqual(-1);
  page.model.gone = false;
  await page.press(page.button("Connect again"));
  page.model.answer({ kind: "done", seq: page.model.sent.at(-1)!.seq, revision: 104 });
  await drawn();
  expect(page.root.querySelector(".banner")).toBeNull();
});

test("a ping that the end of the kernel has swallowed does not keep the next one back", () => {
  const model = new FakeModel({ words: WORDS_NOW, snapshot: sample("over") });
  const kernel = new Kernel(model.anyModel);
  const close = kernel.open(() => {});
  kernel.ping();
  model.gone = true;
  kernel.press("nowhere");
  kernel.ask({ kind: "undo" });
  model.gone = false;
  kernel.ping();
  expect(model.sent.filter(({ kind }) => kind === "ping")).toHaveLength(2);
  close();
});

test("what has not changed is told to nobody: all would be drawn anew for it", () => {
  const model = new FakeModel({ words: WORDS_NOW, snapshot: sample("over") });
  const kernel = new Kernel(model.anyModel);
  let told = 0;
  const close = kernel.open(() => {
    told += 1;
  });
  kernel.ping();
  model.answer({ kind: "done", seq: model.sent.at(-1)!.seq, revision: 1 });
  expect(told).toBe(0);
  kernel.line = { ...kernel.line, trouble: "silent" };
  model.answer({ kind: "done", seq: model.sent.at(-1)!.seq, revision: 1 });
  expect([told, kernel.line.trouble]).toEqual([1, "none"]);
  close();
});

test("after a restart of the kernel, silence means that it is gone", async () => {
  const page = await open(sample("phase1"));
  page.model.emit("comm_live_update");
  expect(page.model.sent).toMatchObject([{ kind: "ping" }]);
  vi.advanceTimersByTime(3100);
  await drawn();
  expect(page.text(".banner")).toContain("not connected");
});

/** Python has moved: the position after it, then that it is done. */
async function done(page: Page, snapshot: Snapshot) {
  page.model.show(snapshot);
  page.model.answer({ kind: "done", seq: page.model.moves.at(-1)!.seq, revision: snapshot.revision });
  await drawn();
}

test("twenty presses on Undo in a row all arrive, as two messages", async () => {
  const page = await open(sample("phase1"));
  for (let press = 0; press < 20; press++) page.button("Undo").click();
  expect(page.model.moves).toHaveLength(1);
  await done(page, { ...sample("phase1"), revision: 50 });
  expect(page.model.moves.at(-1)).toMatchObject({ kind: "undo", times: 19, revision: 50 });
  await done(page, { ...sample("phase1"), revision: 51 });
  expect(page.model.moves).toHaveLength(2);
  expect(page.root.querySelector(".frame")!.getAttribute("aria-busy")).toBe("false");
});

test("presses in a row of choices are sent one after the other, each on the position after the last", async () => {
  const first = sample("release");
  const page = await open(first);
  const [one, two] = page.all(".place.legal").map((place) => place.dataset.place!);
  page.place(one!).click();
  page.place(two!).click();
  expect(page.model.moves).toMatchObject([{ kind: "play", move: first.choices[one!]!.move }]);
  const chosen = { ...first.choices[one!]!, state: "chosen" as const };
  await done(page, { ...first, revision: 50, choices: { ...first.choices, [one!]: chosen } });
  expect(page.model.moves.at(-1)).toMatchObject({ kind: "play", move: first.choices[two!]!.move, revision: 50 });
});

test("a tile plays its card and is taken then, if the next question offers it", async () => {
  const page = await open(sample("hire"));
  const tile = page.root.querySelector<HTMLElement>("button.tile.of-warrior.young")!;
  await page.press(tile);
  expect(page.model.moves).toMatchObject([{ kind: "play", move: "play warrior" }]);
  const next = sample("tile");
  await done(page, { ...next, revision: 50 });
  expect(page.model.moves.at(-1)).toMatchObject({ move: next.choices[tile.dataset.at!]!.move, revision: 50 });
  await done(page, { ...sample("phase1"), revision: 51 });
  expect(page.model.moves).toHaveLength(2);
});

test("in a Tornado no tile is pressed: whoever is discarded comes for nobody (GE-TORNADO-3)", async () => {
  const page = await open(sample("tornado"));
  expect(page.all("button.hand-card.legal").length).toBeGreaterThan(0);
  expect(page.all("button.tile")).toEqual([]);
});

test("what a press meant besides is forgotten where the reader goes elsewhere", async () => {
  const page = await open(sample("hire"));
  await page.press(page.root.querySelector<HTMLElement>("button.tile.of-warrior.young")!);
  page.button("Undo").click();
  await done(page, { ...sample("tile"), revision: 50 });
  expect(page.model.moves.filter(({ kind }) => kind === "play")).toHaveLength(1);
});

test("a press that waits is dropped with a sentence if the question is another one by then", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").click();
  page.place("group/D/research").click();
  await done(page, { ...sample("hire"), revision: 50 });
  expect(page.model.moves).toHaveLength(1);
  expect(page.text(".slip")).toContain("The board has changed");
  expect(page.text(LIVE)).toContain("The board has changed");
});

test("a double click on what answers a question is one press", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").click();
  page.place("group/A/taxes").click();
  await done(page, { ...sample("phase1"), revision: 50 });
  expect(page.model.moves).toHaveLength(1);
});

test("a move that came too late is made again on the position that is there, if it still is one", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/A/taxes"));
  page.model.show({ ...sample("phase1"), revision: 77 });
  page.model.answer({ kind: "stale", seq: page.model.moves.at(-1)!.seq, revision: 77 });
  await drawn();
  expect(page.model.moves.at(-1)).toMatchObject({ kind: "play", move: "use A taxes", revision: 77 });
  expect(page.model.moves).toHaveLength(2);
});

test("anything else that came too late is dropped with a sentence: it was meant for another position", async () => {
  const page = await open(sample("phase1"));
  page.button("Undo").click();
  page.button("Undo").click();
  page.model.show({ ...sample("hire"), revision: 77 });
  page.model.answer({ kind: "stale", seq: page.model.moves.at(-1)!.seq, revision: 77 });
  await drawn();
  expect(page.model.moves).toHaveLength(1);
  expect(page.text(".slip")).toContain("The board has changed");
  expect(page.root.querySelector("[aria-busy=true]")).toBeNull();
});

test("when the kernel is gone the banner has the line that brings the game back", async () => {
  const page = await open(sample("phase1"));
  const { seq } = page.model.asked.at(-1)!;
  page.model.answer({ kind: "history", seq, game: 0, language: "en", steps: [], rules: {}, rescue: "yw.Play(…)" });
  await drawn();
  expect(page.root.querySelector(".banner")).toBeNull();
  page.model.gone = true;
  await page.press(page.place("group/A/taxes"));
  expect(page.root.querySelector<HTMLInputElement>(".banner input")!.value).toBe("yw.Play(…)");
  expect(page.text(".banner .copied button")).toBe("Copy");
});

test("the banner stands in the same task in which the kernel is known to end", async () => {
  const slots = new Set<(sender: unknown, status: string) => void>();
  const statusChanged = { connect: slots.add.bind(slots), disconnect: slots.delete.bind(slots) };
  const page = await open(sample("phase1"), { widget_manager: { kernel: { statusChanged } } });
  for (const slot of slots) slot(null, "dead");
  await Promise.resolve(); // Preact draws in a microtask here
  expect(page.text(".banner")).toContain("not connected");
});

test("a refusal drops what was waiting and shows the board as it is", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").click();
  page.button("Undo").click();
  page.model.answer({ kind: "refused", seq: page.model.moves.at(-1)!.seq, text: "No.", rules: [] });
  await drawn();
  expect(page.model.moves).toHaveLength(1);
  expect(page.text(".slip")).toContain("No.");
  expect(page.place("group/A/taxes").className).toContain("legal");
});

test("a kernel that ends is told at once where the host shows it", async () => {
  const model = new FakeModel({ snapshot: sample("phase1") });
  const slots = new Set<(sender: unknown, status: string) => void>();
  const statusChanged = { connect: slots.add.bind(slots), disconnect: slots.delete.bind(slots) };
  const kernel = new Kernel(Object.assign(model.anyModel, { widget_manager: { kernel: { statusChanged } } } as object));
  const close = kernel.open(() => {});
  for (const slot of slots) slot(null, "busy");
  expect(kernel.line.trouble).toBe("none");
  for (const slot of slots) slot(null, "autorestarting");
  expect(kernel.line.trouble).toBe("lost");
  close();
  expect(slots.size).toBe(0);
});

test("after closing nobody listens any more", () => {
  const model = new FakeModel({ snapshot: sample("phase1") });
  const close = new Kernel(model.anyModel).open(() => {});
  expect(model.listeners()).toBe(4);
  close();
  expect(model.listeners()).toBe(0);
});
