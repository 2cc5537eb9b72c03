/** Snapshot in, roles and names out. */

import { describe, expect, test } from "vitest";
import { stretchOf } from "../src/games/dragon/road";
import { drawn, LIVE, nameOf, open, SAMPLES, sample } from "./page";

describe.each(SAMPLES)("%s", (name) => {
  test("is one named region with one live region, and every choice has a button", async () => {
    const snapshot = sample(name);
    const page = await open(snapshot);
    expect(page.all("section").map(nameOf)).toEqual([snapshot.title]);
    expect(page.all(LIVE)).toHaveLength(1);
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

  test("stays below 880 nodes", async () => {
    const page = await open(sample(name));
    expect(page.all(".frame *").length).toBeLessThanOrEqual(880);
  });
});

/** What is to be read; a sign that is but a picture is hidden from who listens. */
function textsIn(node: Node): string[] {
  if (node instanceof Element && node.ariaHidden) return [];
  return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [...node.childNodes].flatMap(textsIn);
}

test("the new sentence is read once, the first position is not", async () => {
  const page = await open(sample("hire"));
  expect(page.text(LIVE)).toBe("");
  page.model.show({ ...sample("tile"), heard: "" });
  await drawn();
  expect(page.text(LIVE)).toBe("Ada plays the card warrior. Ada takes a person. Take a person from the board.");
});

test("what Python wants to be heard comes before the sentences, and is heard again where it is the same", async () => {
  const page = await open(sample("hire"));
  const heard = "Now: Month 5 of 12, Ada takes a person.";
  page.model.show({ ...sample("tile"), heard });
  await drawn();
  expect(page.text(LIVE)).toBe(`${heard} Take a person from the board.`);
  page.model.show({ ...sample("tile"), heard, revision: sample("tile").revision + 1 });
  await drawn();
  expect(page.root.querySelector(LIVE)!.textContent).toBe(`${heard} Take a person from the board.\u00a0`);
});

test("another court opens in place, and the own one comes back", async () => {
  const page = await open(sample("phase1"));
  const cyd = page.all(".small-court").find((court) => nameOf(court).startsWith("Cyd"))!;
  expect(
    [...cyd.children]
      .filter((part) => !part.ariaHidden)
      .map(nameOf)
      .join(),
  ).toBe("Cyd 15 points, 4 yuan, 2 rice, 0 fireworks, 0 privileges, 6 cards, palaces: 3, persons: 4, nobody leaves");
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

test("at the end the cities stand in order of rank, each on a step of its points; what these came from is said once", async () => {
  const snapshot = sample("over");
  const page = await open(snapshot);
  const { title, rows } = snapshot.result!;
  const ranks = page.all(".finale .rank");
  const plates = ranks.map((rank) => rank.querySelector(".name-plate")!.textContent!.trim());
  expect(plates).toEqual(rows.map((row) => `${row.name} ${row.total}`));
  const parts = ranks.map((rank) => Number(rank.style.getPropertyValue("--part")));
  const [highest, least] = [rows[0]!.total, rows.at(-1)!.total];
  expect(parts).toEqual(rows.map((row) => expect.closeTo((row.total - least) / (highest - least), 3)));
  expect(page.all(".finale [style*=cause]")).toEqual([]);
  const most = Math.max(...rows[0]!.points);
  expect(page.text(".slip p")).toContain(
    `${title} ${snapshot.result!.causes[rows[0]!.points.indexOf(most)]} ${most}, `,
  );
  const floors = (seat: number) => snapshot.board.courts[seat]!.palaces.flatMap(({ rooms }) => rooms).length;
  expect(ranks.map((rank) => rank.querySelectorAll(".small-room").length)).toEqual(
    rows.map(({ seat }) => floors(seat)),
  );
  expect(title).toContain(`${rows[0]!.name} wins`);
  expect(page.text(".slip .prompt")).toBe(title);
  expect(page.text(".slip .line")).toBe("Ada, Dina: level; whoever is ahead on the person track comes first. WIN-1");
  expect(page.all("[data-place]")).toHaveLength(0);
});

test("the end shows points by cause, the winner first", async () => {
  const snapshot = sample("over");
  const page = await open(snapshot);
  const { causes, rows } = snapshot.result!;
  const bars = page.all("[data-tray=points] .bar-row");
  expect(bars.map(nameOf)).toEqual(
    rows.map(
      (row) => `${row.name}: ${causes.map((cause, at) => `${cause} ${row.points[at]}`).join(", ")}; ${row.total}`,
    ),
  );
  for (const [rank, bar] of bars.entries()) {
    const row = rows[rank]!;
    const pieces = [...bar.querySelectorAll<HTMLElement>(".pieces > span")];
    const worth = row.points.filter((points) => points > 0);
    expect(pieces.map((piece) => Number(piece.style.flexGrow))).toEqual(worth);
    expect(pieces.map((piece) => piece.textContent)).toEqual(worth.map(String));
  }
  expect(page.all(".legend li").map((cause) => cause.textContent)).toEqual(
    causes.filter((_, at) => rows.some((row) => row.points[at])),
  );
});

test("the points of the end are a table, too, behind a button", async () => {
  const snapshot = sample("over");
  const page = await open(snapshot);
  const [again, open_] = page.all<HTMLButtonElement>(".bar button");
  expect([again, open_].map((button) => button!.textContent)).toEqual(["New game", "Points"]);
  expect(open_!.getAttribute("aria-expanded")).toBe("false");
  await page.press(open_!);
  expect(page.model.sent).toMatchObject([{ kind: "points" }]);
});

test("at the end a new game is a press away", async () => {
  const page = await open(sample("over"));
  await page.press(page.button("New game"));
  expect(page.model.sent).toMatchObject([{ kind: "again", revision: sample("over").revision }]);
});

test("the log has what happened last, by month, before the steps are known", async () => {
  const page = await open(sample("phase1"));
  await page.press(page.button("Log"));
  const { text } = sample("phase1").recent.at(-1)!;
  expect(page.text(".log-period button")).toBe("Month 6 of 12");
  expect(page.text(".log-period")).toContain(text);
});

test("what else lies on the table comes onto the tray, until it is pressed again or the next step", async () => {
  const page = await open(sample("phase1"));
  const drawers = () => page.all<HTMLButtonElement>(".drawer");
  expect(drawers().map(nameOf)).toEqual(["Persons on offer"]);
  const [persons] = drawers();
  expect(persons!.getAttribute("aria-pressed")).toBe("false");
  await page.press(persons!);
  expect(persons!.getAttribute("aria-pressed")).toBe("true");
  expect(page.all("[data-tray]").map((tray) => tray.dataset.tray)).toEqual(["persons"]);
  expect(page.all(".market .tile")).toHaveLength(15);
  const gone = page.all(".tile.out");
  expect(gone.map(nameOf)).toEqual(["+1, 0 left, 1 step, old healer, 2 mortars"]);
  await page.press(persons!);
  expect(page.all("[data-tray]").map((tray) => tray.dataset.tray)).toEqual(["actions"]);
  await page.press(persons!);
  page.model.show(sample("hire"));
  await drawn();
  expect(page.all("[data-tray]").map((tray) => tray.dataset.tray)).toEqual(["persons"]);
  expect(drawers().filter((drawer) => drawer.getAttribute("aria-pressed") === "true")).toEqual([]);
});

test("a mat that is put away is out of reach, and there again as it was", async () => {
  const page = await open(sample("phase1"));
  const [card, [persons]] = [page.place("group/C/harvest"), page.all<HTMLButtonElement>(".drawer")];
  card.focus();
  await page.press(persons!);
  expect(page.focused()).not.toBe(card);
  expect(page.place("group/C/harvest")).toBeUndefined();
  expect(card.closest("[data-away]")).not.toBeNull();
  await page.press(persons!);
  expect(page.place("group/C/harvest")).toBe(card);
});

test("who stands still on the person track is drawn where he was, until somebody leaves what is in sight", () => {
  const moves = [
    [0, 0, 0],
    [0, 4, 12],
    [6, 9, 18],
    [10, 17, 18],
    [11, 17, 18],
    [14, 17, 19],
    [14, 25, 28],
    [14, 25, 29],
  ];
  expect(moves.map((spaces) => stretchOf(spaces).join("–"))).toEqual([
    ...["0–20", "0–20", "0–20", "0–20", "10–30", "10–30", "10–30", "10–40"],
  ]);
});

test("of those on one space of the person track the uppermost tells how far it has come", async () => {
  const snapshot = sample("phase1");
  const [first, second] = snapshot.board.order;
  const seats = [...first!.seats, ...second!.seats];
  const marks = Object.fromEntries(seats.map((seat) => [`space/${seat}`, { kind: "gain", text: `+${seat + 3}` }]));
  const board = { ...snapshot.board, order: [{ ...first!, seats }] };
  const page = await open({ ...snapshot, board, marks } as typeof snapshot);
  expect(page.all(".track-markers .change").map((change) => change.textContent)).toEqual([`+${seats[0]! + 3}`]);
});

test("what each player did in phase 1 is heard with their turn, once the cards are gone", async () => {
  const heard = async (name: string) => (await open(sample(name))).all(".turns .badge").map(nameOf);
  expect((await heard("phase1"))[0]).toBe("Cyd, is done");
  expect((await heard("hire")).slice(0, 3)).toEqual([
    "Cyd, is done; action: B Build",
    "Ada, decides; action: C Harvest",
    "Bo, is still to come; action: E Fireworks Display",
  ]);
});

test("cards that repeat choices lie beside the places, press the same, and share what is looked at", async () => {
  const page = await open(sample("release"));
  const options = () => page.all<HTMLButtonElement>("[data-option]");
  const places = options().map((option) => option.dataset.option!);
  const open_ = Object.entries(sample("release").choices).filter(([, { state }]) => state !== "blocked");
  expect(places).toEqual(open_.map(([place]) => place));
  for (const [index, place] of places.entries()) {
    expect(nameOf(options()[index]!)).toContain(sample("release").choices[place]!.label);
    options()[index]!.focus();
    await drawn();
    expect(
      page
        .all(".looked")
        .map((at) => at.dataset.place ?? at.dataset.option)
        .sort(),
    ).toEqual([place, place]);
  }
  await page.press(options()[0]!);
  const [sent] = page.model.sent;
  const other = await open(sample("release"));
  await other.press(other.place(places[0]!));
  expect(other.model.sent).toEqual([sent]);
});

test("each month tells its number, its event and what it brings", async () => {
  const page = await open(sample("phase1"));
  const { year } = sample("phase1").board;
  const told = page.all(".year > li").map((month) => month.textContent!);
  for (const [index, month] of year.entries()) {
    expect(told[index]).toContain(`${month.month}`);
    expect(told[index]).toContain(month.name);
    if (month.state === "done") expect(told[index]).toContain("done");
    if (month.state === "now") expect(told[index]).toContain(month.rule);
    expect(told[index]!.includes(month.ahead?.text ?? "")).toBe(true);
  }
  expect(year.filter(({ ahead }) => ahead).length).toBeGreaterThan(4);
});
