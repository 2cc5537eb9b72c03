/** The whole log by month, asked from Python when opened; until it comes, what happened since the last press. */
import { useEffect, useRef } from "preact/hooks";
import { Badge } from "./badge";
import { Panel } from "./panel";
import { RuleNames } from "./rule-names";
import type { LogLine } from "./snapshot";
import { useTable } from "./table";

export function LogPanel() {
  const { snapshot, line, kernel, words } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const lines = line.log ?? snapshot.recent;

  useEffect(() => {
    if (!line.log) kernel?.readLog();
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [kernel, line.log]);

  return (
    <Panel name="log" title={words.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <div class="scroll" ref={list} tabIndex={0} role="group" aria-label={words.log}>
        {byMonth(lines).map(([month, entries]) => (
          <div key={month} class="log-month">
            <b>{month}</b>
            <ol>
              {entries.map((entry, index) => (
                <li key={index}>
                  {entry.seat !== null && <Badge seat={entry.seat} size={20} />}
                  <span>
                    {entry.text} <RuleNames rules={entry.rules} />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function byMonth(lines: LogLine[]): [number, LogLine[]][] {
  const months = new Map<number, LogLine[]>();
  for (const line of lines) months.set(line.month, [...(months.get(line.month) ?? []), line]);
  return [...months];
}
