/** Rule ids to press, for views that bring the sentences with them; the sentence of the pressed one stands below. */
import { useState } from "preact/hooks";

export function Chips({ rules, texts }: { rules: readonly string[]; texts: Record<string, string> }) {
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
            aria-expanded={open === rule}
            onClick={() => setOpen(open === rule ? null : rule)}
          >
            {rule}
          </button>
        ))}
      </span>
      {open && rules.includes(open) && <span class="rule-text">{texts[open]}</span>}
    </>
  );
}
