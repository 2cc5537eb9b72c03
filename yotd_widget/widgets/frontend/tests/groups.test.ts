/** On a phone whole groups of cards go into rows, as narrow as can be. */
import { expect, test } from "vitest";
import { arranged } from "../src/games/dragon/groups";

test.each([
  { name: "two rows of four", groups: [2, 2, 1, 1, 1], beside: [1], rows: 2, widest: 4, apart: false },
  {
    name: "what lies beside goes apart before names break",
    groups: [4, 4],
    beside: [1],
    rows: 2,
    widest: 4,
    apart: true,
  },
  { name: "nothing beside", groups: [2, 2, 2, 2], beside: [], rows: 2, widest: 4, apart: false },
  { name: "a third row", groups: [3, 3, 2], beside: [1], rows: 3, widest: 3, apart: false },
  { name: "a group is never cut", groups: [7], beside: [1], rows: 3, widest: 7, apart: false },
])("$name", ({ groups, beside, rows, widest, apart }) => {
  expect(arranged(groups, beside)).toEqual({ rows, widest, apart });
});
