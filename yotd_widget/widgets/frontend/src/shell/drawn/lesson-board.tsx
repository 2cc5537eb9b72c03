/**
 * The board of a lesson for a game that is drawn: who plays, below it the painted ground (an element with the class
 * "painted") with what the step is about, and before it what is chosen. Everything keeps its place from step to step.
 */
import type { ComponentChildren } from "preact";
import { useRoving } from "../keys/roving";
import { Placards } from "../placard";
import { TableContext, useTable } from "../table";
import type { Snapshot } from "../wire";

interface Props {
  class: string;
  /** As the reader sees it. */
  snapshot: Snapshot;
  /** The regions that are shown. */
  shows: Iterable<string>;
  /** They fill no more than half of the board. */
  small?: boolean;
  /** As of the `LessonProps`. */
  acts?: boolean;
  people: ComponentChildren;
  /** What lies before the reader to choose from. */
  tray: ComponentChildren;
  /** What is painted there where nothing does, but may in other moments of the step. */
  shore?: ComponentChildren;
  /** The painted ground. */
  children: ComponentChildren;
}

export function LessonBoard({ class: look, snapshot, shows, small, acts, people, tray, shore, children }: Props) {
  const table = useTable();
  const region = useRoving<HTMLDivElement>();
  const before = snapshot.result ? null : tray;
  const foot = !tray && !snapshot.result && (acts || small);
  return (
    <TableContext.Provider value={{ ...table, snapshot }}>
      <div
        class={`lesson-board ${look} drawn`}
        data-shows={[...shows, tray && "tray"].filter(Boolean).join(" ")}
        data-foot={foot || undefined}
        ref={region}
        data-around
      >
        {people}
        {children}
        {foot && shore}
        {before && <div class="before-all">{before}</div>}
        <Placards brief />
      </div>
    </TableContext.Provider>
  );
}

/** What a step shows, one below the other above whatever is chosen; rest: of the element. */
export const Shown = ({ children, ...rest }: { children: ComponentChildren }) => (
  <div class="shown-grounds" {...rest}>
    {children}
  </div>
);
