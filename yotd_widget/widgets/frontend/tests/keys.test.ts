/** A month without a mouse: letters, arrows, and where the focus goes. */
import { expect, test } from "vitest";
import { drawn, open, sample, WORDS_NOW } from "./page";

test("letters undo, redo and open panels; Esc closes them and returns", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("u");
  expect(page.model.sent).toMatchObject([{ kind: "undo", revision: sample("phase1").revision }]);
  await page.key("w");
  expect(page.text(".panel.why")).toContain("2 from the card + 3 coins");
  await page.key("t");
  expect(page.text(".panel.text")).toContain("Space on the person track");
  await page.key("Escape");
  expect(page.root.querySelector(".panel")).toBeNull();
  expect(page.focused()).toBe(page.place("group/A/taxes"));
});

test("Ctrl and Enter do what is previewed", async () => {
  const page = await open(sample("phase1"));
  page.place("group/C/harvest").focus();
  await drawn();
  page.button("Why?").focus();
  await page.key("Enter", { ctrlKey: true });
  expect(page.model.moves).toMatchObject([{ kind: "play", move: "use C harvest" }]);
});

test("a panel opened by its button gives the focus back to it", async () => {
  const page = await open(sample("phase1"));
  page.button("Log").focus();
  await page.press(page.button("Log"));
  expect(page.focused()?.closest(".panel")).toBeTruthy();
  await page.key("Escape");
  expect(page.focused()).toBe(page.button("Log"));
});

test("the menu of tools closes when one is pressed, by Esc, and when the focus goes elsewhere; panels give the focus to its key", async () => {
  const page = await open(sample("phase1"));
  const menu = page.button("Menu");
  const shown = () => page.all(".menu-sheet").length === 1;
  await page.press(menu);
  expect(shown()).toBe(true);
  page.button("Help").focus();
  await page.key("Escape");
  expect([shown(), page.focused()]).toEqual([false, menu]);
  await page.tool("Help");
  expect([shown(), page.all(".panel.help").length]).toEqual([false, 1]);
  await page.key("Escape");
  expect(page.focused()).toBe(menu);
  await page.press(menu);
  page.button("Help").focus();
  page.place("group/A/taxes").focus();
  await drawn();
  expect(shown()).toBe(false);
});

test("a letter that only composes another is not ours", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("u", { isComposing: true });
  expect(page.model.sent).toEqual([]);
});

test("a letter with Ctrl is not ours", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("u", { ctrlKey: true });
  expect(page.model.sent).toEqual([]);
});

test("one Tab stop a region, at most eight in all; arrows move inside", async () => {
  for (const name of ["phase1", "hire", "drought", "build"]) {
    const page = await open(sample(name));
    const stops = page.all("button, input").filter((element) => element.tabIndex >= 0);
    expect(stops.length, name).toBeLessThanOrEqual(8);
  }
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("ArrowRight");
  expect(page.focused()).toBe(page.place("group/A/military_parade"));
  await page.key("End");
  expect(page.focused()).toBe(page.place("pass"));
});

test("after a commit from the keyboard the focus stands on the first legal choice", async () => {
  const page = await open(sample("hire"));
  page.place("card/warrior").focus();
  await page.press(page.place("card/warrior"));
  page.model.show(sample("place"));
  page.model.answer({ kind: "done", seq: 1, revision: sample("place").revision });
  await drawn();
  expect(page.focused()).toBe(page.place("room/0/3/1"));
});

test("a focus elsewhere is left alone", async () => {
  const page = await open(sample("hire"));
  await page.press(page.place("card/warrior"));
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  page.model.show(sample("place"));
  await drawn();
  expect(document.activeElement).toBe(field);
});

test("of a calendar without phases Help names none, and its keys are left to the browser", async () => {
  const shown = async (words: object) => {
    const page = await open(sample("phase1"), { words });
    await page.tool("Help");
    return page.all(".panel kbd").map((key) => key.textContent);
  };
  const all = await shown(WORDS_NOW);
  expect(all).toContain("Shift ,");
  const left = await shown({ ...WORDS_NOW, phaseBack: "", phaseForward: "" });
  expect(all.filter((key) => !left.includes(key))).toEqual(["Shift ,", "Shift ."]);
});
