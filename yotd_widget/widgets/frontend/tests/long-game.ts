import type { Patch, SentStep } from "../src/shell/wire";

/** A game of many steps: 100 to a month, in four phases. */
export function longGame(length: number): SentStep[] {
  return Array.from({ length: length + 1 }, (_, node) => ({
    node,
    label: `step ${node}`,
    ...(node % 25 === 0 && { period: Math.floor(node / 100), phase: (Math.floor(node / 25) % 4) + 1, when: "then" }),
    patch: (node ? { "board.n": [node] } : [{ status: {}, board: { n: 0 }, marks: {}, result: null }]) as Patch,
  }));
}
