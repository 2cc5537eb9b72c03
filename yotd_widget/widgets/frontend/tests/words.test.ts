/** Words and drawings: nothing used that is not supplied, nothing supplied that is not used. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { QUIZ_WORDS } from "../src/quiz/words";
import { WORDS } from "../src/shell/words";
import { here, SAMPLES, sample } from "./page";

const read = (path: string) => readFileSync(here(path), "utf8");
const filesOf = (folder: string, kind: RegExp) =>
  readdirSync(here(`../src/${folder}`), { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => `../src/${folder}/${file}`);
const sourcesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesOf(folder, /\.tsx?$/))
    .filter((file) => !file.endsWith("words.ts"))
    .map(read)
    .join("\n");

const COMMON = ["shell", "quiz", "views"];
const GAMES = readdirSync(here("../src/games"));
const supplied: Record<string, Record<string, string>> = JSON.parse(read("words.json"));

/** The words of a game's own regions; some need none beside the shell's. */
async function wordsOf(game: string): Promise<readonly string[]> {
  return existsSync(here(`../src/games/${game}/words.ts`))
    ? (await import(`../src/games/${game}/words.ts`)).GAME_WORDS
    : [];
}

const owners: [string, readonly string[], string][] = [
  ["shell", WORDS, sourcesOf(...COMMON)],
  ["quiz", QUIZ_WORDS, sourcesOf("quiz", "views")],
  ...(await Promise.all(
    GAMES.map(
      async (game): Promise<[string, readonly string[], string]> => [
        game,
        await wordsOf(game),
        sourcesOf(`games/${game}`),
      ],
    ),
  )),
];

describe.each(owners)("words of %s", (owner, words, sources) => {
  test("are exactly those that Python supplies", () => {
    expect(Object.keys(supplied[owner] ?? {}).sort()).toEqual([...words].sort());
  });

  test("stand in order", () => {
    expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b)));
  });

  test("are all in use", () => {
    expect(words.filter((word) => !new RegExp(`words(?:"\\))?\\.${word}\\b|"${word}"`).test(sources))).toEqual([]);
  });

  test("are no others' words", () => {
    const listed = owners.filter(([other]) => other !== owner).flatMap(([, others]) => others);
    expect(words.filter((word) => listed.includes(word))).toEqual([]);
  });
});

test.each([
  ["what every game shares", COMMON, [...WORDS, ...QUIZ_WORDS]],
  ...(await Promise.all(
    GAMES.map(
      async (game): Promise<[string, string[], string[]]> => [
        game,
        [`games/${game}`],
        [...WORDS, ...(await wordsOf(game))],
      ],
    ),
  )),
])("every word in use is listed: %s", (_, folders: string[], listed: string[]) => {
  const used = [...sourcesOf(...folders).matchAll(/\bwords\.(\w+)/g)].map((match) => match[1]!);
  expect(used.filter((word) => !listed.includes(word))).toEqual([]);
});

const drawnIn = (sprite: string) => [...read(sprite).matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1]!);
const SHELL = drawnIn("../src/shell/sprite.svg");
const DRAGON = drawnIn("../src/games/dragon/sprite.svg");

/** Ids named in sources. */
const idsNamed = (sources: string) =>
  new Set([...sources.matchAll(/(?:id=|icon=|#)"?#?([a-z]+-[a-z_]+)"/g)].map((match) => match[1]!));

/** Ids built from data ("person-${kind}"), and whole ids in the samples. */
function idsOfDragon(): Set<string> {
  const ids = idsNamed(sourcesOf("games/dragon"));
  ids.add("good-bowl_full").add("good-bowl_empty");
  for (const event of ["lantern", "buddha", "eclipse", "volcano"]) ids.add(`super-ge_${event}`); // these ask nothing
  for (const name of SAMPLES) {
    const { board } = sample(name);
    for (const month of board.year) ids.add(`event-${month.event}`);
    for (const { great } of board.year) if (great) ids.add(`super-${great.event}`);
    for (const tile of board.courts.flatMap((court) => court.wall ?? [])) ids.add(tile.icon);
    for (const tile of board.offer.rows.flatMap((row) => row.tiles)) {
      if (tile) ids.add(`person-${tile.kind}`).add(`mini-${tile.kind}`).add(`sym-${tile.symbol}`);
    }
    const goods = board.courts.flatMap((court) => court.goods);
    const cards = board.groups.flatMap((group) => group.cards);
    for (const { icon } of [...goods, ...cards, ...board.extras]) ids.add(icon);
  }
  return ids;
}

test("every drawing in use exists, and every drawing is in use", () => {
  const used = idsOfDragon();
  expect([...used].filter((id) => !DRAGON.includes(id))).toEqual([]);
  expect(DRAGON.filter((id) => !used.has(id))).toEqual([]);
});

test("the shell draws badges and what it names itself", () => {
  const badges = [1, 2, 3, 4, 5].map((seat) => `badge-${seat}`);
  expect([...idsNamed(sourcesOf(...COMMON)), ...badges].sort()).toEqual(SHELL.toSorted());
});

test("what every game shares knows nothing of the Year of the Dragon", () => {
  for (const text of COMMON.flatMap((folder) => filesOf(folder, /\./)).map(read))
    expect(text.replaceAll(/\/\*[\s\S]*?\*\//g, "")).not.toMatch(/palace\b(?!")|yuan|drought|monk/i);
});

test("and its sheets know no class of the regions of a game", () => {
  const classes = (folders: string[]) =>
    new Set(
      folders
        .flatMap((folder) => filesOf(folder, /\.css$/))
        .flatMap(
          (file) =>
            read(file)
              .replaceAll(/\/\*[\s\S]*?\*\//g, "")
              .match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gi) ?? [],
        ),
    );
  const shared = sourcesOf(...COMMON);
  const states = ["going"]; // of what is lit: it is a window no more
  const named = (name: string) => states.includes(name) || new RegExp(`["'\`. ]${name}["'\`. ]`).test(shared);
  const ofGames = classes(GAMES.map((game) => `games/${game}`));
  expect([...classes(COMMON)].filter((name) => ofGames.has(name) && !named(name))).toEqual([]);
});
