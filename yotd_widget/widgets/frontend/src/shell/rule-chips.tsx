/** Rule ids to press; the sentence of the pressed one stands below, asked from Python where the page does not have it. */
import { useState } from "preact/hooks";
import { useAnswer } from "./answers";
import { useTable } from "./table";

export function RuleChips({ rules }: { rules: string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (!rules.length) return null;
  return (
    <>
      <span class="chips">
        {rules.map((rule) => (
          <button
            key={rule}
            type="button"
            class="chip"
            data-item
            aria-expanded={open === rule}
            onClick={() => setOpen(open === rule ? null : rule)}
          >
            {rule}
          </button>
        ))}
      </span>
      {open && rules.includes(open) && <RuleText rule={open} />}
    </>
  );
}

function RuleText({ rule }: { rule: string }) {
  const { snapshot } = useTable();
  const known = snapshot.rules[rule];
  const answer = useAnswer<{ rule: { statement: string } }>(known === undefined ? { kind: "rule", id: rule } : null);
  return <span class="rule-text">{known ?? answer?.rule.statement ?? "…"}</span>;
}
