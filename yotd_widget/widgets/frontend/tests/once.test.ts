/** A picture whose choices say things once is whole again. */
import { expect, test } from "vitest";
import { type SentSnapshot, whole } from "../src/shell/host/once";
import type { Snapshot } from "../src/shell/wire";

const LINE = { text: "Ada pays 2.", rules: ["GIFT-4"], tone: "bad" as const };
const WHY = { code: "E", text: "no", rules: [], brief: "", nearest: "", can: false };

test("rows become choices again, in their order", () => {
  const sent = {
    revision: 3,
    said: {
      rows: [
        ["b", "legal", "give b", "Give b", 0, [0, 0], 1, null],
        ["a", "blocked", "give a", "Give a", 1, null, 0, WHY],
      ],
      names: ["can be chosen", "not now"],
      lines: [LINE],
      ghosts: [{}, { "pool/0": { kind: "loss", text: "→ 2" } }],
    },
  } as unknown as SentSnapshot;
  const { choices, revision } = whole(sent);
  expect(revision).toBe(3);
  expect(Object.entries(choices)).toEqual([
    [
      "b",
      {
        state: "legal",
        move: "give b",
        label: "Give b",
        name: "can be chosen",
        preview: { lines: [LINE, LINE], ghosts: { "pool/0": { kind: "loss", text: "→ 2" } } },
        reason: null,
      },
    ],
    ["a", { state: "blocked", move: "give a", label: "Give a", name: "not now", preview: null, reason: WHY }],
  ]);
});

test("a picture that says everything itself stays the same one", () => {
  const snapshot = { choices: {} } as Snapshot;
  expect(whole(snapshot)).toBe(snapshot);
});
