/** Rule ids to press at a table; a sentence that the page does not have is asked from Python. */
import { useAnswer } from "../host/answers";
import { Chips } from "../reading/chips";
import { useTable } from "../table";

export function RuleChips({ rules }: { rules: string[] }) {
  return <Chips rules={rules} told={(rule) => <RuleText key={rule} rule={rule} />} />;
}

function RuleText({ rule }: { rule: string }) {
  const { snapshot } = useTable();
  const known = snapshot.rules[rule];
  const answer = useAnswer<{ rule: { statement: string } }>(known === undefined ? { kind: "rule", id: rule } : null);
  return <>{known ?? answer?.rule.statement ?? "…"}</>;
}
