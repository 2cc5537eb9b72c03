/** The log by period, one of them open; each line jumps to its step. Until the steps are known, what happened last. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Badge } from "../parts/badge";
import { RuleNames } from "../parts/rules";
import { useTable } from "../table";
import type { Step } from "../time/history";
import type { LogLine, Status } from "../wire";
import { Panel } from "./panel";

interface Entry {
  line: LogLine;
  /** Null while its step is not known. */
  node: number | null;
}

export function LogPanel() {
  const { line, past, words } = useTable();
  const { snapshot } = line;
  const list = useRef<HTMLDivElement>(null);
  const { at, path } = snapshot.timeline;
  const known = past?.steps;
  const periods = useMemo(
    () => byPeriod(entries(known?.slice(0, at + 1) ?? [], snapshot.recent)),
    [known, at, snapshot],
  );
  const here = past?.step ?? null;
  const [open, setOpen] = useState<number | null>(null);
  const shown = open ?? here?.period ?? periods.at(-1)?.[0];
  const looked = here?.node ?? path[at];

  useEffect(() => {
    const to =
      [...(list.current?.querySelectorAll(".here") ?? [])].at(here ? 0 : -1) ??
      list.current?.querySelector("ol")?.lastElementChild;
    to?.scrollIntoView?.({ block: "nearest" });
  }, [shown, periods.length]);

  return (
    <Panel name="log" title={words.log} told={periods.at(-1)?.[1].at(-1)?.line.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <div class="scroll" ref={list} tabIndex={0} role="group" aria-label={words.log}>
        {periods.map(([period, lines]) => (
          <div key={period} class="log-period">
            <button type="button" aria-expanded={period === shown} onClick={() => setOpen(period)}>
              {known?.findLast((step) => step?.period === period)?.when ?? nameOf(period, snapshot.status)}
            </button>
            {period === shown && (
              <ol>
                {lines.map(({ line, node }, index) => (
                  <li key={index} class={node === looked ? "here" : ""}>
                    {line.seat !== null && <Badge seat={line.seat} size={20} />}
                    <span>
                      <button
                        type="button"
                        class="log-line"
                        aria-current={node === looked ? "step" : undefined}
                        onClick={() => node !== null && past?.pinNode(node)}
                      >
                        {line.text}
                      </button>{" "}
                      <RuleNames rules={line.rules} />
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** While its steps are not known: as the status line has it, if it is the one that is played. */
function nameOf(period: number, { period: now, phase }: Status): string {
  if (!period) return phase;
  return now.includes(`${period}`) ? now : `${period}`;
}

function entries(steps: readonly (Step | null)[], recent: LogLine[]): Entry[] {
  if (steps.some((step) => !step)) return recent.map((line) => ({ line, node: null }));
  return steps.flatMap((step) => step!.say.map((line) => ({ line, node: step!.node })));
}

function byPeriod(entries: Entry[]): [number, Entry[]][] {
  const periods = new Map<number, Entry[]>();
  for (const entry of entries) {
    const { period } = entry.line;
    if (!periods.has(period)) periods.set(period, []);
    periods.get(period)!.push(entry);
  }
  return [...periods];
}
