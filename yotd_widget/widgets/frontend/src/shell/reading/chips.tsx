/** Rule ids to press; the sentence of the pressed one stands below. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  rules: readonly string[];
  /** The sentence of a rule. */
  told(rule: string): ComponentChildren;
}

export function Chips({ rules, told }: Props) {
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
      {open && rules.includes(open) && <span class="rule-text">{told(open)}</span>}
    </>
  );
}
