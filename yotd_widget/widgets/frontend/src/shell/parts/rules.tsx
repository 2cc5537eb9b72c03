/** Rule ids behind a sentence: quiet names, or chips to press that tell the rule. */
import type { ComponentChildren } from "preact";
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { useAnswer } from "../host/talk";
import { useTable } from "../table";

export function RuleNames({ rules }: { rules: string[] }) {
  return (
    <>
      {rules.map((rule, index) => (
        <Fragment key={rule}>
          {index > 0 && " "}
          <span class="rule-name">{rule}</span>
        </Fragment>
      ))}
    </>
  );
}

/** Chips at a table; a sentence that the page does not have is asked from Python. */
export function RuleChips({ rules }: { rules: string[] }) {
  return <Chips rules={rules} told={(rule) => <RuleText key={rule} rule={rule} />} />;
}

function RuleText({ rule }: { rule: string }) {
  const { snapshot } = useTable();
  const known = snapshot.rules[rule];
  const answer = useAnswer<{ rule: { statement: string } }>(known === undefined ? { kind: "rule", id: rule } : null);
  return <>{known ?? answer?.rule.statement ?? "…"}</>;
}

interface Props {
  rules: readonly string[];
  /** The sentence of a rule. */
  told(rule: string): ComponentChildren;
}

/** The sentence of the pressed one stands below. */
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
