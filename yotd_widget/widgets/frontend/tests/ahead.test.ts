/** A press is drawn before Python has answered, where Python has said before what it would bring; and what Python says counts. */
import { expect, test, vi } from "vitest";
import type { Snapshot } from "../src/shell/wire";
import { drawn, LIVE, open, sample } from "./page";

type Page = Awaited<ReturnType<typeof open>>;

const TAXES = "group/A/taxes";
const RESEARCH = "group/D/research";
const BEFORE = sample("phase1");
const { revision } = BEFORE;
/** What both sides take from Python. */
const after = (name: string, digest: string): Snapshot => ({ ...sample(name), revision: revision + 1, digest });

/** Somebody looks at a place for a while. */
async function look(page: Page, place: string) {
  page.place(place).focus();
  await drawn();
  vi.advanceTimersByTime(100);
  await drawn();
}

/** Python says what the choice that was asked about last would bring. */
async function foretell(page: Page, picture: Snapshot) {
  page.model.answer({ kind: "ahead", seq: page.model.ahead.at(-1)!.seq, picture, steps: [], rules: {} });
  await drawn();
}

/** A page that knows the steps behind it, and asks for nothing. */
async function opened() {
  const page = await open(BEFORE);
  page.model.answer({
    kind: "history",
    seq: page.model.asked.at(-1)!.seq,
    game: 0,
    language: "en",
    steps: [],
    rules: {},
  });
  return page;
}

async function foreseen(picture: Snapshot) {
  const page = await opened();
  await look(page, TAXES);
  await foretell(page, picture);
  return page;
}

async function answered(page: Page, picture: Snapshot | null, answer: object = { kind: "done" }) {
  const { seq } = page.model.moves.at(-1)!;
  if (picture) page.model.show(picture);
  page.model.answer({ seq, revision: revision + 1, ...answer });
  await drawn();
}

const title = (page: Page) => page.text(".status");

test("what a choice would bring is asked about after a glance, and seen when it is pressed", async () => {
  const page = await foreseen(after("hire", "same"));
  expect(page.model.ahead).toMatchObject([{ move: "use A taxes", revision }]);
  expect(title(page)).toContain(BEFORE.status.who);
  await page.press(page.place(TAXES));
  expect(page.model.moves).toMatchObject([{ kind: "play", move: "use A taxes", revision }]);
  expect(title(page)).toContain(sample("hire").status.who);
  vi.advanceTimersByTime(700);
  await drawn();
  expect(page.root.querySelector("[aria-busy=true]")).toBeNull();
});

test("what Python then says too is not drawn again, and the line that brings the game back is asked for", async () => {
  const page = await foreseen(after("hire", "same"));
  await page.press(page.place(TAXES));
  const asked = page.model.asked.length;
  const changes: unknown[] = [];
  const seen = new MutationObserver((found) => changes.push(...found));
  seen.observe(page.root, { childList: true, subtree: true, attributes: true, characterData: true });
  await answered(page, after("hire", "same"));
  seen.disconnect();
  expect(changes).toEqual([]);
  expect(page.model.asked).toHaveLength(asked + 1);
});

test("where Python says otherwise the board is as it says, and says so once", async () => {
  const page = await foreseen(after("hire", "one"));
  await page.press(page.place(TAXES));
  await answered(page, after("build", "other"));
  expect(title(page)).toContain(sample("build").status.who);
  expect(page.text(".slip")).toContain("Python has found otherwise");
  expect(page.text(".slip")).not.toContain("Not possible");
  expect(page.text(LIVE)).toContain("Python has found otherwise");
});

test("what was pressed on a board that was not the true one is dropped", async () => {
  const page = await foreseen(after("hire", "one"));
  await page.press(page.place(TAXES));
  await page.press(page.all(".place.legal")[0]!);
  await answered(page, after("hire", "other"));
  expect(page.model.moves).toHaveLength(1);
});

test("a refusal brings the board back as it was, with its sentence", async () => {
  const page = await foreseen(after("hire", "one"));
  await page.press(page.place(TAXES));
  await answered(page, null, { kind: "refused", text: "No.", rules: [] });
  expect(title(page)).toContain(BEFORE.status.who);
  expect(page.text(".slip")).toBe("Not possible: No. ");
});

test("where Python is silent the board goes back and says so, and the press is carried out when it answers", async () => {
  const page = await foreseen(after("hire", "same"));
  await page.press(page.place(TAXES));
  vi.advanceTimersByTime(3000);
  await drawn();
  expect(title(page)).toContain(BEFORE.status.who);
  expect(page.text(".slip")).toBe("Python does not answer yet.");
  await answered(page, after("hire", "same"));
  expect(title(page)).toContain(sample("hire").status.who);
});

test("an engine that ends before it has answered takes its picture with it", async () => {
  const slots = new Set<(sender: unknown, status: string) => void>();
  const statusChanged = { connect: slots.add.bind(slots), disconnect: slots.delete.bind(slots) };
  const page = await open(BEFORE, { widget_manager: { kernel: { statusChanged } } });
  page.model.answer({
    kind: "history",
    seq: page.model.asked.at(-1)!.seq,
    game: 0,
    language: "en",
    steps: [],
    rules: {},
  });
  await look(page, TAXES);
  await foretell(page, after("hire", "one"));
  await page.press(page.place(TAXES));
  for (const slot of slots) slot(null, "dead");
  await drawn();
  expect(title(page)).toContain(BEFORE.status.who);
  expect(page.text(".banner")).toContain("not connected");
});

test("another choice than that looked at goes the old way", async () => {
  const page = await foreseen(after("hire", "same"));
  await page.press(page.place(RESEARCH));
  expect(page.model.moves).toMatchObject([{ move: "use D research" }]);
  expect(title(page)).toContain(BEFORE.status.who);
});

test("pressed twice it is one press; another press waits for the answer", async () => {
  const page = await foreseen({ ...BEFORE, revision: revision + 1, digest: "same" });
  page.place(TAXES).click();
  page.place(TAXES).click();
  await drawn();
  page.button("Undo").click();
  expect(page.model.moves).toHaveLength(1);
  await answered(page, { ...BEFORE, revision: revision + 1, digest: "same" });
  expect(page.model.moves).toHaveLength(2);
  expect(page.model.moves.at(-1)).toMatchObject({ kind: "undo", revision: revision + 1 });
});

test("what would follow and comes when it was pressed already is seen then", async () => {
  const page = await opened();
  await look(page, TAXES);
  await page.press(page.place(TAXES));
  expect(title(page)).toContain(BEFORE.status.who);
  await foretell(page, after("hire", "same"));
  expect(title(page)).toContain(sample("hire").status.who);
});

test("one question at a time, the newest next; steps to look back at are asked for first", async () => {
  const page = await open(BEFORE);
  await look(page, TAXES);
  expect(page.model.ahead).toEqual([]);
  page.model.answer({
    kind: "history",
    seq: page.model.asked.at(-1)!.seq,
    game: 0,
    language: "en",
    steps: [],
    rules: {},
  });
  await look(page, RESEARCH);
  expect(page.model.ahead.map(({ move }) => move)).toEqual(["use A taxes"]);
  await look(page, TAXES);
  await look(page, RESEARCH);
  await foretell(page, after("hire", "same"));
  expect(page.model.ahead.map(({ move }) => move)).toEqual(["use A taxes", "use D research"]);
});

test("what is known is of the picture that is shown: another language, and it is asked for anew", async () => {
  const page = await foreseen(after("hire", "same"));
  page.model.show({ ...BEFORE, digest: "other" });
  await drawn();
  await page.press(page.place(TAXES));
  expect(title(page)).toContain(BEFORE.status.who);
});
