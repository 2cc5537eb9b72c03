/** Under the timeline of a game that is only looked at: the step, what it brought, and why. */

import { useTable } from "../table";
import { Signs } from "./signs";

export function StepNote() {
  const { words, past, panel, toggle } = useTable();
  const step = past?.step;
  if (!step) return null;
  return (
    <div class="step-note">
      <p>
        <b>{step.label}</b> <span class="quiet">{step.when}</span>
        <Signs step={step} class="quiet" />
        {step.say.map((line) => (
          <span key={line.text} class="said">
            {line.text}
          </span>
        ))}
      </p>
      <button type="button" class="ask" aria-expanded={panel === "why"} onClick={() => toggle("why")}>
        {words.why}
      </button>
    </div>
  );
}
