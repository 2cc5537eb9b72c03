/** The text view: every fact of the board can be read back from its tables; what can be done is a list and a line. */
import { describe, expect, test } from "vitest";
import type { Board, Court } from "../src/games/dragon/wire";
import { HERE } from "../src/shell/kept";
import type { Choice, Snapshot } from "../src/shell/wire";
import { fill } from "../src/shell/words";
import { drawn, open, SAMPLES, sample, WORDS_NOW as words } from "./page";

type Page = Awaited<ReturnType<typeof open>>;

async function opened(snapshot: Snapshot<Board>) {
  const page = await open(snapshot);
  await page.tool(words.text);
  return page;
}

/** The cells of a table, row by row; nothing where there is no such table. */
const read = (page: Page, name: string) =>
  [...(table(page, name)?.tBodies ?? [])]
    .flatMap((body) => [...body.rows])
    .map((row) => [...row.cells].map((cell) => cell.textContent ?? ""));
const caption = (page: Page, name: string) => table(page, name)?.caption?.textContent ?? "";
const table = (page: Page, name: string) =>
  page.all<HTMLTableElement>("table").find((each) => each.dataset.facts === name);

const WHEN: Record<string, string> = { [words.done]: "done", [words.now]: "now", [words.ahead]: "next" };

/** What the tables say, as the board's JSON would say it. */
function facts(page: Page, board: Board) {
  const nameOf = (seat: number) => board.courts.find((court) => court.seat === seat)!.name;
  const seatOf = (name: string) => board.courts.find((court) => court.name === name)!.seat;
  const [great] = read(page, "great");
  return {
    year: read(page, "year").map(([month, name, rule, when]) => [Number(month), name, rule, WHEN[when!]]),
    great: great && [caption(page, "great"), great[0], great[1], WHEN[great[2]!]],
    order: read(page, "order").map(([space, name]) => [Number(space), name]),
    groups: read(page, "groups")
      .filter((row) => row[1])
      .map(([name, letter, effect, dragons, fee]) => [letter, name, effect, dragons!.split(", ").filter(Boolean), fee]),
    pass: read(page, "groups").find((row) => !row[1])?.[2],
    offer: read(page, "offer").map(([name, ...numbers]) => [name, ...numbers.map(Number)]),
    hand: read(page, "hand").map(([name, count]) => [name, Number(count)]),
    extras: read(page, "extras"),
    wall: read(page, "wall").map(([, tile, asked]) => [
      tile === words.free ? "" : tile,
      asked !== "",
      asked === words.lastAsked,
    ]),
    owners: read(page, "owners").map(([name, tiles]) => [seatOf(name!), Number(tiles)]),
    courts: board.courts.map(({ seat }) => ({
      name: caption(page, `court/${seat}`),
      known: nameOf(seat),
      lines: read(page, `court/${seat}`),
      palaces: read(page, `palaces/${seat}`).map((row) => row.map((cell) => cell)),
      tiles: read(page, `tiles/${seat}`),
    })),
  };
}

/** Rows begin with a capital letter. */
const headed = <Row extends unknown[]>([name, ...rest]: Row) =>
  [`${name}`.replace(/^./, (first) => first.toUpperCase()), ...rest] as Row;

/** The same from the board itself. */
function expected(board: Board): ReturnType<typeof facts> {
  const nameOf = (seat: number) => board.courts.find((court) => court.seat === seat)!.name;
  const great = board.year.find((month) => month.great)?.great;
  return {
    year: board.year.map(({ month, name, rule, state }) => [month, name, rule, state]),
    great: great && [great.title, great.name, great.rule, great.state],
    order: board.order.map(({ space, name }) => [space, name]),
    groups: board.groups.flatMap(({ letter, cards, dragons, fee }) =>
      cards.map((card) => [letter, card.name, `${card.amount} ${card.unit}`, dragons.map(nameOf), fee ?? ""]),
    ),
    pass: board.passing ? `${board.passing.amount} ${board.passing.unit}` : undefined,
    offer: board.offer.rows.flatMap((row) =>
      row.tiles.flatMap((tile) => (tile ? [headed([tile.name, tile.symbols, tile.steps, tile.left])] : [])),
    ),
    hand: board.hand?.cards.map(({ name, count }) => headed([name, count])) ?? [],
    extras: board.extras.map(({ name, detail }) => headed([name, detail])),
    wall: board.wall?.slots.map((slot) => [slot.seat === null ? "" : slot.name, slot.due, slot.due && slot.last]) ?? [],
    owners: board.wall?.owners.map(({ seat, tiles }) => [seat, tiles]) ?? [],
    courts: board.courts.map((court) => ({
      name: court.title,
      known: court.name,
      lines: linesOf(court),
      palaces: court.palaces.map((palace) => {
        const rooms = palace.rooms.map(({ person, state }) =>
          [
            person ? board.persons[person.name] : words.emptyFloor,
            ...(state ? [state === "falls" ? words.falls : words.noFloor] : []),
          ].join(", "),
        );
        const fate = [
          ...rooms.slice(3),
          palace.forecast && fill(words.atDecay, { forecast: palace.forecast.shown }),
          palace.rice && words.riceEmpty,
        ];
        return [`${palace.number}`, ...[0, 1, 2].map((floor) => rooms[floor] ?? "–"), fate.filter(Boolean).join(", ")];
      }),
      tiles: court.wall?.map((tile) => [`${tile.amount} ${tile.unit}`, tile.used ? words.used : words.unused]) ?? [],
    })),
  };
}

function linesOf(court: Court): string[][] {
  const lines = [
    [words.vp, court.vp],
    [words.space, court.space],
    ...court.goods.flatMap((good) => [
      [good.label, good.amount],
      ...(good.given ? [[fill(words.goodGiven, { good: good.label }), good.given]] : []),
    ]),
    ...(court.need ? [[court.need.event, `${court.need.text}: ${court.need.verdict}`]] : []),
  ];
  return lines.map((row) => headed(row.map(String)));
}

describe.each(SAMPLES)("%s", (name) => {
  test("the tables hold every fact of the picture", async () => {
    const snapshot = sample(name);
    const page = await opened(snapshot);
    expect(facts(page, snapshot.board)).toEqual(expected(snapshot.board));
    if (snapshot.board.hand) expect(page.text(".facts")).toContain(snapshot.board.hand.spent);
    expect(caption(page, "offer")).toBe(snapshot.board.offer.summary);
    const { wall } = snapshot.board;
    if (wall) expect(caption(page, "wall")).toBe(`${wall.name}: ${wall.text}`);
  });

  test("everything that can be done or asked about is a button, each move once", async () => {
    const snapshot = sample(name);
    const page = await opened(snapshot);
    const listed = page
      .all<HTMLButtonElement>(".options [data-place]")
      .map(({ dataset }) => snapshot.choices[dataset.place!]!);
    const key = (choice: Choice) => `${choice.state} ${choice.move}`;
    expect(listed.map(key).sort()).toEqual([...new Set(Object.values(snapshot.choices).map(key))].sort());
    for (const choice of listed.filter((each) => each.reason)) {
      expect(page.text(".options")).toContain(`${choice.reason!.text} ${choice.reason!.nearest}`);
    }
  });
});

test("T puts the text in place of the board and back; the focus returns to the same place", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("t");
  expect(page.root.querySelector(`.groups${HERE}`)).toBeNull();
  await page.key("Escape");
  expect(page.root.querySelector(`.groups${HERE}`)).toBeTruthy();
  expect(page.focused()).toBe(page.place("group/A/taxes"));
});

async function type(page: Page, text: string) {
  const input = page.root.querySelector<HTMLInputElement>(".typing input")!;
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
  page.root.querySelector<HTMLFormElement>(".typing")!.requestSubmit();
  await drawn();
  return input;
}

test("a typed line goes to Python as it is; a move empties the line, and arrows bring it back", async () => {
  const page = await opened(sample("phase1"));
  const input = await type(page, "Harvest");
  expect(page.model.moves.at(-1)).toMatchObject({
    kind: "command",
    text: "Harvest",
    revision: sample("phase1").revision,
  });
  page.model.answer({ kind: "done", seq: page.model.moves.at(-1)!.seq, revision: 105, said: [] });
  await drawn();
  expect(input.value).toBe("");
  await page.key("ArrowUp");
  expect(input.value).toBe("Harvest");
  await page.key("ArrowDown");
  expect(input.value).toBe("");
});

test("what is not understood stays in the line, under it the sentence", async () => {
  const page = await opened(sample("phase1"));
  const input = await type(page, "taxs");
  const text = "“taxs” is not possible here; perhaps “Taxes”?";
  page.model.answer({ kind: "refused", seq: page.model.moves.at(-1)!.seq, text, rules: [], revision: 104 });
  await drawn();
  expect(input.value).toBe("taxs");
  expect(page.text(".said")).toBe(text);
});

test("a question is answered below the line", async () => {
  const page = await opened(sample("phase1"));
  await type(page, "why taxes");
  const said = [{ depth: 0, text: "Taxes bring 5 yuan.", rules: ["ACT-TAX-1"], tone: "good" }];
  page.model.answer({ kind: "done", seq: page.model.moves.at(-1)!.seq, revision: 104, said });
  await drawn();
  expect(page.text(".said .because")).toBe("Taxes bring 5 yuan.");
});

test("letters in the line are letters", async () => {
  const page = await open(sample("phase1"));
  page.place("group/A/taxes").focus();
  await page.key("/");
  const input = page.focused() as HTMLInputElement;
  expect(input.matches(".typing input")).toBe(true);
  for (const letter of "ulwtp?") await page.key(letter);
  expect(page.model.moves).toEqual([]);
  expect(page.focused()).toBe(input);
});
