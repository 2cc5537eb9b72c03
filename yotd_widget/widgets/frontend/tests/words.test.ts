/** Words: nothing used that is not supplied, nothing supplied that is not used. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LESSON_WORDS } from "../src/lesson/words";
import { WORDS } from "../src/shell/words";
import { here } from "./page";

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

const COMMON = ["shell", "lesson", "views"];
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
  ["lesson", LESSON_WORDS, sourcesOf("lesson", "views")],
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
    const isGame = (name: string) => GAMES.includes(name); // each has its own bundle
    const listed = owners
      .filter(([other]) => other !== owner && !(isGame(owner) && isGame(other)))
      .flatMap(([, others]) => others);
    expect(words.filter((word) => listed.includes(word))).toEqual([]);
  });
});

test.each([
  ["what every game shares", COMMON, [...WORDS, ...LESSON_WORDS]],
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
  const states = ["going", "n2", "n5"]; // of what is lit: it is a window no more; of a row: how many stand in it
  const named = (name: string) => states.includes(name) || new RegExp(`["'\`. ]${name}["'\`. ]`).test(shared);
  const ofGames = classes(GAMES.map((game) => `games/${game}`));
  expect([...classes(COMMON)].filter((name) => ofGames.has(name) && !named(name))).toEqual([]);
});
