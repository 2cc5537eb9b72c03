/** Letter keys, heard while the focus is inside and not in a text field. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PanelName, Table } from "./table";

const PANEL_KEYS: Record<string, PanelName> = { w: "why", l: "log", t: "text", "?": "help" };

export function useKeys(table: Table, root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  usePanelFocus(table.panel, root);

  function travel(kind: "undo" | "redo") {
    if (table.snapshot.timeline[kind]) table.travel({ kind });
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.metaKey || event.altKey || target.matches("input:not([type=range]), textarea")) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey) {
      if (key !== "enter" || !table.looked) return;
      table.press(table.looked, "key");
    } else if (key === "u") travel(event.shiftKey ? "redo" : "undo");
    else if (event.code === "Comma") travel("undo");
    else if (event.code === "Period") travel("redo");
    else if (event.key === "Escape" && table.panel) table.toggle(table.panel);
    else if (PANEL_KEYS[key]) table.toggle(PANEL_KEYS[key]);
    else return;
    event.preventDefault();
  };
}

/** A panel that opens takes the focus (Why? leaves it); when it closes, the focus goes back to where it was. */
function usePanelFocus(panel: PanelName | null, root: RefObject<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const frame = root.current!;
    const shadow = frame.getRootNode() as ShadowRoot;
    if (!panel) {
      if (!shadow.activeElement && opener.current?.isConnected) opener.current.focus();
      opener.current = null;
      return;
    }
    opener.current = (shadow.activeElement as HTMLElement | null) ?? opener.current;
    if (panel !== "why") frame.querySelector<HTMLElement>(`[data-panel="${panel}"] button`)?.focus();
  }, [panel, root]);
}
