/**
 * Positions beside each other: the list of what differs, then the boards. A press on a difference shows where it lies on
 * all of them; whatever is pointed at on one board is ringed on the others. Narrow pages show one board and flip.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ownerOfAny, useGame } from "../game";
import { HERE } from "../kept";
import { useRoving } from "../keys/roving";
import { Badge } from "../parts/badge";
import { Chips } from "../parts/rules";
import { useShared } from "../root";
import { Still } from "../still";
import { patched } from "../time/history";
import type { Comparison, Fact, Scene } from "../wire";
import { Linked } from "./linked";
import { Differing, Lit } from "./lit";

export function Compared({ comparison }: { comparison: Comparison }) {
  const { boards, varied, rules } = comparison;
  const first = boards.findIndex((board) => board.patch && !board.title);
  const others = boards.map((_, at) => at).filter((at) => at !== first);
  const [chosen, setChosen] = useState<number | null>(null);
  const against =
    chosen !== null && others.includes(chosen) ? chosen : (others.find((at) => boards[at]!.patch) ?? others[0]!);
  const [lit, setLit] = useState<Fact | null>(null);
  const told = boards[against]!;
  const fact = lit && told.facts.includes(lit) ? lit : null;
  const shown = varied ? [first, against] : boards.map((_, at) => at);
  return (
    <div class="compare">
      {others.length > 1 && <Strip comparison={comparison} first={first} at={against} choose={setChosen} />}
      <p>
        <b class="compare-title">{told.refused || told.title}</b>{" "}
        <span class="quiet">{told.title && `${boards[first]!.name} → ${told.name}`}</span>
      </p>
      {told.setup.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Differences facts={told.facts} pressed={fact} press={(next) => setLit(next === fact ? null : next)} />
      {fact && <Chips key={fact.text} rules={fact.rules} told={(rule) => rules[rule]} />}
      <Boards comparison={comparison} shown={shown} first={first} against={against} fact={fact} />
    </div>
  );
}

/** More than two boards: the one that the list is about, each with the number of its differences. */
function Strip(props: { comparison: Comparison; first: number; at: number; choose(at: number): void }) {
  const { words } = useShared();
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="tool-row" role="group" aria-label={props.comparison.varied || words.differences} ref={region}>
      {props.comparison.varied && <span class="quiet">{props.comparison.varied}</span>}
      {props.comparison.boards.map((board, at) =>
        at === props.first ? (
          <span key={board.name} class="strip-first">
            {board.short}
          </span>
        ) : (
          <button
            key={board.name}
            type="button"
            class={board.patch ? "tool strip" : "tool strip refused"}
            data-item
            aria-pressed={at === props.at}
            aria-description={board.refused || undefined}
            onClick={() => props.choose(at)}
          >
            <b>{board.short}</b> <small>{board.refused ? "–" : board.title}</small>
          </button>
        ),
      )}
    </div>
  );
}

interface FactsProps {
  facts: Fact[];
  pressed: Fact | null;
  press(fact: Fact): void;
}

/** By seat, in quiet lines: a period can change forty things. */
function Differences({ facts, pressed, press }: FactsProps) {
  const { words } = useShared();
  const region = useRoving<HTMLOListElement>();
  const whose = [...new Set(facts.map((fact) => fact.who))];
  return (
    <ol class="diffs by-seat" aria-label={words.differences} ref={region}>
      {whose.map((who) => {
        const own = facts.filter((fact) => fact.who === who);
        const { seat } = own[0]!;
        return (
          <li key={who}>
            <p class="diff-who" aria-hidden="true">
              {seat !== null && <Badge seat={seat} size={20} />} <b>{who}</b>
            </p>
            <ul aria-label={who}>
              {own.map((fact) => (
                <li key={fact.text}>
                  <button
                    type="button"
                    class="diff"
                    data-item
                    aria-pressed={fact === pressed}
                    onClick={() => press(fact)}
                  >
                    <span class="sr">{who}</span> {fact.text}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

export function Facts(props: FactsProps) {
  const { words } = useShared();
  const region = useRoving<HTMLOListElement>();
  return (
    <ol class="diffs" aria-label={words.differences} ref={region}>
      {props.facts.map((fact) => (
        <li key={`${fact.who} ${fact.text}`}>
          <button
            type="button"
            class="tool"
            data-item
            aria-pressed={fact === props.pressed}
            onClick={() => props.press(fact)}
          >
            {fact.seat !== null && <Badge seat={fact.seat} size={20} />} <b>{fact.who}</b> <span>{fact.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface BoardsProps {
  comparison: Comparison;
  shown: number[];
  /** The board that the others are compared with, and the one that the list is about. */
  first: number;
  against: number;
  fact: Fact | null;
}

function Boards({ comparison, shown, first, against, fact }: BoardsProps) {
  const { model, words } = useShared();
  const game = useGame();
  const { scene, boards } = comparison;
  const [front, setFront] = useState(0);
  const [opened, setOpened] = useState(seatOf(boards));
  const [pointed, setPointed] = useState<string[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const flip = useRoving<HTMLDivElement>();
  const scenes = useMemo(
    () => boards.map((board) => (board.patch ? (patched(scene, board.patch) as Scene) : null)),
    [boards, scene],
  );
  const beside = shown.flatMap((at) => scenes[at] ?? []);
  const owner = ownerOfAny(game, fact?.places ?? []);
  // A difference opens the seat that it is about, and then its first place on every board is brought into sight
  useLayoutEffect(() => {
    if (owner !== null) setOpened(owner);
  }, [fact]);
  useEffect(() => {
    if (fact) reveal(region.current!, fact.places);
  }, [fact, opened]);
  const nearest = Math.min(front, shown.length - 1);
  return (
    <div ref={region}>
      <Differing facts={boards[against]!.facts} />
      <Lit places={fact?.places ?? []} as="marked" />
      <Lit places={pointed} as="pointed" exactly />
      <div class="tool-row flip" role="group" aria-label={words.compare} ref={flip}>
        {shown.map((at, index) => (
          <button
            key={at}
            type="button"
            class="tool"
            data-item
            aria-pressed={index === nearest}
            onClick={() => setFront(index)}
          >
            {boards[at]!.name}
          </button>
        ))}
      </div>
      <div class="boards" data-count={shown.length}>
        {shown.map((at, index) => (
          <div
            key={at}
            class={["compare-board", index === nearest && "front", at === first ? "was" : at === against && "is"]
              .filter(Boolean)
              .join(" ")}
          >
            {/* the board is a group of this name */}
            <p class="board-name" aria-hidden={scenes[at] !== null}>
              {boards[at]!.name}
            </p>
            {scenes[at] ? (
              <Linked name={boards[at]!.name} point={setPointed}>
                <Still scene={scenes[at]} words={words} language={model.get("language")}>
                  <game.Scene compact seat={opened} onSeat={setOpened} beside={beside} />
                </Still>
              </Linked>
            ) : (
              <p>{boards[at]!.refused}</p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The seat that is shown in full, the same on all boards: that of the first difference at one. */
function seatOf(boards: Comparison["boards"]): number | null {
  return boards.flatMap((board) => board.facts).find((fact) => fact.seat !== null)?.seat ?? null;
}

/** Scrolls as little as needed, in whatever box the notebook scrolls. */
function reveal(boards: HTMLElement, places: string[]): void {
  const found = [...boards.querySelectorAll<HTMLElement>(`[data-at]${HERE}`)].find(
    (element) => element.offsetParent && element.dataset.at!.split(" ").some((at) => places.includes(at)),
  );
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
