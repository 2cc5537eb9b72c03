/** Letter keys, heard while the focus is inside and not in a text field. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PanelName, Table } from "./table";

const PANEL_KEYS: Record<string, PanelName> = { w: "why", l: "log", t: "text", "?": "help" };

export function useKeys(table: Table, root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!table.panel || table.panel === "why") return;
    root.current?.querySelector<HTMLElement>(`[data-panel="${table.panel}"] button`)?.focus();
  }, [table.panel, root]);

  function toggle(panel: PanelName, from: HTMLElement) {
    if (table.panel !== panel) opener.current = from;
    table.toggle(panel);
    if (table.panel === panel) opener.current?.focus();
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input:not([type=range]), textarea")) return;
    const key = event.key.toLowerCase();
    if (key === "u") {
      const kind = event.shiftKey ? "redo" : "undo";
      if (table.snapshot.timeline[kind]) table.travel({ kind });
    } else if (event.key === "Escape" && table.panel) toggle(table.panel, target);
    else if (PANEL_KEYS[key]) toggle(PANEL_KEYS[key], target);
    else return;
    event.preventDefault();
  };
}
