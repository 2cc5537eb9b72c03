/** The end of a game: points by cause, as a table with a column a player, or as bars, the winner first. */
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { useTable } from "../table";
import type { Result, ResultRow } from "../wire";

/** The narrowest page that has room for the names side by side, by the width of a letter and of a column. */
function narrowest(result: Result): "phone" | "page" | "wide" {
  const letters = Math.max(...result.rows.map((row) => row.name.length));
  const columns = result.rows.length;
  if ((columns * (11 * letters + 6)) / 0.64 + 42 <= 320) return "phone";
  return (columns * (12 * letters + 12)) / 0.74 + 62 <= 520 ? "page" : "wide";
}

export function ResultTable({ result }: { result: Result }) {
  const { words } = useTable();
  const most = Math.max(1, ...result.rows.flatMap((row) => row.points));
  return (
    <div class="result" role="group" aria-label={words.result}>
      <table data-names={narrowest(result)}>
        <caption>{result.title}</caption>
        <thead>
          <tr>
            <td />
            {result.rows.map((row) => (
              <th key={row.seat} scope="col">
                <Badge seat={row.seat} size={28} />
                <span>{row.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.causes.map((cause, index) => (
            <tr key={cause}>
              <th scope="row">{cause}</th>
              {result.rows.map((row) => (
                <td key={row.seat}>
                  <Points points={row.points[index] ?? 0} most={most} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {result.rows.map((row) => (
              <td key={row.seat}>
                <b>{row.total}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Bars as long as the points, in pieces by cause; what has no room for its number is in the table. icons: of a cause, its sign. */
export function PointBars({ result, icons }: { result: Result; icons: Record<string, string> }) {
  const { words } = useTable();
  const most = Math.max(1, ...result.rows.map((row) => row.total));
  const worth = result.causes.filter((_, index) => result.rows.some((row) => row.points[index]));
  return (
    <div class="point-bars" role="group" aria-label={words.byCause}>
      <ul class="legend">
        {worth.map((cause) => (
          <li key={cause}>
            <i style={hue(result.causes.indexOf(cause))}>
              <Icon id={icons[cause] ?? "mark-points"} size={17} />
            </i>
            {cause}
          </li>
        ))}
      </ul>
      {result.rows.map((row) => (
        <div key={row.seat} class="bar-row" role="img" aria-label={barTold(row, result.causes)}>
          <span class="bar-name">
            <Badge seat={row.seat} size={22} /> <b>{row.name}</b>
          </span>
          <span class="pieces" style={{ "--part": (row.total / most).toFixed(3) }}>
            {row.points.map(
              (points, index) =>
                points > 0 && (
                  <span key={result.causes[index]} style={{ ...hue(index), flexGrow: points }}>
                    <Icon id={icons[result.causes[index]!] ?? "mark-points"} size={17} />
                    <i data-digits={`${points}`.length}>{points}</i>
                  </span>
                ),
            )}
          </span>
          <b class="bar-total">{row.total}</b>
        </div>
      ))}
    </div>
  );
}

const hue = (cause: number) => ({ background: `var(--cause-${cause + 1})` });

const barTold = (row: ResultRow, causes: string[]) =>
  `${row.name}: ${causes.map((cause, index) => `${cause} ${row.points[index]}`).join(", ")}; ${row.total}`;

function Points({ points, most }: { points: number; most: number }) {
  return (
    <span class={points ? "tally" : "tally none"}>
      {points}
      <i style={{ width: `${(100 * points) / most}%` }} />
    </span>
  );
}
