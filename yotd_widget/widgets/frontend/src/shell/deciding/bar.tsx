/** Under the region in question: what a press would do or why it cannot be done, Do it or Try it, Why? */
import type { ComponentChildren } from "preact";
import { stillMissing } from "../keys/habits";
import { useRoving } from "../keys/roving";
import { LuckBar } from "../onward/luck-bar";
import { Panels } from "../panels/panels";
import { RuleNames } from "../parts/rules";
import { lookedChoice, useTable } from "../table";
import { PastBar } from "../time/past-bar";
import type { Result } from "../wire";
import { hintOf, inRow } from "./click";
import { Slip } from "./slip";
import { TryIt } from "./why";

/** The bar of what is decided now, or of the moment that is looked at, with the panels that open beside it. */
export function Bar({ children }: { children?: ComponentChildren }) {
  const { snapshot, line, past } = useTable();
  const luck = line.snapshot.onward?.luck;
  if (luck && !past?.step) return <LuckBar key={snapshot.revision} luck={luck} revision={snapshot.revision} />;
  if (!snapshot.decision && !past?.step) return snapshot.result && <EndBar result={snapshot.result} />;
  return (
    <>
      {past?.step ? <PastBar /> : <DecisionBar>{children}</DecisionBar>}
      <Panels where="bar" />
    </>
  );
}

/** At the end: who has won, by what, and what has decided ties, a new game of the same players, and the points as a table. */
function EndBar({ result }: { result: Result }) {
  const { words, panel, toggle, travel } = useTable();
  const bar = useRoving<HTMLDivElement>();
  return (
    <div class="bar" role="group" aria-label={words.result} ref={bar}>
      <div class="slip-room">
        <div class="slip chosen">
          <p>
            <b class="prompt">{result.title}</b> {wonBy(result)}
            <span class="line quiet">
              {result.ties || result.rows.map(({ name, total }) => `${name} ${total}`).join(", ")}{" "}
              <RuleNames rules={result.rules} />
            </span>
          </p>
        </div>
      </div>
      <button type="button" class="go" data-item onClick={() => travel({ kind: "again" })}>
        {words.newGame}
      </button>
      <button type="button" class="ask" data-item aria-expanded={panel === "points"} onClick={() => toggle("points")}>
        {words.points}
      </button>
    </div>
  );
}

/** What most of the winner's points came from. */
const wonBy = ({ rows, causes }: Result) =>
  causes
    .map((cause, index) => ({ cause, points: rows[0]?.points[index] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ cause, points }) => `${cause} ${points}`)
    .join(", ");

/** children: choices that have no place on the board. */
function DecisionBar({ children }: { children?: ComponentChildren }) {
  const table = useTable();
  const { words } = table;
  const bar = useRoving<HTMLDivElement>("line");
  const choice = lookedChoice(table);
  return (
    <div
      class="bar"
      role="group"
      aria-label={words.decision}
      ref={bar}
      onPointerEnter={table.stay}
      onFocusCapture={table.stay}
      onPointerLeave={(event) => event.pointerType === "mouse" && table.leave()}
    >
      {children}
      <Slip news />
      {choice?.reason?.can && table.looked === table.target ? <TryIt choice={choice} /> : <DoIt />}
      <button
        type="button"
        class="ask"
        data-item
        aria-expanded={table.panel === "why"}
        onClick={() => table.toggle("why")}
      >
        {choice?.state === "blocked" ? words.whyNot : words.why}
      </button>
    </div>
  );
}

/**
 * Commits what is aimed at, always here. Where nothing is aimed at, where that cannot be done, or where a row of presses
 * is not complete, it cannot be pressed and says why. Over what the mouse only points at it says below what a click there
 * does: on the way to a button the mouse would cross other places. In a row it stays, and the slip says that, beside how many
 * have been chosen. Keys come to it where there is something to do, or something begun.
 */
export function DoIt() {
  const table = useTable();
  const { words, looked, target, snapshot } = table;
  const choice = target === null ? null : snapshot.choices[target]!;
  const ready = choice !== null && choice.state !== "blocked";
  const row = inRow(table);
  const hint = looked === target || row ? "" : hintOf(snapshot.choices[looked!]!, table);
  const begun = table.picked.length > 0 || row;
  const word = choice?.state === "chosen" ? words.takeBack : words.doIt;
  if (table.clicked || !(ready || hint || begun)) return <Waiting word={word} blocked={choice?.state === "blocked"} />;
  const look = choice?.state === "chosen" ? "go back" : "go";
  return (
    <button
      type="button"
      class={hint ? "go hint" : look}
      data-item
      data-lead={ready || undefined}
      aria-disabled={!ready}
      aria-description={ready ? undefined : stillMissing(table)}
      onClick={() => (ready ? table.press(target!, "sure") : table.remind(stillMissing(table)))}
    >
      {word}
      {hint && <small>{hint}</small>}
    </button>
  );
}

/** The same button while there is nothing to do: it keeps its place, and no key comes to it. What to choose stands beside it. */
function Waiting({ word, blocked }: { word: string; blocked: boolean }) {
  const table = useTable();
  const missing = stillMissing(table);
  return (
    <button
      type="button"
      class="go"
      tabIndex={-1}
      aria-disabled
      aria-description={missing}
      onClick={() => table.remind(missing)}
    >
      {word}
      {blocked && !table.clicked && <small aria-hidden="true">{table.words.notPossible}</small>}
    </button>
  );
}
