/** Groups, offer and court: what is heard, and where the arrows go. */
import { expect, test } from "vitest";
import { nameOf, open, SAMPLES, sample } from "./page";

test.each(["phase1", "hire", "release", "build"])(
  "what can be pressed is a button with a name, in groups with names: %s",
  async (name) => {
    const page = await open(sample(name));
    expect(page.all("[role=grid], [role=row], [role=gridcell], [role=rowheader]")).toEqual([]);
    for (const group of page.all(".groups, .offer, .city, .tray:not(.pass), .palace:not(.founded)")) {
      expect(group.getAttribute("role")).toBe("group");
      expect(group.getAttribute("aria-label")).toBeTruthy();
    }
    for (const place of page.all("[data-place]")) expect(place.getAttribute("aria-label")).toBeTruthy();
  },
);

test("a palace is a group: its number, then its floors from below", async () => {
  const page = await open(sample("phase1"));
  const palace = page.all(".city [role=group]")[0]!;
  expect(nameOf(palace)).toBe("palace 1");
  expect([...palace.querySelectorAll("[data-at^=room]")].map(nameOf)).toEqual([
    "young farmer, 1 rice sack",
    "young tax collector, 3 coins",
    "old monk, 2 Buddhas",
  ]);
});

test("in the groups Left and Right go from card to card, Up and Down from group to group", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("ArrowRight");
  expect(page.focused()).toBe(page.place("group/A/military_parade"));
  await page.key("ArrowDown");
  expect(page.focused()?.dataset.place).toMatch(/^group\/B/);
  await page.key("ArrowDown");
  expect(page.focused()).toBe(page.place("group/C/harvest"));
  await page.key("ArrowUp");
  expect(page.focused()?.dataset.place).toMatch(/^group\/B/);
});

test("in the court Up and Down go from floor to floor, Left and Right from palace to palace", async () => {
  const page = await open(sample("quake-release"));
  const floors = page.all("[data-place^=room]").map((room) => room.dataset.place!);
  const [lower, upper] = floors.filter((place) => place.startsWith(floors[0]!.slice(0, 8)));
  page.place(lower!).focus();
  await page.key("ArrowUp");
  expect(page.focused()?.dataset.place).toBe(upper);
  await page.key("ArrowDown");
  expect(page.focused()?.dataset.place).toBe(lower);
  await page.key("ArrowDown"); // the ground: there is nothing below
  expect(page.focused()?.dataset.place).toBe(lower);
});

test.each(SAMPLES)("at most eight stops of the Tab key: %s", async (name) => {
  const page = await open(sample(name));
  const stops = page.all("button, input, [tabindex]").filter((element) => element.tabIndex >= 0);
  expect(stops.map(nameOf).length).toBeLessThanOrEqual(8);
});
