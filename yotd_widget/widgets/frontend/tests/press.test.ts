/** What a press does: one message, and only where the snapshot allows it. */
import { expect, test, vi } from "vitest";
import { drawn, open, sample } from "./page";

test("a press on a legal place sends its move with the revision shown", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.place("group/C/harvest"));
  expect(page.model.sent).toEqual([
    { kind: "play", move: "use C harvest", revision: sample("phase1").revision, seq: 1 },
  ]);
});

test("a press on a blocked place sends nothing and shows the reason with its rules", async () => {
  const page = await open(sample("phase1"));
  const build = page.place("group/B/build");
  expect(build.getAttribute("aria-disabled")).toBe("true");
  await page.press(build);
  expect(page.model.sent).toEqual([]);
  expect(page.text(".slip")).toContain("Not possible: A dragon already stands there: it costs 3 yuan and you have 2.");
  expect(page.text(".slip")).toContain("ACT-6");
  expect(build.getAttribute("aria-description")).toContain("it costs 3 yuan");
});

test("focus shows the preview in the bar and on the board, without a message", async () => {
  const page = await open(sample("place"));
  page.place("room/0/4/0").focus();
  await drawn();
  expect(page.text(".slip")).toContain("Young warrior into palace 4. Steps 17 → 22.");
  expect(page.place("room/0/4/0").className).toContain("ghost");
  expect(page.all(".road .ghost").map((marker) => marker.textContent)).toEqual(["22"]);
  expect(page.model.sent).toEqual([]);
});

test("Do it commits what is previewed", async () => {
  const page = await open(sample("tile"));
  expect(page.button("Do it").ariaDisabled).toBe("true"); // nothing is aimed at
  page.place("offer/old warrior").focus();
  await drawn();
  await page.press(page.button("Do it"));
  expect(page.model.sent).toMatchObject([{ kind: "play", move: "take old warrior" }]);
});

test("a press on a chosen piece takes it back", async () => {
  const page = await open(sample("drought"));
  await page.press(page.place("palace/0/1"));
  expect(page.model.sent).toMatchObject([{ kind: "take_back", move: "without 1" }]);
});

test("of a row only the last piece is done by a click: before it the bar keeps its count and Do it", async () => {
  for (const [given, says] of [
    [0, "click to select it"],
    [1, "by a click"],
  ] as const) {
    const drought = sample("drought");
    const { choices, decision } = drought;
    const page = await open({ ...drought, decision: { ...decision!, progress: [given, 2] } });
    const free = Object.keys(choices).find((place) => choices[place]!.state === "legal")!;
    page.place(free).dispatchEvent(Object.assign(new MouseEvent("pointermove"), { pointerType: "mouse" }));
    await drawn();
    expect(page.text(".slip .click")).toBe(says);
    expect(page.text(".slip .progress")).toBe(decision!.given);
    expect(page.button("Do it")!.className).toBe("go");
  }
});

test("with a finger the first press selects, the second commits", async () => {
  const page = await open(sample("phase1"));
  const taxes = page.place("group/A/taxes");
  const tap = async () => {
    taxes.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true, detail: 1 }), { pointerType: "touch" }));
    await drawn();
  };
  await tap();
  expect(page.model.sent).toEqual([]);
  expect(page.text(".slip")).toContain("Yuan 2 → 7.");
  await tap();
  expect(page.model.sent).toMatchObject([{ kind: "play", move: "use A taxes" }]);
});

test("a finger that selects in the moment in which a position comes has selected", async () => {
  const page = await open(sample("phase1"));
  page.model.show({ ...sample("phase1"), revision: 900 });
  await Promise.resolve(); // drawn, its effects not yet run
  const tap = () =>
    page
      .place("group/A/taxes")
      .dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true, detail: 1 }), { pointerType: "touch" }));
  tap();
  await drawn();
  tap();
  await drawn();
  expect(page.model.sent).toMatchObject([{ kind: "play", move: "use A taxes" }]);
});

test("a second press waits for the answer to the first", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").click();
  page.place("group/A/taxes").click();
  await drawn();
  expect(page.model.moves).toHaveLength(1);
  vi.advanceTimersByTime(150);
  await drawn();
  expect(page.root.querySelector(".frame")!.getAttribute("aria-busy")).toBe("true");
  page.model.answer({ kind: "done", seq: 1, revision: 105 });
  await drawn();
  expect(page.root.querySelector(".frame")!.getAttribute("aria-busy")).toBe("false");
});

test("what is answered at once is drawn once: of the press itself nothing is drawn", async () => {
  const page = await open(sample("phase1"));
  const place = page.place("group/A/taxes");
  place.focus();
  await drawn();
  const changed: MutationRecord[] = [];
  const watch = new MutationObserver((records) => changed.push(...records));
  watch.observe(page.root, { subtree: true, childList: true, attributes: true, characterData: true });
  await page.press(place);
  expect(page.model.moves).toHaveLength(1);
  vi.advanceTimersByTime(149);
  await drawn();
  expect(changed).toEqual([]);
  vi.advanceTimersByTime(1);
  await drawn();
  expect(page.root.querySelector(".frame")!.getAttribute("aria-busy")).toBe("true");
  watch.disconnect();
});

test("no tab stop is written twice: each time the browser would look for the focus anew", async () => {
  const page = await open(sample("phase1"));
  const written: string[] = [];
  const watch = new MutationObserver((records) => written.push(...records.map(({ attributeName }) => attributeName!)));
  watch.observe(page.root, { subtree: true, attributeFilter: ["tabindex"] });
  page.model.show({ ...sample("phase1"), revision: 900 });
  await drawn();
  expect(written).toEqual([]);
  watch.disconnect();
});

test("palaces: a floor on top, a new palace at the end, a stone at the foot in a Drought", async () => {
  const build = await open(sample("build"));
  expect(build.all(".new-floor").map((floor) => floor.textContent)).toEqual(["+1", "+1", "+1", "+1", "new palace"]);
  await build.press(build.place("new-palace/0"));
  expect(build.model.sent).toMatchObject([{ kind: "play", move: "build new 1" }]);
  const drought = await open(sample("drought"));
  expect(drought.all(".foot-stone")).toHaveLength(4);
});

test("choices without a place are buttons in the bar", async () => {
  const page = await open(sample("privilege"));
  await page.press(page.place("privilege/small"));
  expect(page.model.sent).toMatchObject([{ kind: "play", move: "buy small" }]);
});

test("with a finger a person is taken by one aim: Do it plays the card, then takes the tile that was meant", async () => {
  const page = await open(sample("hire"));
  const old = page.root.querySelector<HTMLElement>('button[data-at="offer/old warrior"]')!;
  old.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true, detail: 1 }), { pointerType: "touch" }));
  await drawn();
  expect(page.model.sent).toEqual([]);
  await page.press(page.button("Do it"));
  expect(page.model.sent).toMatchObject([{ kind: "play", move: "play warrior" }]);
  page.model.show(sample("tile"));
  page.model.answer({ kind: "done", seq: page.model.sent[0]!.seq, revision: sample("tile").revision });
  await drawn();
  expect(page.model.sent.slice(1)).toMatchObject([{ kind: "play", move: "take old warrior" }]);
});
