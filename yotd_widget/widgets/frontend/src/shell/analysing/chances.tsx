/** What luck decides next, and what it would mean: a panel of Play, or a widget of its own. */
import { useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { RuleNames } from "../parts/rules";
import { Lit } from "../reading/lit";
import { useShared } from "../root";
import { useTable } from "../table";
import type { Alike, Chances, ChanceTable, Happening } from "../wire";
import { CountingHead } from "./head";
import { type Act, useCounting } from "./use-counting";

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
      {sheet && <Chanced sheet={sheet} act={act} point={point} />}
    </Panel>
  );
}

interface Props {
  sheet: Chances;
  act(act: Act): void;
  /** Shows on the board where something will fall. */
  point?(places: string[]): void;
}

export function Chanced({ sheet, act, point }: Props) {
  return (
    <div class="analysed chances">
      <CountingHead sheet={sheet} act={act} further={sheet.further} />
      {sheet.tables.map((table) => (
        <Table key={table.title} table={table} point={point} />
      ))}
      {sheet.honest.length > 0 && <p class="quiet honest">{sheet.honest.join(" ")}</p>}
    </div>
  );
}

type Point = Props["point"];

function Table({ table, point }: { table: ChanceTable; point: Point }) {
  const { words } = useShared();
  const list = useRoving<HTMLDivElement>();
  const most = Math.max(...table.groups.map(({ share }) => share));
  return (
    <section aria-label={table.title}>
      <p class="chance-title">
        {table.title} <RuleNames rules={table.rules} />
      </p>
      <div class="chance-head" aria-hidden="true">
        <span>{words.odds}</span>
        {table.meant && <span>{words.meansMargin}</span>}
      </div>
      <div ref={list}>
        {table.groups.map((group) =>
          group.several ? (
            <Several key={`${group.title} ${group.odds}`} group={group} most={most} meant={table.meant} point={point} />
          ) : (
            <ul key={group.title}>
              <Row row={group.rows[0]!} meant={table.meant} point={point}>
                <Share group={group} most={most} />
              </Row>
            </ul>
          ),
        )}
      </div>
    </section>
  );
}

/** So many stand there at once; the others unfold. */
const FEW = 6;

/** What is alike: its odds once, and below them what each of it would mean. */
function Several({ group, most, meant, point }: { group: Alike; most: number; meant: boolean; point: Point }) {
  const { words } = useShared();
  const [all, setAll] = useState(false);
  const { rows } = group;
  const folded = rows.length > FEW + 1;
  return (
    <>
      <p class="chance alike">
        <b>{group.title}</b>
        <Share group={group} most={most} each={words.each} />
      </p>
      {!meant && <p class="alike-told">{rows.map(({ label }) => label).join(" · ")}</p>}
      {group.told && <p class="quiet alike-told">{group.told}</p>}
      {meant && (
        <ul aria-label={group.title}>
          {(folded && !all ? rows.slice(0, FEW) : rows).map((row) => (
            <Row key={row.label} row={row} meant point={point} />
          ))}
        </ul>
      )}
      {meant && folded && (
        <button type="button" class="tool" data-item aria-expanded={all} onClick={() => setAll(!all)}>
          {(all ? words.fewer : words.allOf).replace("{1}", `${rows.length}`)}
        </button>
      )}
    </>
  );
}

function Share({ group, most, each = "" }: { group: Alike; most: number; each?: string }) {
  return (
    <span class="share">
      <i style={{ width: `${(100 * group.share) / most}%` }} />
      <b>{group.odds}</b> {`${group.percent} ${each}`}
    </span>
  );
}

interface RowProps {
  row: Happening;
  meant: boolean;
  point: Point;
  children?: preact.ComponentChildren;
}

function Row({ row, meant, point, children }: RowProps) {
  const { words } = useShared();
  return (
    <li>
      {/* Pointed at, it shows where; there is nothing to do with it */}
      <button
        type="button"
        class={children ? "chance" : "chance one"}
        data-item
        onFocus={() => point?.(row.places)}
        onBlur={() => point?.([])}
        onPointerEnter={() => point?.(row.places)}
        onPointerLeave={() => point?.([])}
      >
        <span>{row.label}</span>
        {children}
        {meant && (
          <span class={row.sure ? "means sure" : "means"}>
            <span class="sr">{words.meansMargin}: </span>
            {row.means || "…"}
          </span>
        )}
      </button>
    </li>
  );
}
