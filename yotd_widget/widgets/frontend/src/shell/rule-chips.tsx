/** Rule ids to press; the sentence of the pressed one stands below. */
import { useState } from "preact/hooks";
import { useTable } from "./table";

export function RuleChips({ rules }: { rules: string[] }) {
  const { snapshot } = useTable();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <span class="chips">
        {rules.map((rule) => (
          <button
            key={rule}
            type="button"
            class="chip"
            aria-expanded={open === rule}
            onClick={() => setOpen(open === rule ? null : rule)}
          >
            {rule}
          </button>
        ))}
      </span>
      {open && rules.includes(open) && <span class="rule-text">{snapshot.rules[open]}</span>}
    </>
  );
}
