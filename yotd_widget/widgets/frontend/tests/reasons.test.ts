/** Why? in depth, Why not? with the nearest change, Try it, two-step presses and the keys around them. */
import { expect, test } from "vitest";
import type { WhyLine } from "../src/shell/wire";
import { drawn, open, sample } from "./page";

const line = (depth: number, text: string, rules: string[] = []): WhyLine => ({ depth, text, rules, tone: "plain" });

test("looking sends nothing; Why? asks once and shows the answer with its depths", async () => {
  const page = await open(sample("phase1"));
  page.place("group/C/harvest").focus();
  page.place("group/A/taxes").focus();
  await drawn();
  expect(page.model.sent).toEqual([]);
  await page.key("w");
  expect(page.model.sent).toMatchObject([{ kind: "explain", move: "use A taxes" }]);
  expect(page.text(".panel.why")).toContain("2 from the card + 3 coins = 5 yuan.");
  const lines = [
    line(0, "Taxes bring 5 yuan."),
    line(1, "because 3 coins"),
    line(2, "collector"),
    line(0, "Next: Bo."),
  ];
  page.model.answer({ kind: "explained", seq: page.model.sent[0]!.seq, lines });
  await drawn();
  const outer = [...page.root.querySelectorAll(".panel.why > .chain > li > .because")];
  expect(outer.map((each) => each.textContent)).toEqual(["Taxes bring 5 yuan.", "Next: Bo."]);
  expect(page.text(".chain .chain .chain")).toBe("collector");
  expect(page.root.querySelector(".panel.why details")).toBeNull();
});

test("an answer that comes for another option is not shown", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("w");
  page.place("group/C/harvest").focus();
  await drawn();
  page.model.answer({ kind: "explained", seq: page.model.sent[0]!.seq, lines: [line(0, "Taxes bring 5 yuan.")] });
  await drawn();
  expect(page.text(".panel.why")).not.toContain("Taxes bring");
});

test("what lies deeper than four levels, and behind a long explanation, is folded", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("w");
  const deep = [0, 1, 2, 3, 4].map((depth) => line(depth, `level ${depth}`));
  page.model.answer({ kind: "explained", seq: page.model.sent[0]!.seq, lines: deep });
  await drawn();
  expect(page.text(".panel.why details li")).toContain("level 4");
  expect(page.all(".panel.why details")).toHaveLength(1);

  const long = await open(sample("phase1"));
  long.place("group/A/taxes").focus();
  await long.key("w");
  const many = [line(0, "all"), ...Array.from({ length: 14 }, (_, number) => line(1, `part ${number}`))];
  long.model.answer({ kind: "explained", seq: long.model.sent[0]!.seq, lines: many });
  await drawn();
  expect(long.all(".panel.why details li")).toHaveLength(14);
});

test("without Python the preview's lines stay", async () => {
  const page = await open(sample("phase1"));
  page.model.gone = true;
  page.place("group/A/taxes").focus();
  await page.key("w");
  expect(page.text(".panel.why")).toContain("Yuan 2 → 7.");
});

test("a rule chip opens the statement; one that the page does not have is asked for", async () => {
  const page = await open({ ...sample("phase1"), rules: { "ACT-TAX-1": "Taxes yield yuan." } });
  page.place("group/A/taxes").focus();
  await page.key("w");
  await page.press(page.button("ACT-TAX-1"));
  expect(page.text(".rule-text")).toBe("Taxes yield yuan.");
  await page.press(page.button("EVT-DROUGHT-1"));
  expect(page.model.sent.at(-1)).toMatchObject({ kind: "rule", id: "EVT-DROUGHT-1" });
  page.model.answer({ kind: "rule", seq: page.model.sent.at(-1)!.seq, rule: { statement: "Three persons leave." } });
  await drawn();
  expect(page.all(".rule-text").map((text) => text.textContent)).toContain("Three persons leave.");
});

test("a blocked option names the nearest change and offers to try it", async () => {
  const page = await open(sample("phase1"));
  const build = page.place("group/B/build");
  build.focus();
  await drawn();
  expect(page.text(".slip")).toContain("Possible with 1 yuan more (3 in all).");
  expect(build.getAttribute("aria-description")).toContain("Possible with 1 yuan more (3 in all).");
  expect(page.button("Do it")).toBeUndefined();
  await page.press(page.button("Try it"));
  expect(page.model.sent).toMatchObject([{ kind: "try", move: "use B build", revision: sample("phase1").revision }]);
});

test("where nothing can be tried, the sentence stands alone", async () => {
  const snapshot = sample("phase1");
  snapshot.choices["group/B/build"]!.reason = {
    ...snapshot.choices["group/B/build"]!.reason!,
    nearest: "It cannot be made legal.",
    can: false,
  };
  const page = await open(snapshot);
  page.place("group/B/build").focus();
  await drawn();
  expect(page.text(".slip")).toContain("It cannot be made legal.");
  expect(page.button("Try it")).toBeUndefined();
});

test("in two steps a press selects, the second or Do it commits", async () => {
  const page = await open(sample("phase1"), { confirm: "two-step" });
  await page.press(page.place("group/C/harvest"));
  expect(page.model.moves).toEqual([]);
  expect(page.text(".slip")).toContain("Harvest");
  await page.press(page.button("Do it"));
  expect(page.model.moves).toMatchObject([{ kind: "play", move: "use C harvest" }]);
});

test("in a row only the last press waits; Do it says what is missing before", async () => {
  const row = sample("build");
  expect(row.decision!.form).toBe("row");
  const page = await open(
    { ...row, decision: { ...row.decision!, progress: [0, 2], missing: "2 more to choose." } },
    {
      confirm: "two-step",
    },
  );
  await page.press(page.button("Do it"));
  expect(page.text(".slip")).toContain("2 more to choose.");
  await page.press(page.all(".place.legal")[0]!);
  expect(page.model.moves).toHaveLength(1);
  const last = await open({ ...row, decision: { ...row.decision!, progress: [1, 2] } }, { confirm: "two-step" });
  await last.press(last.all(".place.legal")[0]!);
  expect(last.model.moves).toEqual([]);
  await last.press(last.button("Do it"));
  expect(last.model.moves).toHaveLength(1);
});

test("P keeps the preview while the focus goes on, Esc lets it go, a second Esc leaves the widget", async () => {
  const page = await open(sample("phase1"));
  const after = document.body.appendChild(document.createElement("button"));
  after.getClientRects = () => [{}] as unknown as DOMRectList;
  page.place("group/A/taxes").focus();
  await drawn();
  await page.key("p");
  page.place("group/C/harvest").focus();
  await drawn();
  expect(page.text(".slip")).toContain("Taxes");
  await page.key("Escape");
  expect(page.text(".slip")).not.toContain("Taxes");
  await page.key("Escape");
  expect(document.activeElement).toBe(after);
});

test("letters can be switched off, by Python and in Help; what is no letter still works", async () => {
  const page = await open(sample("phase1"), { letter_keys: false });
  page.place("group/A/taxes").focus();
  await page.key("u");
  await page.key("w");
  expect(page.model.sent).toEqual([]);
  expect(page.root.querySelector(".panel")).toBeNull();
  await page.tool("Help");
  const box = page.root.querySelector<HTMLInputElement>(".panel.help input")!;
  expect(box.checked).toBe(false);
  box.click();
  await drawn();
  await page.key("Escape");
  await page.key("w");
  expect(page.root.querySelector(".panel.why")).toBeTruthy();
});

test("Help says first what one sees, then the keys", async () => {
  const page = await open(sample("phase1"));
  await page.tool("Help");
  const [states, signs, keys] = page.all(".panel.help dl");
  expect([states!.querySelectorAll(".swatch").length, signs!.querySelectorAll(".icon").length]).toEqual([4, 7]);
  expect(signs!.textContent).toContain("so many persons would have to leave the court");
  expect(keys!.classList.contains("keys")).toBe(true);
});

test("Help lists a key for every panel, and nothing twice", async () => {
  const page = await open(sample("phase1"));
  await page.tool("Help");
  const keys = page.all(".panel.help kbd").map((key) => key.textContent);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of ["W", "T", "L", "?", "P", "U", "Esc", ",", "[", "PgUp", "Ctrl Enter", "/"])
    expect(keys).toContain(key);
});

test("with nothing looked at, Why? tells why the question is asked, and what would make its number smaller", async () => {
  const page = await open(sample("release"));
  await page.key("w");
  expect(page.model.sent).toHaveLength(1);
  expect(page.model.sent[0]).toMatchObject({ kind: "explain" });
  expect(page.model.sent[0]).not.toHaveProperty("move");
  page.model.answer({
    kind: "explained",
    seq: page.model.sent[0]!.seq,
    lines: [line(0, "Ada: 2 persons to release.", ["EVT-CONTAGION-1"])],
    ask: "Why not 1?",
    answer: "1 mortar more is needed.",
    ways: ["Try it: here", "Try it: there"],
  });
  await drawn();
  expect(page.text(".panel.why .chain")).toContain("2 persons to release");
  expect(page.all(".panel.why .try")).toHaveLength(0);
  await page.press(page.all(".less .ask")[0]!);
  expect(page.text(".panel.why .less")).toContain("1 mortar more is needed.");
  await page.press(page.all(".less .try")[1]!);
  expect(page.model.sent.at(-1)).toMatchObject({ kind: "try", way: 1 });
});
