/** Steps to look back at: patches, scenes, and thousands of them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { History, patched, reasonsOf } from "../src/shell/time/history";
import { landmarks, numbered, ROOM } from "../src/shell/time/past";
import type { Patch } from "../src/shell/wire";
import { longGame } from "./long-game";
import { here } from "./page";

const game = JSON.parse(readFileSync(here("history.json"), "utf8"));
const edition = { game: 0, language: "en" };

test("patches do here what they do in Python", () => {
  for (const [before, patch, after] of game.patches as [unknown, Patch, unknown][]) {
    const kept = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  }
});

test("scenes are those of Python, whichever is looked at first", () => {
  const history = new History(edition).add(game.steps);
  for (const at of Object.keys(game.scenes).reverse()) {
    const step = history.step(game.snapshot.timeline.path[Number(at)])!;
    expect(step.at).toBe(Number(at));
    expect(history.scene(step)).toEqual({ ...game.scenes[at], marks: step.marks });
  }
});

test("what a step did not change is shared, not copied", () => {
  const history = new History(edition).add(game.steps);
  const scenes = game.snapshot.timeline.path.map((node: number) => history.scene(history.step(node)!));
  let shared = 0;
  for (const [at, next] of scenes.slice(1).entries()) {
    for (const [one, other] of alike(scenes[at].board, next.board)) {
      expect(other).toBe(one);
      shared += 1;
    }
  }
  expect(shared).toBeGreaterThan(10 * scenes.length);
});

/** The largest parts of two boards that are equal: what a step changed is looked into, key by key. */
function* alike(one: unknown, other: unknown): Generator<[unknown, unknown]> {
  const isThing = (each: unknown) => typeof each === "object" && each !== null;
  if (!isThing(one) || !isThing(other)) return;
  if (JSON.stringify(one) === JSON.stringify(other)) yield [one, other];
  else
    for (const key of Object.keys(one as object))
      yield* alike(Reflect.get(one as object, key), Reflect.get(other as object, key));
}

test("a step whose parent is not known is not taken, and asked for again", () => {
  const history = new History(edition).add(game.steps.slice(5));
  expect(history.size).toBe(0);
  history.add(game.steps);
  expect(history.missing(game.snapshot.timeline.path)).toEqual([]);
});

test("a step without reasons of its own is explained by what the log says", () => {
  const history = new History(edition).add(game.steps);
  const steps = game.snapshot.timeline.path.map((node: number) => history.step(node)!);
  const short = steps.find((step: { say: unknown[]; why: unknown[] }) => step.say.length && !step.why.length);
  expect(reasonsOf(short)[0]!.text).toBe(short.say[0].text);
  const long = steps.find((step: { why: { depth: number }[] }) => step.why.some(({ depth }) => depth));
  expect(reasonsOf(long)).toBe(long.why);
  expect(long.why.every(({ rules }: { rules: string[] }) => rules.length)).toBe(true);
});

test("thousands of steps are put together once, and only when somebody looks", () => {
  const history = new History(edition).add(longGame(3000));
  const began = performance.now();
  expect(history.scene(history.step(3000)!).board).toEqual({ n: 3000 });
  const first = performance.now() - began;
  for (let at = 0; at < 3000; at += 7) history.scene(history.step(at)!);
  expect(first).toBeLessThan(200);
  const found = landmarks(Array.from({ length: 3001 }, (_, node) => history.step(node)));
  expect([found.periods.length, found.phases.length]).toEqual([30, 91]);
});

test("the period that is shown has its number, and only its neighbours make room for it", () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ period: index + 1, at: 10 * index }));
  const below = (shown: number, room = 12.5) =>
    numbered(months, shown, 120, room)
      .map(({ period }) => period)
      .sort((one, other) => one - other);
  expect([below(0), below(4)]).toEqual([
    [2, 4, 6, 8, 10, 12],
    [2, 4, 6, 8, 10, 12],
  ]);
  expect(below(7)).toEqual([2, 4, 7, 10, 12]);
  expect(below(7, ROOM)).toHaveLength(12);
});
