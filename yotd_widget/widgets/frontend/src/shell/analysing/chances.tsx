/** The panel of Play that tells what luck decides next, and what it would mean. */
import { useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { RuleNames } from "../parts/rules";
import { Lit } from "../reading/lit";
import { useTable } from "../table";
import type { Chances, ChanceTable } from "../wire";
import { CountingHead } from "./head";
import { useCounting } from "./use-counting";

export function ChancesPanel() {
  const { words, line, past } = useTable();
  const { timeline } = line.snapshot;
  const node = past?.step?.node ?? timeline.path[timeline.at];
  const { sheet, act, talk } = useCounting<Chances>("chances", { node, game: timeline.game });
  const [places, point] = useState<string[]>([]);
  return (
    <Panel name="chances" title={words.chances}>
      <Notice text={talk.notice} />
      <Lit places={places} as="pointed" />
      {sheet && (
        <div class="analysed chances">
          <CountingHead sheet={sheet} act={act} />
          {sheet.tables.map((table) => (
            <Table key={table.title} table={table} point={point} />
          ))}
          {sheet.honest.length > 0 && <p class="quiet honest">{sheet.honest.join(" ")}</p>}
        </div>
      )}
    </Panel>
  );
}

function Table({ table, point }: { table: ChanceTable; point(places: string[]): void }) {
  const { words } = useTable();
  const list = useRoving<HTMLUListElement>();
  const most = Math.max(...table.rows.map((row) => row.share));
  return (
    <section aria-label={table.title}>
      <p class="chance-title">
        {table.title} <RuleNames rules={table.rules} />
      </p>
      {table.meant && (
        <p class="chance-head" aria-hidden="true">
          <span>{words.odds}</span>
          <span>{words.meansMargin}</span>
        </p>
      )}
      <ul ref={list}>
        {table.rows.map((row) => (
          <li key={row.label}>
            {/* Pointed at, it shows where; there is nothing to do with it */}
            <button
              type="button"
              class="chance"
              data-item
              onFocus={() => point(row.places)}
              onBlur={() => point([])}
              onPointerEnter={() => point(row.places)}
              onPointerLeave={() => point([])}
            >
              <span>{row.label}</span>
              <span class="share">
                <i style={{ width: `${(100 * row.share) / most}%` }} />
                <b>{row.odds}</b> {row.percent}
              </span>
              {table.meant && (
                <span class={row.sure ? "means sure" : "means"}>
                  <span class="sr">{words.meansMargin}: </span>
                  {row.means || "…"}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
