/** Why? and Why not?: the sentences behind the looked-at choice, each with its rules; else whose turn it is and why. */
import { Panel } from "./panel";
import { RuleChips } from "./rule-chips";
import type { Line } from "./snapshot";
import { lookedChoice, type Table, useTable } from "./table";

export function WhyPanel() {
  const table = useTable();
  if (table.panel !== "why") return null;
  const choice = lookedChoice(table);
  return (
    <Panel name="why" title={choice?.label ?? table.snapshot.status.who}>
      <ol class="chain">
        {reasons(table).map((line) => (
          <li key={line.text} class={line.tone}>
            <span class="because">{line.text}</span>
            <RuleChips rules={line.rules} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function reasons(table: Table): Line[] {
  const choice = lookedChoice(table);
  if (choice?.reason) return [{ ...choice.reason, tone: "bad" }];
  if (choice?.preview) return choice.preview.lines;
  const { status, decision } = table.snapshot;
  return [{ text: status.why, rules: decision?.rules ?? [], tone: "plain" }];
}
