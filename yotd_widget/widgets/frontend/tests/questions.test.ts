/** Questions: how answers are judged, and what the page says to them with no Python behind it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import widget from "../src/games/dragon/ask";
import { choicesOf, firstOrder, judge, labelOf, ladder, resultOf } from "../src/quiz/question";
import { hear } from "../src/quiz/register";
import type { Answer, Question } from "../src/quiz/wire";
import { here, open } from "./page";

const made = JSON.parse(readFileSync(here("questions.json"), "utf8"));
const asked = (kind: string): Question => structuredClone(made[kind]);

/** A question on a page of its own, without its board. */
async function page(kind: string, traits: Record<string, unknown> = {}) {
  const shared = { _view: "question", title: "Question", question: asked(kind) };
  const found = await open(
    null,
    { ...shared, scene: null, outcome: null, closed: false, progress: {}, counts: {}, ...traits },
    widget,
  );
  const field = (name: string) =>
    found
      .all<HTMLLabelElement>("label")
      .find((label) => label.textContent?.trim() === name)!
      .querySelector("input")!;
  return {
    ...found,
    async choose(...names: string[]) {
      for (const name of names) await found.press(field(name));
    },
    async type(number: string) {
      const input = found.root.querySelector<HTMLInputElement>(".typed input")!;
      input.value = number;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    check: () => found.press(found.root.querySelector<HTMLElement>(".go")!),
    said: () => found.text(".said"),
    heard: () => found.text("[aria-live]"),
    progress: () => found.model.get("progress") as { attempts: { answer: Answer }[]; hints: number; solution: boolean },
  };
}

// --- Judging ---

test.each<[string, Answer, boolean, string | undefined]>([
  ["number", 2, true, undefined],
  ["number", 3, false, "dragon.contagion-three"],
  ["number", 7, false, undefined],
  ["number", null, false, undefined],
  ["number", "2", false, undefined],
  ["pick", "palace 2", true, undefined],
  ["pick", "palace 1", false, undefined],
  ["select", ["palace 2", "palace 1"], true, undefined],
  ["select", ["palace 2"], false, "dragon.decay-keep-one"],
  ["select", [], false, undefined],
  ["order", ["Cyd", "Ada", "Bo"], true, undefined],
  ["order", ["Ada", "Cyd", "Bo"], false, "dragon.stack-bottom"],
])("%s: %j", (kind, answer, right, wrong) => {
  const verdict = judge(asked(kind), answer);
  expect([verdict.right, verdict.option?.wrong]).toEqual([right, wrong]);
});

test("what is chosen wrongly is told apart from what is missing", () => {
  const question = asked("select");
  expect(judge(question, ["palace 1", "palace 3"]).stray.map((item) => item.key)).toEqual(["palace 3"]);
  expect(judge(question, ["palace 1"])).toMatchObject({ stray: [], partly: true });
  expect(judge(question, []).partly).toBe(false);
});

test("numbers rise, and names begin in an order that is not the answer", () => {
  expect(choicesOf(asked("number")).map((choice) => choice.value)).toEqual([0, 2, 3]);
  const question = asked("order");
  expect(firstOrder(question, "en")).toEqual(["Ada", "Bo", "Cyd"]);
  expect(firstOrder({ ...question, key: ["Ada", "Bo", "Cyd"] }, "en")).toEqual(["Cyd", "Bo", "Ada"]);
});

test("answers have words, and a result as Python writes it", () => {
  expect(labelOf(asked("number"), 3)).toBe("3 persons");
  expect(labelOf(asked("select"), ["palace 3", "palace 1"])).toBe("palace 3, palace 1");
  const attempts = [3, 2].map((answer) => ({ answer, seconds: 4.5, hints: 0 }));
  expect(resultOf(asked("number"), { attempts, hints: 1, solution: false })).toEqual({
    question: "dragon.contagion.released",
    position: "contagion-1-mortar",
    tries: 2,
    hints: 1,
    first_answer: 3,
    correct: true,
    wrong_rule: "dragon.contagion-three",
    seconds: 4.5,
  });
});

// --- Ask ---

test("a known wrong answer is told where it comes from, and not the right one", async () => {
  const ask = await page("number");
  await ask.choose("3 persons");
  await ask.check();
  expect(ask.said()).toContain("would be right if a Contagion always took three persons");
  expect(ask.text(".solution")).toBe("");
  expect(ask.heard()).toBe(asked("number").options[1]!.text);
  await ask.press(ask.button("EVT-CONTAGION-1"));
  expect(ask.text(".rule-text")).toBe(asked("number").rules["EVT-CONTAGION-1"]);
  expect(ask.model.sent).toEqual([]);
});

test("an unknown wrong answer gets a rule to look at, the right one all that is behind it", async () => {
  const ask = await page("typed");
  await ask.type("7");
  await ask.check();
  expect(ask.said()).toContain("Not right yet.");
  expect(ask.button("EVT-CONTAGION-1")).toBeTruthy();
  expect(ask.root.querySelector(".solution")).toBeNull();
  await ask.type("2");
  await ask.check();
  expect(ask.said()).toBe("Right: 2 persons.");
  expect(ask.heard()).toBe("Right: 2 persons.");
  expect(ask.text(".solution")).toContain("Ada: 2 persons to release.");
  expect(ask.progress().attempts.map(({ answer }) => answer)).toEqual([7, 2]);
});

test("no answer is no attempt", async () => {
  const ask = await page("typed");
  await ask.check();
  expect([ask.said(), ask.heard()]).toEqual(["Answer first.", "Answer first."]);
  await ask.type("1.5");
  await ask.check();
  expect(ask.model.get("progress")).toEqual({});
});

test("each wrong item says why, and nothing of those that are missing", async () => {
  const ask = await page("select");
  await ask.choose("palace 2", "palace 3");
  expect(ask.text(".count")).toBe("2 chosen");
  await ask.check();
  expect(ask.said()).toContain("A person lives there: it stays as it is.");
  expect(ask.said()).not.toContain("palace 1");
  await ask.choose("palace 3", "palace 2", "palace 1");
  await ask.check();
  expect(ask.said()).toContain("there are more");
  await ask.choose("None of them");
  await ask.check();
  expect(ask.progress().attempts.at(-1)!.answer).toEqual([]);
});

test("hints come one by one, on request, and are recorded; the solution after an attempt", async () => {
  const ask = await page("number");
  expect(ask.text(".hints")).toBe("");
  expect(ask.button("Solution")).toBeUndefined();
  ask.root.querySelector<HTMLElement>("input")!.focus();
  for (const [count, text] of [
    [1, "Ada: palace 1"],
    [2, asked("number").hints.statement],
    [3, "1 mortar at court."],
  ] as const) {
    await ask.key("h");
    expect(ask.all(".hints > div")).toHaveLength(count);
    expect(ask.heard()).toBe(text);
  }
  await ask.key("h");
  expect(ask.progress().hints).toBe(3);
  await ask.choose("0 persons");
  await ask.check();
  expect(ask.progress().attempts[0]).toMatchObject({ answer: 0, hints: 3 });
  await ask.press(ask.button("Solution"));
  expect(ask.text(".solved")).toContain("2 persons");
  expect(ask.progress().solution).toBe(true);
});

test("a hint that there is not is not counted", () => {
  const { hints } = asked("number");
  expect(ladder(asked("number"), false).map(({ title }) => title)).toEqual(["whereToLook", "whichRule", "firstStep"]);
  expect(ladder(asked("number"), true)).toHaveLength(2);
  const bare = { ...asked("number"), hints: { ...hints, rule: "", statement: "" } };
  expect(ladder(bare, false).map(({ title }) => title)).toEqual(["whereToLook", "firstStep"]);
});

test("letters are no keys for those who switched them off", async () => {
  const ask = await page("number", { letter_keys: false });
  ask.root.querySelector<HTMLElement>("input")!.focus();
  await ask.key("h");
  expect(ask.text(".hints")).toBe("");
});

test("names are put in order with buttons and with keys, and keep the focus", async () => {
  const ask = await page("order");
  const order = () => ask.all(".ordering li > span").map((name) => name.textContent);
  expect(order()).toEqual(["Ada", "Bo", "Cyd"]);
  const up = ask.button("Cyd, Move up");
  up.focus();
  await ask.press(up);
  expect(order()).toEqual(["Ada", "Cyd", "Bo"]);
  expect(ask.focused()).toBe(up);
  await ask.key("ArrowUp");
  expect(order()).toEqual(["Cyd", "Ada", "Bo"]);
  expect(ask.focused()).toBe(up);
  expect(up.ariaDisabled ?? up.getAttribute("aria-disabled")).toBe("true");
  await ask.key("Enter", { ctrlKey: true });
  expect(ask.said()).toBe("Right: Cyd, Ada, Bo.");
});

test("it all goes on when Python is gone", async () => {
  const ask = await page("number");
  ask.model.gone = true;
  await ask.choose("2 persons");
  await ask.check();
  expect(ask.said()).toBe("Right: 2 persons.");
});

test("answers that Python brings back are shown", async () => {
  const ask = await page("number");
  const attempts = [{ answer: 3, seconds: 2, hints: 0 }];
  ask.model.fromKernel({ progress: { attempts, hints: 0, solution: false } });
  await new Promise((done) => setTimeout(done));
  expect(ask.said()).toContain("always took three");
  expect(ask.root.querySelector<HTMLInputElement>("input:checked")!.closest("label")!.textContent).toBe("3 persons");
});

// --- Predict ---

test("a gate says nothing of the answer before there is a prediction", async () => {
  const gate = await page("number", { closed: true });
  const { trace, told, options } = asked("number");
  const closed = [told, ...trace.map((line) => line.text), ...options.map((option) => option.text)];
  const seen = () => closed.filter((text) => gate.root.querySelector(".frame")!.textContent!.includes(text));
  expect(seen()).toEqual([]);
  for (const _ of [1, 2, 3]) await gate.press(gate.root.querySelector<HTMLElement>(".hint")!);
  expect(seen()).toEqual([]);
  await gate.choose("3 persons");
  await gate.check();
  expect(gate.text(".sides")).toBe("Predicted3 persons≠The answer2 persons");
  expect(seen()).toContain(trace[0]!.text);
  expect(gate.root.querySelector(".go")).toBeNull();
});

test("who does not know is told", async () => {
  const gate = await page("select", { closed: true });
  await gate.press(gate.button("I do not know"));
  expect(gate.text(".sides")).toContain("palace 1, palace 2");
  expect(gate.text(".sign.unknown"), "neither right nor wrong").toBe("→");
  expect(gate.heard()).toBe("The answer: palace 1, palace 2");
  expect(gate.progress().attempts[0]!.answer).toBeNull();
});

test("raised hands are counted, and Reveal marks the right answer by sign and word", async () => {
  const gate = await page("number", { closed: true, projector: true });
  expect(gate.root.querySelector(".tally-rows .right")).toBeNull();
  const field = gate.all<HTMLInputElement>(".tally-rows input")[2]!;
  field.value = "7";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(gate.model.get("counts")).toEqual({ "3 persons": 7 });
  gate.root.querySelector<HTMLElement>(".go")!.focus();
  await gate.key("r");
  expect(gate.text(".tally-rows .right")).toBe("2 persons0✓ Right");
  expect(gate.all(".tally-rows b").map((hands) => hands.textContent)).toEqual(["0", "0", "7"]);
});

// --- Answers ---

test("a sheet hears of questions that came before it and after it", async () => {
  const ask = await page("number");
  const heard: [string, number, boolean][] = [];
  const stop = hear(({ text, tries, right }) => heard.push([text, tries, right]));
  expect(heard).toEqual([["How many persons will Ada release?", 0, false]]);
  await ask.choose("2 persons");
  await ask.check();
  expect(heard.at(-1)).toEqual(["How many persons will Ada release?", 1, true]);
  stop();
});
