/** Snapshot in, roles and names out. */
import { describe, expect, test } from "vitest";
import { drawn, nameOf, open, SAMPLES, sample } from "./page";

describe.each(SAMPLES)("%s", (name) => {
  test("is one named region with one live region, and every choice has a button", async () => {
    const snapshot = sample(name);
    const page = await open(snapshot);
    expect(page.all("section").map(nameOf)).toEqual([snapshot.title]);
    expect(page.all("[aria-live]")).toHaveLength(1);
    for (const [place, choice] of Object.entries(snapshot.choices)) {
      expect(page.place(place), place).toBeTruthy();
      expect(nameOf(page.place(place))).toMatch(new RegExp(`, ${choice.name}$`));
    }
  });

  test("names begin with what is to be seen", async () => {
    const page = await open(sample(name));
    for (const button of page.all("[data-place]")) {
      const words = textsIn(button).join(" ").split(/\s+/).filter(Boolean);
      const spoken = nameOf(button).replaceAll("\u00ad", "");
      for (const word of words) expect(spoken).toContain(word.replaceAll("\u00ad", ""));
    }
  });

  test("stays below 720 nodes, with the expansions below 760", async () => {
    const snapshot = sample(name);
    const page = await open(snapshot);
    expect(page.all(".frame *").length).toBeLessThanOrEqual(snapshot.board.wall ? 760 : 720);
  });
});

function textsIn(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [...node.childNodes].flatMap(textsIn);
}

test("the new sentence is read once, the first position is not", async () => {
  const page = await open(sample("hire"));
  expect(page.text("[aria-live]")).toBe("");
  page.model.show({ ...sample("tile"), heard: "" });
  await drawn();
  expect(page.text("[aria-live]")).toBe("Ada plays the card warrior.");
});

test("what Python wants to be heard comes before the sentences, and is heard again where it is the same", async () => {
  const page = await open(sample("hire"));
  const heard = "Ada drafts two persons: 1 of 2 chosen, 1 more to choose.";
  page.model.show({ ...sample("tile"), heard });
  await drawn();
  expect(page.text("[aria-live]")).toBe(heard);
  page.model.show({ ...sample("tile"), heard, revision: sample("tile").revision + 1 });
  await drawn();
  expect(page.root.querySelector("[aria-live]")!.textContent).toBe(`${heard}\u00a0`);
});

test("another court opens in place, and the own one comes back", async () => {
  const page = await open(sample("phase1"));
  const cyd = page.all(".small-court").find((court) => nameOf(court).startsWith("Cyd"))!;
  expect(
    [...cyd.children]
      .filter((part) => !part.ariaHidden)
      .map(nameOf)
      .join(),
  ).toBe("Cyd 15 VP, 4 yuan, 2 rice, 0 fireworks, 0 privileges, 6 cards, palaces: 3, persons: 4, enough");
  await page.press(cyd);
  expect(nameOf(page.all(".court")[0]!)).toBe("Court of Cyd");
  await page.press(page.all(".small-court")[0]!);
  expect(nameOf(page.all(".court")[0]!)).toBe("Court of Ada");
});

test("a person that left stands crossed out until the next step", async () => {
  const page = await open(sample("release"));
  const [room] = page.all(".room.going");
  expect(nameOf(room!)).toBe("young farmer, left");
  expect(room!.querySelector(".cross")).toBeTruthy();
  expect(room!.textContent).toContain("left");
});

test("the end shows points by cause, the winner first", async () => {
  const snapshot = sample("over");
  const page = await open(snapshot);
  const { title, rows } = snapshot.result!;
  expect(page.text(".result caption")).toBe(title);
  expect(title).toContain(`${rows[0]!.name} wins`);
  expect(page.all(".result thead th").map((head) => head.textContent)).toEqual(rows.map((row) => row.name));
  expect(page.all(".result tfoot td").map((cell) => cell.textContent)).toEqual(rows.map((row) => `${row.total}`));
  expect(page.root.querySelector(".bar")).toBeNull();
});

test("at the end the courts are folded to one line", async () => {
  const page = await open(sample("over"));
  expect(page.all(".courts")).toHaveLength(0);
  await page.press(page.all(".fold").find((fold) => fold.textContent === "Courts")!);
  expect(page.all(".court, .small-court")).toHaveLength(5);
});

test("the log has what happened last, by month, before the steps are known", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.button("Log"));
  const { period, text } = sample("phase1").recent.at(-1)!;
  expect(page.text(".log-period")).toContain(`${period}`);
  expect(page.text(".log-period")).toContain(text);
});

test("folded regions open in place", async () => {
  const page = await open(sample("phase1"));
  const fold = page.root.querySelector<HTMLButtonElement>(".fold")!;
  expect(fold.textContent).toBe("Persons on offer: 55 tiles · sold out: old healer");
  await page.press(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  expect(page.all(".unfolded .tile")).toHaveLength(15);
});
