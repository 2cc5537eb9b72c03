/** The position in words: everything that can be done as a list, a line to type, and the game's tables of facts. */
import { CommandLine } from "../deciding/command";
import { TryIt } from "../deciding/why";
import { type GameTable, useGame } from "../game";
import { useRoving } from "../keys/roving";
import { describe, Place } from "../place";
import { useTable } from "../table";
import type { Choice } from "../wire";
import { Panel } from "./panel";

export function TextPanel() {
  const { snapshot, words } = useTable();
  const { Text } = useGame<GameTable>();
  const { period, phase, who } = snapshot.status;
  return (
    <Panel name="text" title={words.text} told={[period, phase, who].filter(Boolean).join(", ")}>
      <Story />
      {snapshot.decision && <Options />}
      {snapshot.decision && <CommandLine />}
      <div class="facts">
        <Text />
      </div>
    </Panel>
  );
}

/** Where the game stands, and what has just happened. */
function Story() {
  const { status, recent } = useTable().snapshot;
  return (
    <>
      <p class="status" tabIndex={-1}>
        <b>{[status.period, status.phase, status.who].filter(Boolean).join(" · ")}</b>
      </p>
      {status.why && <p>{status.why}</p>}
      {recent.length > 0 && <p class="quiet">{recent.map((line) => `${line.text} `)}</p>}
    </>
  );
}

/** The same move may lie in several places, of equal persons; it is listed once. */
export function Options() {
  const { snapshot } = useTable();
  const list = useRoving<HTMLUListElement>();
  const found = new Map<string, [string, Choice]>();
  for (const [place, choice] of Object.entries(snapshot.choices)) {
    if (!choice.move) continue; // a part of moves that are listed whole
    const key = `${choice.state} ${choice.move}`;
    if (!found.has(key)) found.set(key, [place, choice]);
  }
  return (
    <ul
      class="options"
      aria-label={[snapshot.decision!.prompt, snapshot.decision!.given].filter(Boolean).join(" ")}
      ref={list}
    >
      {[...found.values()].map(([place, choice]) => (
        <li key={place}>
          <Place place={place} text={choice.label} class="option">
            {choice.label}
          </Place>
          <span>{describe(choice)}</span>
          <TryIt choice={choice} />
        </li>
      ))}
    </ul>
  );
}

type Cell = string | number;

/** A name at the head of something. Not by `::first-letter`, which takes long to lay out. */
const capital = (name: Cell) => `${name}`.replace(/^./, (first) => first.toUpperCase());

/** A table of facts, the first cell of a row its heading. `name` tells tests and sheets which one it is. */
export function Facts({
  name,
  caption,
  head,
  rows,
}: {
  name: string;
  caption: string;
  head?: string[];
  rows: Cell[][];
}) {
  if (!rows.length) return null;
  return (
    <table data-facts={name}>
      <caption>{capital(caption)}</caption>
      {head && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {capital(cell)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column ? (
                <td key={column}>{cell}</td>
              ) : (
                <th key={column} scope="row">
                  {capital(cell)}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
