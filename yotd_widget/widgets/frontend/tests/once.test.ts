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
        [[0, "b+paid"], 0, [0, "give b paid"], [0, "Give b: 2"], [[0, 0], [0]], null],
        [[1, "free"], 0, [2, "free"], [2, "2 "], [[], []], null],
        [[0, "b"], 1, [1, "a"], [1, "a"], null, 0],
      ],
      heads: [
        ["legal", "can be chosen"],
        ["blocked", "not now"],
      ],
      lines: [LINE],
      marks: [["pool/0", { kind: "loss", text: "→ 2" }]],
      reasons: [WHY],
    },
  } as unknown as SentSnapshot;
  const { choices, revision } = whole(sent);
  expect(revision).toBe(3);
  expect(Object.entries(choices)).toEqual([
    [
      "b+paid",
      {
        ...{ state: "legal", move: "give b paid", label: "Give b: 2", name: "can be chosen", reason: null },
        preview: { lines: [LINE, LINE], ghosts: { "pool/0": { kind: "loss", text: "→ 2" } } },
      },
    ],
    [
      "b+free",
      {
        ...{ state: "legal", move: "give b free", label: "Give b: 2 ", name: "can be chosen", reason: null },
        preview: { lines: [], ghosts: {} },
      },
    ],
    ["b", { state: "blocked", move: "give a", label: "Give a", name: "not now", preview: null, reason: WHY }],
  ]);
});

test("a picture that says everything itself stays the same one", () => {
  const snapshot = { choices: {} } as Snapshot;
  expect(whole(snapshot)).toBe(snapshot);
});
