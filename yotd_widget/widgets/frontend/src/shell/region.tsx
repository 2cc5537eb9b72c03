/** A part of a board that is drawn anew only when something of its own changes: previews and steps back change little. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { lookedChoice, TableContext, useTable } from "./table";
import type { Mark } from "./wire";

interface Props {
  /** What of the board it shows; always as many things. */
  of: readonly unknown[];
  /** Whether a place lies in it. */
  has(place: string): boolean;
  children: ComponentChildren;
}

export function Region({ of, has, children }: Props) {
  const table = useTable();
  const { snapshot, words, looked } = table;
  const within = (marks: Record<string, Mark> = {}) => Object.entries(marks).filter(([place]) => has(place));
  const ghosts = lookedChoice(table)?.preview?.ghosts;
  const seen = JSON.stringify([looked && has(looked) && looked, within(snapshot.marks), within(ghosts)]);
  // Preact passes over children that are the same as before, and over all who hear of the same table
  const held = useMemo(() => ({ table, children }), [...of, snapshot.choices, words, seen]);
  return <TableContext.Provider value={held.table}>{held.children}</TableContext.Provider>;
}
