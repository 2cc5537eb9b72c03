/** The parts of a round as a path, and where one is on it: nothing to press. */
import type { Part } from "../areas/wire";

interface Props {
  /** What the path is called. */
  name: string;
  steps: readonly Part[];
}

/** Their numbers are counted by the sheet. */
export const Steps = ({ name, steps }: Props) => (
  <ol class="turn-steps" aria-label={name} data-at="step">
    {steps.map(({ name: step, state }) => (
      <li key={step} class={state} aria-current={state === "now" ? "step" : undefined}>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
