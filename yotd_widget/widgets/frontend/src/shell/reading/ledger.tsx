/** Points by cause or by period, with a drawing of the year, and what the events ahead ask; every number says why. */
import { useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { Chips } from "../parts/rules";
import { useShared } from "../root";
import type { Cell, Points } from "../wire";

/** A number, or a need, that was asked about. */
interface Why {
  key: string;
  title: string;
  lines: string[];
  rules: string[];
}

export function Ledger({ sheet }: { sheet: Points }) {
  const { words } = useShared();
  const [by, setBy] = useState<"cause" | "period">("cause");
  const [why, setWhy] = useState<Why | null>(null);
  const ask = (next: Why) => setWhy(why?.key === next.key ? null : next);
  const periods = by === "period";
  const names = periods ? sheet.periods.map((period) => period.name) : sheet.causes;
  const cells = periods ? sheet.gained : sheet.cells;
  const told = why && <Because why={why} rules={sheet.rules} />;
  return (
    <div class="ledger">
      <div class="tool-row" role="group" aria-label={words.points}>
        {(["cause", "period"] as const).map((each) => (
          <button key={each} type="button" class="tool" aria-pressed={by === each} onClick={() => setBy(each)}>
            {each === "cause" ? words.byCause : words.byPeriod}
          </button>
        ))}
      </div>
      {periods && sheet.periods.length > 1 && <Year sheet={sheet} />}
      <Table
        title={words.points}
        sheet={sheet}
        rows={names.map((name, at) => ({
          key: `${by} ${at}`,
          head: name,
          cells: cells.map((row) => row[at]!),
        }))}
        why={why}
        ask={ask}
      />
      {why && !why.key.startsWith("need") && told}
      {sheet.needs.length > 0 && (
        <>
          <p class="ledger-title" aria-hidden>
            {words.needs}
          </p>
          <Needs sheet={sheet} why={why} ask={ask} />
        </>
      )}
      {why?.key.startsWith("need") && told}
    </div>
  );
}

interface TableProps {
  title: string;
  sheet: Points;
  rows: { key: string; head: string; cells: Cell[] }[];
  why: Why | null;
  ask(why: Why): void;
}

function Table({ title, sheet, rows, why, ask }: TableProps) {
  const { words } = useShared();
  const body = useRoving<HTMLTableSectionElement>();
  const most = Math.max(1, ...rows.flatMap((row) => row.cells.map((cell) => cell.points)));
  return (
    <div class="sheet">
      <table aria-label={title}>
        <Head sheet={sheet} />
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, seat) => {
                const key = `${row.key} ${seat}`;
                return (
                  <td key={key}>
                    {cell.points ? (
                      <button
                        type="button"
                        data-item
                        class="amount"
                        aria-expanded={why?.key === key}
                        onClick={() => ask({ ...cell, key })}
                      >
                        {cell.points}
                        <i style={{ width: `${(100 * Math.max(0, cell.points)) / most}%` }} />
                      </button>
                    ) : (
                      <span class="none">0</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {sheet.totals.map((total, seat) => (
              <td key={sheet.players[seat]!.seat}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head({ sheet }: { sheet: Points }) {
  return (
    <thead>
      <tr>
        <td />
        {sheet.players.map((player) => (
          <th key={player.seat} scope="col" style={{ width: `${78 / sheet.players.length}%` }}>
            <Badge seat={player.seat} size={24} />
            <span>{player.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Needs({ sheet, why, ask }: { sheet: Points; why: Why | null; ask(why: Why): void }) {
  const { words } = useShared();
  const body = useRoving<HTMLTableSectionElement>();
  return (
    <div class="sheet needs">
      <table aria-label={words.needs}>
        <Head sheet={sheet} />
        <tbody ref={body}>
          {sheet.needs.map((event) => (
            <tr key={`${event.period} ${event.event}`}>
              <th scope="row">
                <Icon id={event.icon} size={24} /> <b>{event.period}</b> {event.event}
              </th>
              {event.cells.map((cell, seat) => {
                const key = `need ${event.period} ${event.event} ${seat}`;
                return (
                  <td key={key}>
                    <button
                      type="button"
                      data-item
                      class={`need-cell ${cell.tone}`}
                      aria-expanded={why?.key === key}
                      onClick={() => ask({ ...cell, key })}
                    >
                      <span class="who">{sheet.players[seat]!.name}: </span>
                      <span class="quiet">
                        {cell.text}
                        {cell.text && cell.verdict && <span class="sr">: </span>}
                      </span>{" "}
                      <b>{cell.verdict}</b>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Because({ why, rules }: { why: Why; rules: Record<string, string> }) {
  const { words } = useShared();
  return (
    <div class="because-sheet" role="group" aria-label={words.why} aria-live="polite">
      <b>{why.title}</b>
      <ul>
        {why.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Chips key={why.key} rules={why.rules} told={(rule) => rules[rule]} />
    </div>
  );
}

const WIDTH = 480;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 64;
const FOOT = 26;
/** Seats differ in the line as well as in colour. */
const DASHES = ["", "9 4", "3 4", "14 4 3 4", "1 5"];

/** A line a player: all points up to each period. The same numbers stand in the table below. */
function Year({ sheet }: { sheet: Points }) {
  const lines = sheet.gained.map((row) => {
    let sum = 0;
    return row.map((cell) => {
      sum += cell.points;
      return sum;
    });
  });
  const most = Math.max(10, ...lines.flat());
  const step = most > 60 ? 20 : most > 24 ? 10 : 5;
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / Math.max(1, sheet.periods.length - 1);
  const y = (points: number) => HEIGHT - FOOT - (points * (HEIGHT - FOOT - 14)) / most;
  const scale = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const last = sheet.periods.length - 1;
  return (
    <svg class="year-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {scale.map((points) => (
        <g key={points}>
          <path class="scale" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(points) + 5} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {sheet.periods.map(({ short, name }, at) => (
        <text key={name} class="at" x={x(at)} y={HEIGHT - 6} text-anchor="middle">
          {short}
        </text>
      ))}
      {lines.map((line, seat) => (
        <path
          key={sheet.players[seat]!.seat}
          class={`run seat-${sheet.players[seat]!.seat + 1}`}
          stroke-dasharray={DASHES[seat % DASHES.length]}
          d={`M${line.map((points, at) => `${x(at)} ${y(points)}`).join("L")}`}
        />
      ))}
      {spread(lines.map((line) => y(line[last]!))).map((top, seat) => (
        <g key={sheet.players[seat]!.seat}>
          <use
            class="badge"
            href={`#badge-${sheet.players[seat]!.seat + 1}`}
            x={WIDTH - RIGHT + 6}
            y={top - 11}
            width="22"
            height="22"
          />
          <text class="sum" x={WIDTH - RIGHT + 33} y={top + 6}>
            {lines[seat]![last]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Heights that keep 23 apart, as near as can be to those wanted. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const tops = [...wanted];
  let free = 12;
  for (const at of order) {
    tops[at] = Math.max(wanted[at]!, free);
    free = tops[at]! + 23;
  }
  const over = free - 23 - (HEIGHT - FOOT + 8);
  return over > 0 ? tops.map((top) => top - over) : tops;
}
