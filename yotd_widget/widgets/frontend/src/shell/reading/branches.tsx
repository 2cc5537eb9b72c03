/** The tree of the futures that were tried: each branch below the one that it leaves; the chosen one has its tools. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useGame } from "../game";
import { useRoving } from "../keys/roving";
import { type Luck, LuckChoice } from "../onward/luck";
import { Badge } from "../parts/badge";
import { useShared } from "../root";
import type { BranchRow, Tree } from "../wire";
import { fill } from "../words";

/** What is asked of Python: `ACTS` of `widgets/desk.py`. */
interface Act {
  act: "go" | "fork" | "rename" | "note" | "promote" | "delete" | "restore";
  name?: string;
  to?: string;
  /** With which luck a new branch goes on. */
  luck?: Luck;
}

/** Letters that follow each other within this time make one word. */
const TYPING_MS = 1000;

interface Props {
  tree: Tree;
  /** After how many steps a new branch begins; left out, where the game stands. */
  at?: number;
  act(act: Act): void;
  /** Opens a branch beside the present position; left out where nothing compares. */
  compare?(name: string): void;
}

export function BranchTree({ tree, at = tree.at, act, compare }: Props) {
  const { words } = useShared();
  const [chosen, setChosen] = useState<string | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const held = useRef(false);
  const { branches } = tree;
  const rows = visible(branches, closed);
  const current = branches.find((branch) => branch.current)!;
  const stop = rows.find((row) => row.name === chosen) ?? rows.find((row) => row.current) ?? rows[0]!;

  // A chosen branch that gets another name or goes away leaves the focus with its neighbour
  useLayoutEffect(() => {
    if (!held.current) return;
    held.current = false;
    focus(stop.name);
  }, [tree]);

  const item = (name: string) => list.current?.querySelector<HTMLElement>(`[data-branch=${JSON.stringify(name)}]`);

  function focus(name: string) {
    setChosen(name);
    item(name)?.focus();
  }

  function fold(name: string, shut: boolean) {
    const next = new Set(closed);
    if (shut) next.add(name);
    else next.delete(name);
    setClosed(next);
  }

  function ask(wish: Act) {
    held.current = wish.act !== "fork";
    if (wish.act === "rename" && wish.to) setChosen(wish.to.trim());
    act(wish);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = (event.target as HTMLElement).dataset.branch;
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = rows.findIndex((row) => row.name === at);
    const row = rows[index]!;
    const below = rows[index + 1]?.leaves === at;
    const parent = branches.some((branch) => branch.leaves === at);
    if (event.key === "ArrowDown") focus((rows[index + 1] ?? row).name);
    else if (event.key === "ArrowUp") focus((rows[index - 1] ?? row).name);
    else if (event.key === "Home") focus(rows[0]!.name);
    else if (event.key === "End") focus(rows.at(-1)!.name);
    else if (event.key === "ArrowRight" && parent) below ? focus(rows[index + 1]!.name) : fold(at, false);
    else if (event.key === "ArrowLeft") below ? fold(at, true) : row.leaves && focus(row.leaves);
    else if (event.key === "Enter") ask({ act: "go", name: at });
    else if (event.key === "*") setClosed(new Set());
    else if (event.key.length === 1 && (event.key !== " " || isTyping())) type(event.key, index);
    else return;
    event.preventDefault();
    event.stopPropagation(); // letters look for a name here and open no panel
  }

  const isTyping = () => Date.now() - typed.current.at < TYPING_MS;

  /** Goes to the next branch whose name or opening begins with the letters typed one after the other. */
  function type(letter: string, from: number) {
    const text = (isTyping() ? typed.current.text : "") + letter.toLowerCase();
    typed.current = { text, at: Date.now() };
    const start = text.length > 1 ? from : from + 1;
    const round = [...rows.slice(start), ...rows.slice(0, start)];
    const found = round.find((row) => [row.name, row.opening].some((each) => each.toLowerCase().startsWith(text)));
    if (found) focus(found.name);
  }

  const level = (parent: string | null, depth: number) => {
    const group = branches.filter((branch) => branch.leaves === parent);
    return group.map((row, index) => {
      const children = branches.some((branch) => branch.leaves === row.name);
      const open = children && !closed.has(row.name);
      return (
        <Item
          key={row.name}
          row={row}
          depth={depth}
          place={index + 1}
          of={group.length}
          expanded={children ? open : undefined}
          chosen={row === stop}
          focused={row.name === chosen}
          choose={() => focus(row.name)}
          fold={() => fold(row.name, open)}
          tools={
            row.name === chosen && (
              <BranchTools
                row={row}
                alone={branches.length === 1}
                ask={ask}
                compare={compare}
                back={() => focus(row.name)}
              />
            )
          }
        >
          {open && <div class="twigs">{level(row.name, depth + 1)}</div>}
        </Item>
      );
    });
  };

  return (
    <div class="branches">
      <Above tree={tree} at={at} ask={ask} />
      <div
        class="tree"
        role="tree"
        aria-label={words.branches}
        ref={list}
        onKeyDown={onKeyDown}
        data-current={current.name}
      >
        {level(null, 1)}
      </div>
    </div>
  );
}

/** Above the tree: a new branch with its name and its luck, and one that was put away. */
function Above({ tree, at, ask }: { tree: Tree; at: number; ask(act: Act): void }) {
  const { words } = useShared();
  const tools = useRoving<HTMLDivElement>();
  // Chosen while the line to write in is open: with Cancel it is forgotten
  const [luck, setLuck] = useState<Luck | null>(null);
  return (
    <div class="tool-row" ref={tools}>
      <button
        type="button"
        class="tool"
        data-item
        aria-expanded={luck !== null}
        onClick={() => setLuck(luck === null ? "same" : null)}
      >
        {fill(words.nameBranch, { 1: at })}
      </button>
      {tree.deleted.length > 0 && (
        <button type="button" class="tool" data-item onClick={() => ask({ act: "restore" })}>
          {fill(words.bringBack, { 1: tree.deleted.at(-1) })}
        </button>
      )}
      {luck !== null && (
        <Line
          label={words.name}
          text=""
          done={(to) => {
            setLuck(null);
            tools.current!.querySelector("button")!.focus();
            if (to !== null) ask({ act: "fork", to, luck });
          }}
        >
          <LuckChoice named={false} luck={luck} choose={setLuck} />
        </Line>
      )}
    </div>
  );
}

/** The branches that are to be seen, in the order of the tree. */
function visible(branches: BranchRow[], closed: ReadonlySet<string>, parent: string | null = null): BranchRow[] {
  return branches
    .filter((branch) => branch.leaves === parent)
    .flatMap((branch) => [branch, ...(closed.has(branch.name) ? [] : visible(branches, closed, branch.name))]);
}

interface ItemProps {
  row: BranchRow;
  depth: number;
  /** Which of how many that leave the same branch. */
  place: number;
  of: number;
  expanded: boolean | undefined;
  /** It is the Tab stop of the tree. */
  chosen: boolean;
  focused: boolean;
  choose(): void;
  fold(): void;
  tools: ComponentChildren;
  children: ComponentChildren;
}

function Item({ row, depth, place, of, expanded, chosen, focused, choose, fold, tools, children }: ItemProps) {
  const { words } = useShared();
  const { Glance } = useGame();
  return (
    <div class="item">
      <div
        role="treeitem"
        class={focused ? "chosen" : ""}
        data-branch={row.name}
        aria-level={depth}
        aria-posinset={place}
        aria-setsize={of}
        aria-expanded={expanded}
        aria-selected={focused}
        aria-current={row.current ? "true" : undefined}
        aria-description={row.brief}
        tabIndex={chosen ? 0 : -1}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys are heard by the tree */}
        <div
          class={row.glance && Glance ? "branch seen" : "branch"}
          onClick={(event) => ((event.target as Element).matches(".twig.open, .twig.shut") ? fold() : choose())}
        >
          <span class={expanded === undefined ? "twig" : expanded ? "twig open" : "twig shut"} />
          <span class="branch-head">
            {row.seat !== null && <Badge seat={row.seat} size={22} />} <b>{row.name}</b>{" "}
            {row.leaves === null && <span class="tag">{words.mainLine}</span>}{" "}
            {row.current && <span class="tag now">{words.youAreHere}</span>}
          </span>{" "}
          {row.leaves !== null && <span class="opening">{row.opening}</span>}{" "}
          <span class="quiet">
            {row.leaves !== null && row.when && `${row.when} · `}
            {row.over ? <b>{row.end}</b> : row.end}
            {row.luck && ` · ${row.luck}`}
          </span>{" "}
          {row.note && <span class="branch-note">{row.note}</span>}
          {row.glance && Glance && <Glance glance={row.glance} />}
        </div>
        {row.differs.length > 0 && <Differs row={row} stop={chosen} />}
        {tools}
      </div>
      {children}
    </div>
  );
}

/** The main differences in a line; a press opens all of them. */
function Differs({ row, stop }: { row: BranchRow; stop: boolean }) {
  return (
    <details class="differs">
      <summary tabIndex={stop ? 0 : -1}>
        {row.differs.map(
          ({ seat, who, text }) =>
            text && (
              <span key={seat}>
                <Who seat={seat} who={who} /> <b>{text}</b>{" "}
              </span>
            ),
        )}
        <span class="count">{row.count}</span>
      </summary>
      <p class="quiet">{row.against}</p>
      {row.differs.map(({ seat, who, lines }) => (
        <p key={seat}>
          <Who seat={seat} who={who} />
          {lines.map((line) => (
            <span key={line} class="line">
              {line}
            </span>
          ))}
        </p>
      ))}
    </details>
  );
}

function Who({ seat, who }: { seat: number | null; who: string }) {
  return (
    <>
      {seat !== null && <Badge seat={seat} size={18} />} {who}
    </>
  );
}

interface ToolsProps {
  row: BranchRow;
  alone: boolean;
  ask(act: Act): void;
  compare?(name: string): void;
  back(): void;
}

/** What can be done with the chosen branch. */
function BranchTools({ row, alone, ask, compare, back }: ToolsProps) {
  const { words } = useShared();
  const [writing, setWriting] = useState<"rename" | "note" | null>(null);
  const { name } = row;
  if (writing) {
    return (
      <Line
        label={words[writing]}
        text={writing === "rename" ? name : row.note}
        done={(to) => {
          setWriting(null);
          if (to !== null) ask({ act: writing, name, to });
          else back();
        }}
      />
    );
  }
  const tools: [string, () => void][] = [[words.goThere, () => ask({ act: "go", name })]];
  if (compare) tools.push([words.compare, () => compare(name)]);
  tools.push([words.rename, () => setWriting("rename")], [words.note, () => setWriting("note")]);
  if (row.leaves !== null) tools.push([words.promote, () => ask({ act: "promote", name })]);
  if (!alone) tools.push([words.remove, () => ask({ act: "delete", name })]);
  return <Toolbar tools={tools} />;
}

function Toolbar({ tools }: { tools: [string, () => void][] }) {
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="tool-row branch-tools" ref={region}>
      {tools.map(([word, act]) => (
        <button key={word} type="button" class="tool" data-item onClick={act}>
          {word}
        </button>
      ))}
    </div>
  );
}

interface LineProps {
  label: string;
  text: string;
  done(text: string | null): void;
  children?: ComponentChildren;
}

/** A line to write in: Enter or Save keeps it, Escape or Cancel does not. */
function Line({ label, text, done, children }: LineProps) {
  const { words } = useShared();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current!.focus();
    input.current!.select();
  }, []);
  return (
    <form
      class="tool-row line-form"
      onSubmit={(event) => {
        event.preventDefault();
        done(input.current!.value);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") done(null);
      }}
    >
      <label>
        {label} <input ref={input} type="text" defaultValue={text} />
      </label>
      {children}
      <button type="submit" class="tool">
        {words.accept}
      </button>
      <button type="button" class="tool" onClick={() => done(null)}>
        {words.cancel}
      </button>
    </form>
  );
}
