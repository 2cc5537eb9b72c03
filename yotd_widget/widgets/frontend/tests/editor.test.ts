/** The editor: presses open controls, controls send edits, findings offer fixes, nothing else happens. */
import { expect, test, vi } from "vitest";
import type { Choice, Control, Sheet } from "../src/shell/wire";
import { drawn, nameOf, open, sample } from "./page";

const { board, status } = sample("phase1");

const CONTROLS: Record<string, Control[]> = {
  "good/0/yuan": [{ kind: "number", at: "P1.yuan", label: "Yuan", value: 2, min: 0, max: null }],
  "palace/0/1": [
    { kind: "number", at: "P1.palace1.floors", label: "Floors", value: 3, min: 1, max: 4 },
    { kind: "act", at: "P1.palace1.floors", label: "Remove the palace", to: 0 },
  ],
  "room/0/1/0": [
    { kind: "choice", at: "P1.palace1.1", label: "Who lives here", value: "old monk", list: "persons", none: "nobody" },
  ],
  "good/0/cards": [
    { kind: "set", at: "P1.hand", label: "Cards", items: [{ at: "P1.hand.monk", label: "monk", on: true, to: 0 }] },
  ],
  "name/0": [{ kind: "text", at: "P1.name", label: "Name", value: "Ada" }],
  "new-palace/0": [{ kind: "act", at: "P1.palace9.floors", label: "New palace", to: 1 }],
};

const choice = (label: string): Choice => ({
  state: "legal",
  move: "",
  label,
  name: `${label}, can be changed`,
  preview: null,
  reason: null,
});
const BLOCKED: Choice = {
  ...choice("Rice"),
  state: "blocked",
  reason: { code: "", text: "This cannot be changed here.", rules: [], brief: "", nearest: "", can: false },
};

const SHEET: Sheet = {
  revision: 1,
  title: "In the Year of the Dragon: Editor",
  scene: { status, board: { ...board, hand: null, pass: null, extras: [] }, marks: {}, result: null },
  choices: { ...Object.fromEntries(Object.keys(CONTROLS).map((at) => [at, choice(at)])), "good/0/rice": BLOCKED },
  controls: CONTROLS,
  lists: {
    persons: [
      ["young monk", "Young monk"],
      ["old monk", "Old monk"],
    ],
  },
  options: [{ place: "option/edition", name: "Edition", value: "2017" }],
  problems: [],
  rules: { "PAL-1": "Each floor houses one person." },
  differences: [],
  said: "",
  undo: true,
  redo: false,
  changed: true,
  reads: true,
  seat: null,
};

const PROBLEM = {
  kind: "impossible" as const,
  text: "Ada, palace 1: More persons than floors",
  rules: ["PAL-1", "INV-02"],
  place: "palace/0/1",
  fixes: [{ label: "Floors: 3", edits: [{ at: "P1.palace1.floors", to: 3 }] }],
};

const edit = (sheet: Partial<Sheet> = {}) => open(null, { _view: "editor", sheet: { ...SHEET, ...sheet } });
type Page = Awaited<ReturnType<typeof edit>>;

const sent = (page: Page) => page.model.sent.map(({ seq: _seq, ...content }) => content);

async function type(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  field.value = value;
  field.dispatchEvent(
    new Event(field instanceof HTMLInputElement && field.type === "number" ? "input" : "change", { bubbles: true }),
  );
  await drawn();
}

test("one named region, one live region; every place with a choice is a button", async () => {
  const page = await edit();
  expect(page.all(".frame").map(nameOf)).toEqual([SHEET.title]);
  expect(page.all("[aria-live]")).toHaveLength(1);
  for (const place of Object.keys(SHEET.choices)) expect(page.place(place), place).toBeTruthy();
});

test("a press opens the control of the place, with the focus in it; Esc closes and gives the focus back", async () => {
  const page = await edit();
  await page.press(page.place("good/0/yuan"));
  expect(nameOf(page.root.querySelector(".popover")!)).toBe("good/0/yuan");
  expect(page.focused()).toBe(page.root.querySelector(".popover input"));
  await page.key("Escape");
  expect(page.root.querySelector(".popover")).toBeNull();
  expect(page.focused()).toBe(page.place("good/0/yuan"));
  expect(page.model.sent).toEqual([]);
});

test("the stepper shows each wish at once, and stays within its bounds", async () => {
  const page = await edit();
  await page.press(page.place("good/0/yuan"));
  const more = page.button("+ Yuan: more");
  await page.press(more);
  await page.press(more);
  expect(sent(page)).toEqual([
    { kind: "edit", at: "P1.yuan", to: 3 },
    { kind: "edit", at: "P1.yuan", to: 4 },
  ]);
  const field = page.root.querySelector<HTMLInputElement>(".popover input")!;
  expect(field.value).toBe("4");
  await page.key("-");
  await type(field, "-5");
  await type(field, "12");
  expect(sent(page).slice(2)).toEqual([
    { kind: "edit", at: "P1.yuan", to: 3 },
    { kind: "edit", at: "P1.yuan", to: 12 },
  ]);
});

test("at its bounds a stepper sends nothing", async () => {
  const page = await edit({
    controls: {
      "palace/0/1": [{ kind: "number", at: "P1.palace1.floors", label: "Floors", value: 4, min: 1, max: 4 }],
    },
  });
  await page.press(page.place("palace/0/1"));
  expect(page.button("+ Floors: more").getAttribute("aria-disabled")).toBe("true");
  await page.press(page.button("+ Floors: more"));
  expect(page.model.sent).toEqual([]);
});

test("selects, switches and names send what they stand for", async () => {
  const page = await edit();
  await page.press(page.place("room/0/1/0"));
  const select = page.root.querySelector<HTMLSelectElement>(".popover select")!;
  expect([...select.options].map((option) => option.text)).toEqual(["nobody", "Young monk", "Old monk"]);
  await type(select, "young monk");
  await type(select, "");
  await page.press(page.place("good/0/cards"));
  await page.press(page.root.querySelector<HTMLInputElement>(".popover input[type=checkbox]")!);
  await page.press(page.place("name/0"));
  await type(page.root.querySelector<HTMLInputElement>(".popover input")!, "Zoe");
  expect(sent(page)).toEqual([
    { kind: "edit", at: "P1.palace1.1", to: "young monk" },
    { kind: "edit", at: "P1.palace1.1", to: null },
    { kind: "edit", at: "P1.hand.monk", to: 0 },
    { kind: "edit", at: "P1.name", to: "Zoe" },
  ]);
});

test("a place with a single act acts at once", async () => {
  const page = await edit();
  await page.press(page.place("new-palace/0"));
  expect(sent(page)).toEqual([{ kind: "edit", at: "P1.palace9.floors", to: 1 }]);
  expect(page.root.querySelector(".popover")).toBeNull();
});

test("what is not to be changed says so and sends nothing", async () => {
  const page = await edit();
  const rice = page.place("good/0/rice");
  expect(rice.getAttribute("aria-disabled")).toBe("true");
  await page.press(rice);
  expect(page.text("[aria-live]")).toBe("This cannot be changed here.");
  expect(page.model.sent).toEqual([]);
});

test("a finding has its kind in words, its rules, its fixes, and leads to its place", async () => {
  const page = await edit({ problems: [PROBLEM] });
  expect(page.text(".finding .kind")).toBe("×ImpossibleINV-02");
  expect(page.all(".finding .chip").map((chip) => chip.textContent)).toEqual(["See it", "PAL-1"]);
  await page.press(page.button("Floors: 3"));
  expect(sent(page)).toEqual([{ kind: "fix", edits: [{ at: "P1.palace1.floors", to: 3 }] }]);
  await page.press(page.button("PAL-1"));
  expect(page.text(".rule-text")).toBe("Each floor houses one person.");
  await page.press(page.all<HTMLButtonElement>(".finding .chip")[0]!);
  await vi.waitFor(() => expect(page.root.querySelector(".popover")).toBeTruthy());
});

test("what a change came to is heard, and seen where it was made", async () => {
  const page = await edit();
  await page.press(page.place("good/0/yuan"));
  expect(page.all(".popover p")).toHaveLength(0);
  page.model.fromKernel({ sheet: { ...SHEET, revision: 2, said: "Ada: Yuan: 3. No problems found." } });
  await drawn();
  expect(page.text("[aria-live]")).toBe("Ada: Yuan: 3. No problems found.");
  expect(page.text(".popover p")).toBe("Ada: Yuan: 3. No problems found.");
});

test("a place that is gone takes its popover with it, and the focus stays inside", async () => {
  const page = await edit();
  await page.press(page.place("palace/0/1"));
  const { "palace/0/1": _gone, ...controls } = CONTROLS;
  page.model.fromKernel({ sheet: { ...SHEET, revision: 2, controls } });
  await drawn();
  expect(page.root.querySelector(".popover")).toBeNull();
  expect(page.focused()).toBe(page.root.querySelector(".status"));
});

test("undo, redo and reset send only where there is something to do", async () => {
  const page = await edit();
  for (const name of ["Undo", "Redo", "Reset"]) await page.press(page.button(name));
  expect(sent(page)).toEqual([{ kind: "undo" }, { kind: "reset" }]);
});

/** Answers the last message that was sent. */
async function answer(page: Awaited<ReturnType<typeof edit>>, content: object) {
  page.model.answer({ seq: page.model.sent.at(-1)!.seq, ...content });
  await drawn();
}

test("copying uses the clipboard, and without one the text is selected, to be copied with the keys", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("denied"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const page = await edit();
  await page.press(page.button("Share"));
  const texts = [{ name: "This position", text: "position2_abc", link: "http://a/?code=position2_abc" }];
  await answer(page, { kind: "share", texts });
  await page.press(page.button("Copy: Link"));
  expect(writeText).toHaveBeenCalledWith("http://a/?code=position2_abc");
  await page.press(page.button("Copy: Code"));
  const field = page.root.querySelectorAll<HTMLInputElement>(".copied input")[1]!;
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["position2_abc", 0, 13]);
  expect([...page.root.querySelectorAll(".copied [aria-live]")].map((each) => each.textContent)).toEqual([
    "Copied.",
    "It is marked: copy it with Ctrl+C or ⌘C.",
  ]);
  vi.unstubAllGlobals();
});

test("what Python cannot share is said", async () => {
  const page = await edit();
  await page.press(page.button("Share"));
  await answer(page, { kind: "refused", text: "This position cannot be." });
  expect(page.text(".keeping .notice")).toBe("This position cannot be.");
});

test("what is pasted goes to Python as it is", async () => {
  const page = await edit();
  await page.press(page.button("Open"));
  page.root.querySelector<HTMLTextAreaElement>(".keeping textarea")!.value = "position1_xyz";
  await page.press(page.root.querySelector<HTMLElement>(".keeping button")!);
  expect(sent(page)).toEqual([{ kind: "earlier" }, { kind: "open", text: "position1_xyz" }]);
});

test("without Python the controls say so, and the board stays readable", async () => {
  const page = await edit();
  page.model.gone = true;
  await page.press(page.place("good/0/yuan"));
  await page.press(page.button("+ Yuan: more"));
  expect(page.text(".banner span")).toBe("This needs the engine. It is not connected.");
  expect(page.text(".banner [aria-live]")).toBe("This needs the engine. It is not connected.");
});
