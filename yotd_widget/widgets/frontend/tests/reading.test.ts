/** Board, Branches, Compare, RuleCard and Ledger: what Python sends in, what a reader finds and presses. */
import { describe, expect, test } from "vitest";
import cards from "../src/games/dragon/main";
import type { BranchRow, Card, Comparison, Points, Tree } from "../src/shell/wire";
import { drawn, nameOf, open, sample } from "./page";

const { status, board, marks, result } = sample("phase1");
const scene = { status, board, marks, result };

describe("Board", () => {
  test("frames the marked places, names them and opens the court of the first", async () => {
    const places = [
      { place: "palace/1/2", name: "Bo: palace 2" },
      { place: "month/7", name: "month 7" },
    ];
    const page = await open(null, { _view: "board", title: "Board", scene, marks: places, opened: -1 });
    expect(page.text(".scene style")).toContain('[data-at="palace/1/2"]');
    expect(page.all('[data-at="palace/1/2"], [data-at="month/7"]')).toHaveLength(2);
    expect(page.all(".marks li").map(nameOf)).toEqual(["Bo: palace 2", "month 7"]);
    expect(page.text(".cabinet .name")).toBe("Bo");
    expect(page.all("[data-place]")).toHaveLength(0);
  });
});

const row = (name: string, leaves: string | null, more: Partial<BranchRow> = {}): BranchRow => ({
  name,
  leaves,
  glance: null,
  after: null,
  id: 0,
  where: "",
  current: false,
  seat: 0,
  opening: "Ada: Taxes.",
  when: "Month 6",
  end: "Bo chooses an action",
  over: false,
  note: "",
  against: "",
  differs: [],
  count: "",
  brief: "",
  luck: "",
  ...more,
});
const tree: Tree = {
  branches: [row("main", null, { current: true }), row("rich", "main"), row("poor", "rich"), row("third", "main")],
  deleted: ["gone"],
  at: 12,
};
const branches = () => open(null, { _view: "branches", title: "Branches", tree_view: tree });
const focusedBranch = (page: Awaited<ReturnType<typeof open>>) => page.focused()?.dataset.branch;

describe("Branches", () => {
  test("each lies below the one that it leaves", async () => {
    const page = await branches();
    const levels = page.all("[role=treeitem]").map((item) => [item.dataset.branch, item.getAttribute("aria-level")]);
    expect(levels).toEqual([
      ["main", "1"],
      ["rich", "2"],
      ["poor", "3"],
      ["third", "2"],
    ]);
  });

  test("is one Tab stop with arrows, folds, letters; Enter goes there", async () => {
    const page = await branches();
    const stops = page.all("[role=treeitem]").filter((item) => item.tabIndex === 0);
    expect(stops.map((item) => item.dataset.branch)).toEqual(["main"]);
    stops[0]!.focus();
    await page.key("ArrowDown");
    await page.key("ArrowLeft");
    expect(page.all("[role=treeitem]")).toHaveLength(3);
    await page.key("ArrowRight");
    await page.key("ArrowRight");
    expect(focusedBranch(page)).toBe("poor");
    await page.key("t");
    expect(focusedBranch(page)).toBe("third");
    await page.key("Enter");
    expect(page.model.sent).toMatchObject([{ kind: "branch", act: "go", name: "third" }]);
  });

  test("a refusal is told, and so is that nobody is there", async () => {
    const page = await branches();
    await page.press(page.button("Bring back: gone"));
    page.model.answer({ kind: "refused", seq: page.model.sent[0]!.seq, text: "Nothing to bring back." });
    await drawn();
    expect(page.text(".notice")).toBe("Nothing to bring back.");
    page.model.gone = true;
    await page.press(page.button("Bring back: gone"));
    expect(page.text(".banner span")).toBe("This needs the engine. It is not connected.");
  });

  test("a branch is renamed in place, and Escape leaves it", async () => {
    const page = await branches();
    page.all("[role=treeitem]")[1]!.querySelector<HTMLElement>(".branch")!.click();
    await drawn();
    await page.press(page.button("Rename"));
    const input = page.focused() as HTMLInputElement;
    expect(input.value).toBe("rich");
    input.value = "richer";
    input.form!.requestSubmit();
    await drawn();
    expect(page.model.sent).toMatchObject([{ act: "rename", name: "rich", to: "richer" }]);
  });
});

const fact = { seat: 1, who: "Bo", text: "+2 rice", rules: ["R-1"], places: ["good/1/rice"] };
const comparison: Comparison = {
  scene,
  boards: [
    { name: "A", short: "A", refused: "", patch: {}, title: "", facts: [], setup: [] },
    { name: "B", short: "B", refused: "", patch: {}, title: "1 difference", facts: [fact], setup: [] },
    { name: "C", short: "C", refused: "It cannot be.", patch: null, title: "", facts: [], setup: [] },
  ],
  varied: "Bo: rice",
  rules: { "R-1": "Rice is rice." },
};

describe("Compare", () => {
  test("a pressed difference is framed on every board, at the court where it lies", async () => {
    const page = await open(null, { _view: "compare", title: "Compare", comparison });
    expect(page.text(".compare-title")).toBe("1 difference");
    await page.press(page.all(".diffs button")[0]!);
    expect(page.text(".compare style")).toContain('[data-at="good/1/rice"]');
    expect(page.all('[data-at="good/1/rice"]')).toHaveLength(2);
    await page.press(page.button("R-1"));
    expect(page.text(".rule-text")).toBe("Rice is rice.");
  });

  test("a value that cannot be says why", async () => {
    const page = await open(null, { _view: "compare", title: "Compare", comparison });
    await page.press(page.all(".strip")[1]!);
    expect(page.text(".compare-title")).toBe("It cannot be.");
    expect(page.all(".diffs button")).toHaveLength(0);
  });
});

test("Compare: where only the first value can be, the others say why not", async () => {
  const [first, , refused] = comparison.boards;
  const boards = [first!, refused!, { ...refused!, name: "D", short: "D" }];
  const page = await open(null, { _view: "compare", title: "Compare", comparison: { ...comparison, boards } });
  expect(page.text(".compare-title")).toBe("It cannot be.");
});

const card = (id: string, related: string[]): Card => ({
  id,
  statement: `${id} says so.`,
  sources: ["A book"],
  status: "confirmed",
  sure: true,
  rulings: [],
  decisions: [],
  refusals: [],
  related,
  edition: "2017",
  editions: { "2007": ["It costs 6."], "2017": ["It costs 7."] },
  example: { name: "one", line: "A month.", scene, seat: 0 },
});

describe("RuleCard", () => {
  test("turns to what came with it, tells Python, and finds back", async () => {
    const near = { "R-2": card("R-2", ["R-1", "R-3"]) };
    const page = await open(null, { _view: "rule-card", title: "Rule", card: card("R-1", ["R-2"]), near }, cards);
    await page.press(page.button("R-2"));
    expect(page.text(".statement")).toBe("R-2 says so.");
    expect(page.model.sent).toMatchObject([{ kind: "rule", id: "R-2" }]);
    page.model.gone = true;
    await page.press(page.button("R-3"));
    expect(page.text(".banner span")).toBe("This needs the engine. It is not connected.");
    await page.press(page.button("Back to R-1"));
    expect(page.text(".statement")).toBe("R-1 says so.");
  });

  test("knows both editions and shows an example when asked", async () => {
    const page = await open(null, { _view: "rule-card", title: "Rule", card: card("R-1", []), near: {} }, cards);
    expect(page.text(".editions p")).toBe("It costs 7.");
    await page.press(page.button("2007"));
    expect(page.text(".editions p")).toBe("It costs 6.");
    expect(page.all(".court")).toHaveLength(0);
    await page.press(page.button("See it"));
    expect(page.all(".court")).toHaveLength(1);
  });

  test("of a rule without sources has neither an empty status nor an empty fold", async () => {
    const bare = { ...card("R-1", []), status: "", sources: [], rulings: [], decisions: [], refusals: [] };
    const page = await open(null, { _view: "rule-card", title: "Rule", card: bare, near: {} }, cards);
    expect(page.text(".statement")).toBe("R-1 says so.");
    expect(page.all(".status-mark, details")).toHaveLength(0);
  });
});

const cell = (points: number) => ({ title: `${points}, Ada, Fans`, points, lines: ["Month 1: +2"], rules: ["R-1"] });
const sheet: Points = {
  players: [{ seat: 0, name: "Ada" }],
  causes: ["Fans", "Books"],
  cells: [[cell(5), cell(0)]],
  periods: [
    { short: "1", name: "Month 1" },
    { short: "2", name: "Month 2" },
  ],
  gained: [[cell(2), cell(3)]],
  totals: [5],
  needs: [],
  rules: { "R-1": "Fans count." },
};

test("Ledger: a number says why, months draw a line that ends at the total", async () => {
  const page = await open(null, { _view: "ledger", title: "Points", sheet });
  expect(page.all(".amount").map(nameOf)).toEqual(["5"]); // the table's heads tell the rest
  await page.press(page.all(".amount")[0]!);
  expect(page.all(".because-sheet li").map(nameOf)).toEqual(["Month 1: +2"]);
  await page.press(page.button("By period"));
  expect(page.all(".year-lines .run")).toHaveLength(1);
  expect(page.text(".year-lines .sum")).toBe("5");
  expect(page.all(".ledger-title")).toHaveLength(0); // nothing is ahead
});
