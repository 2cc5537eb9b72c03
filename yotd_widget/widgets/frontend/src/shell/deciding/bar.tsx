/** Under the region in question: what a press would do or why it cannot be done, Do it or Try it, Why? */
import type { ComponentChildren } from "preact";
import { missing } from "../keys/habits";
import { useRoving } from "../keys/roving";
import { lookedChoice, type Table, useTable } from "../table";
import { Slip } from "./slip";
import { TryIt } from "./why";

export function DecisionBar({ children }: { children?: ComponentChildren }) {
  const table = useTable();
  const { words } = table;
  const bar = useRoving<HTMLDivElement>();
  const choice = lookedChoice(table);
  return (
    <div
      class="bar"
      role="group"
      aria-label={words.decision}
      ref={bar}
      onPointerEnter={table.stay}
      onPointerLeave={(event) => event.pointerType === "mouse" && table.leave()}
    >
      {children}
      <Slip />
      {choice?.reason?.can ? <TryIt choice={choice} /> : <DoIt />}
      <button
        type="button"
        class="ask"
        data-item
        aria-expanded={table.panel === "why"}
        onClick={() => table.toggle("why")}
      >
        {choice?.state === "blocked" ? words.whyNot : words.why}
      </button>
    </div>
  );
}

/** Commits what is previewed; where a row of presses is not complete, says what is missing. */
function DoIt() {
  const table = useTable();
  const { words, looked, snapshot } = table;
  const choice = lookedChoice(table);
  const ready = choice !== null && choice.state !== "blocked";
  return (
    <button
      type="button"
      class={choice?.state === "chosen" ? "go back" : "go"}
      data-item
      aria-disabled={!ready}
      aria-description={ready ? undefined : stillMissing(table)}
      onClick={() =>
        ready && looked
          ? table.press(looked, "sure")
          : table.remind(stillMissing(table) ?? snapshot.decision?.prompt ?? "")
      }
    >
      {choice?.state === "chosen" ? words.takeBack : words.doIt}
    </button>
  );
}

const stillMissing = ({ snapshot: { decision } }: Table) =>
  decision?.form === "row" && missing(decision.progress) > 0 ? decision.missing : undefined;
