/** The Great Wall and the Super Events on the page. */
import { expect, test } from "vitest";
import { drawn, nameOf, open, sample } from "./page";

test("a slot under every month, the laid ones with their owner", async () => {
  const page = await open(sample("wall"));
  expect(page.all(".slot")).toHaveLength(12);
  expect(page.all(".slot:not(.free) .badge").map((badge) => badge.ariaLabel)).toEqual(
    ["Ada", "Cyd", "Bo", "Ada", "Dina"].map((name) => `wall tile of ${name}`),
  );
  expect(page.all(".slot.due")).toHaveLength(8);
  expect(page.text(".wall-line")).toBe("Great Wall 3 tiles short");
  expect(nameOf(page.all(".slots")[0]!)).toBe("Great Wall: 5 of 12; month 8 needs 8: 3 tiles short");
});

test("the Super Event lies on month 7 and says what it does", async () => {
  const page = await open(sample("wall"));
  const told = "Super Event: Assassination Attempt, all privileges are lost.";
  expect(page.text(".year .great")).toBe(`7Dragon Festival+ Super Event + ${told}+6 points+6`);
  expect(page.all(".year .great .medals")[0]!.title).toBe(told);
  expect([page.text(".asked-of"), page.text(".need b")]).toEqual(["month 8: 8 tiles", "Drought"]);
});

test("unused tiles are named on the shelf, and become cards when one is to be laid", async () => {
  const shelf = await open(sample("wall"));
  expect(shelf.all(".shelf svg")[0]!.getAttribute("aria-label")).toBe(
    "wall tiles: +1 floor, +2 yuan, +3 steps, +3 points",
  );
  const page = await open(sample("wall-tile"));
  expect(page.all(".wall-card").map((card) => card.classList.contains("blocked"))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  page.place("wall/0/wall_yuan").focus();
  await drawn();
  expect(page.all(".slot.ghost")).toHaveLength(1);
  expect(page.text(".slip")).toContain("Yuan 2 → 4.");
});

test("a floor that is named says so, and a press on it takes it back", async () => {
  const page = await open(sample("quake"));
  expect(nameOf(page.place("room/0/1/2"))).toBe("old monk, falls, chosen");
  await page.press(page.place("room/0/1/2"));
  expect(page.model.sent).toMatchObject([{ kind: "take_back", move: "demolish 1" }]);
});

test("who has lost the floor stands above the roof", async () => {
  const page = await open(sample("quake-release"));
  const [building] = page.all(".building");
  const parts = [...building!.children].map((part) => part.classList[0]);
  expect(parts.slice(-3)).toEqual(["room", "icon", "room"]);
  expect(nameOf(building!.lastElementChild!)).toContain("old monk, no floor");
});

test("goods are given one by one; the number given takes one back", async () => {
  const page = await open(sample("flood"));
  expect(page.all(".given-count").map((given) => given.textContent)).toEqual(["−2+", "−1+", "−0+"]);
  await page.press(page.place("back/0/yuan"));
  expect(page.model.sent).toMatchObject([{ kind: "take_back", move: "return 1 yuan" }]);
});

test("in a row of presses the focus stays where one presses while that is possible", async () => {
  const snapshot = sample("flood");
  const page = await open(snapshot);
  page.place("good/0/fireworks").focus();
  await page.press(page.place("good/0/fireworks"));
  page.model.show({ ...snapshot, revision: snapshot.revision + 1 });
  page.model.answer({ kind: "done", seq: 1, revision: snapshot.revision + 1 });
  await drawn();
  expect(page.focused()).toBe(page.place("good/0/fireworks"));
  const next = sample("quake"); // another question: its first choice
  await page.press(page.place("good/0/fireworks"));
  page.model.show({ ...next, revision: snapshot.revision + 2 });
  page.model.answer({ kind: "done", seq: 2, revision: snapshot.revision + 2 });
  await drawn();
  expect(page.focused()).toBe(page.place("palace/0/1"));
});

test("a type that has been taken names who took it", async () => {
  const page = await open(sample("sunrise"));
  page.place("offer/young monk").focus();
  await drawn();
  expect(page.text(".slip")).toContain("Cyd has already chosen this type.");
});

test("every type of person is offered by the Charter with its benefit", async () => {
  const page = await open(sample("charter"));
  expect(page.all("[data-tray=asked] .portrait")).toHaveLength(9);
  expect(nameOf(page.place("charter/healer"))).toBe("Healer nothing, can be chosen");
});
