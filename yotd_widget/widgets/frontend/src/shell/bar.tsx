/** Under the region in question: what a press would do or why it cannot be done, Do it, Why? */
import type { ComponentChildren } from "preact";
import { pressedBy } from "./place";
import { useRoving } from "./roving";
import { Slip } from "./slip";
import { lookedChoice, useTable } from "./table";

export function DecisionBar({ children }: { children?: ComponentChildren }) {
  const table = useTable();
  const { words, looked } = table;
  const bar = useRoving<HTMLDivElement>();
  const choice = lookedChoice(table);
  const ready = choice !== null && choice.state !== "blocked";
  const by = (event: MouseEvent) => (pressedBy(event) === "key" ? "key" : "mouse");
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
      <button
        type="button"
        class={choice?.state === "chosen" ? "go back" : "go"}
        data-item
        aria-disabled={!ready}
        onClick={(event) => ready && looked && table.press(looked, by(event))}
      >
        {choice?.state === "chosen" ? words.takeBack : words.doIt}
      </button>
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
