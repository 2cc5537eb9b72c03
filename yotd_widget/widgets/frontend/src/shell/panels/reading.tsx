/** Panels of Play that are read: branches, compare, points. What Python once answered stays readable without it. */
import { useEffect, useState } from "preact/hooks";
import { type Talk, useTalk } from "../host/talk";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { BranchTree } from "../reading/branches";
import { Compared } from "../reading/compare";
import { Ledger } from "../reading/ledger";
import { useShared } from "../root";
import { useTable } from "../table";
import type { Comparison, Points, Snapshot, Tree } from "../wire";
import { Panel } from "./panel";

/** With what the present position is compared. */
interface With {
  with: "step" | "period" | "branch";
  name?: string;
}

interface Kept {
  branches?: { tree: Tree };
  compare?: { comparison: Comparison; branches: string[] };
  points?: { sheet: Points };
  with?: With;
  /** The position of the last answer of each kind. */
  of: { [kind: string]: Snapshot };
}

/** By widget: a panel that is opened again shows what it showed until Python answers. */
const kept = new WeakMap<object, Kept>();

function keptBy(model: object): Kept {
  const found = kept.get(model) ?? { of: {} };
  kept.set(model, found);
  return found;
}

/** The answer to a question about the present position, asked again for every new one; and whether it is of that already. */
function useKept<Kind extends "branches" | "compare" | "points">(
  kind: Kind,
  more: object = {},
): [Kept[Kind], Talk, boolean] {
  const { model } = useShared();
  const { line } = useTable(); // not the moment that is looked at: along the timeline nothing is asked
  const talk = useTalk();
  const mine = keptBy(model);
  const [, draw] = useState(0);
  const question = JSON.stringify(more);
  useEffect(() => {
    talk.send<NonNullable<Kept[Kind]>>({ kind, ...more }, (answer) => {
      mine[kind] = answer;
      mine.of[kind] = line.snapshot;
      draw((n) => n + 1);
    });
  }, [line.snapshot, question]);
  return [mine[kind], talk, mine.of[kind] === line.snapshot];
}

export function BranchesPanel() {
  const { words, toggle, past } = useTable();
  const { model } = useShared();
  const [found, talk] = useKept("branches");
  const change = useTalk();
  return (
    <Panel name="branches" title={words.branches}>
      <Notice text={change.notice ?? talk.notice} />
      {found && (
        <BranchTree
          tree={found.tree}
          at={past?.step?.at}
          // Who goes elsewhere looks back no longer
          act={(act) => {
            change.send(
              { kind: "branch", node: past?.step?.node, ...act },
              () => /go|fork/.test(act.act) && past?.leave(),
            );
          }}
          compare={(name) => {
            keptBy(model).with = { with: "branch", name };
            toggle("compare");
          }}
        />
      )}
    </Panel>
  );
}

export function ComparePanel() {
  const { words } = useTable();
  const { model } = useShared();
  const mine = keptBy(model);
  const [other, setOther] = useState<With>(mine.with ?? { with: "step" });
  const [found, talk] = useKept("compare", other);
  const tools = useRoving<HTMLDivElement>();
  const choose = (next: With) => {
    mine.with = next;
    setOther(next);
  };
  const tool = (next: With, text: string) => (
    <button
      key={text}
      type="button"
      class="tool"
      data-item
      aria-pressed={next.with === other.with && next.name === other.name}
      onClick={() => choose(next)}
    >
      {text}
    </button>
  );
  return (
    <Panel name="compare" title={words.compare}>
      <div class="tool-row" role="group" aria-label={words.compareWith} ref={tools}>
        <span class="quiet">{words.compareWith}</span>
        {tool({ with: "step" }, words.stepBefore)}
        {tool({ with: "period" }, words.periodStart)}
        {found?.branches.map((name) => tool({ with: "branch", name }, name))}
      </div>
      <Notice text={talk.notice} />
      {found && <Compared comparison={found.comparison} />}
    </Panel>
  );
}

export function PointsPanel() {
  const { words } = useTable();
  const [found, talk, fresh] = useKept("points");
  const totals = found?.sheet.players.map(({ name }, seat) => `${name} ${found.sheet.totals[seat]}`).join(", ");
  return (
    <Panel name="points" title={words.points} told={(fresh && totals) || null}>
      <Notice text={talk.notice} />
      {found && <Ledger sheet={found.sheet} />}
    </Panel>
  );
}
