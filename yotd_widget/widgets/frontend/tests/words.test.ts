/** Words and drawings: nothing used that is not supplied, nothing supplied that is not used. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { QUIZ_WORDS } from "../src/quiz/words";
import { WORDS } from "../src/shell/words";
import { here, SAMPLES, sample, WORDS_NOW } from "./page";

const sources = readdirSync(here("../src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("words.ts"))
  .map((file) => readFileSync(here(`../src/${file}`), "utf8"))
  .join("\n");

const { words: ofQuestions } = JSON.parse(readFileSync(here("questions.json"), "utf8"));
const listed: string[] = [...WORDS, ...QUIZ_WORDS];

test.each([
  ["the page", WORDS_NOW, [...WORDS]],
  ["questions", ofQuestions, [...WORDS, ...QUIZ_WORDS]],
])("Python supplies exactly the words of %s", (_, supplied, wanted: string[]) => {
  expect(Object.keys(supplied).sort()).toEqual(wanted.sort());
});

test.each([[WORDS], [QUIZ_WORDS]])("words stand in order", (words: readonly string[]) => {
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b)));
});

test("every word in use is listed", () => {
  const used = [...sources.matchAll(/\bwords\.(\w+)/g)].map((match) => match[1]);
  expect(used.filter((word) => !listed.includes(word!))).toEqual([]);
});

test("every listed word is in use", () => {
  const unused = listed.filter((word) => !new RegExp(`words\\.${word}\\b|"${word}"`).test(sources));
  expect(unused).toEqual([]);
});

const sprite = readFileSync(here("../src/dragon/sprite.svg"), "utf8");
const drawn = [...sprite.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1]!);

/** Ids named in the sources, ids built from data ("person-${kind}"), and whole ids in the samples. */
function idsInUse(): Set<string> {
  const ids = new Set([...sources.matchAll(/(?:id=|icon=|#)"?#?([a-z]+-[a-z_]+)"/g)].map((match) => match[1]!));
  for (const seat of [0, 1, 2, 3, 4]) ids.add(`badge-${seat + 1}`);
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
  const used = idsInUse();
  expect([...used].filter((id) => !drawn.includes(id))).toEqual([]);
  expect(drawn.filter((id) => !used.has(id))).toEqual([]);
});

test("the shell knows nothing of the Year of the Dragon", () => {
  const shell = readdirSync(here("../src/shell"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.includes("."))
    .map((file) => readFileSync(here(`../src/shell/${file}`), "utf8"));
  for (const text of shell) {
    expect(text).not.toMatch(/from "[./]*\/dragon/);
    expect(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "")).not.toMatch(/palace\b(?!")|yuan|drought|monk/i);
  }
});
