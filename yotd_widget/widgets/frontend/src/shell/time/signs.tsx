/** What is special about a step: a small drawing and its word. */
import { useTable } from "../table";
import type { Step } from "./history";

export function Signs({ step, class: look = "" }: { step: Step; class?: string }) {
  const { words } = useTable();
  return (
    <>
      {step.luck && (
        <span class={`sign-line ${look}`}>
          <Luck /> {words.chance}
        </span>
      )}
      {step.forced && (
        <span class={`sign-line ${look}`}>
          <Forced /> {words.noChoice}
        </span>
      )}
    </>
  );
}

/** A die: chance decided. */
function Luck() {
  return (
    <svg class="icon sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="2" y="2" width="12" height="12" rx="2.5" />
      <path d="M5.5 5.5h0M10.5 5.5h0M8 8h0M5.5 10.5h0M10.5 10.5h0" class="pips" />
    </svg>
  );
}

/** A link of a chain: there was no choice. */
function Forced() {
  return (
    <svg class="icon sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="1" y="5" width="8" height="6" rx="3" />
      <rect x="7" y="5" width="8" height="6" rx="3" />
    </svg>
  );
}
