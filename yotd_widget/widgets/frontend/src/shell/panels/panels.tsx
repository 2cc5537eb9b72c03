/** Panels: what each is called, which key opens it and where it stands. A view hands its list down; buttons, keys and help read it. */
import type { ComponentType } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type PanelName, useTable } from "../table";
import type { Words } from "../words";

export interface PanelEntry {
  name: PanelName;
  /** As `KeyboardEvent.key` in lower case. */
  key: string;
  /** Its button and title. */
  word: keyof Words;
  Panel: ComponentType;
  /** bar: opened beside the decision bar; foot: by a tool, below the board; whole: by a tool, in place of the board. */
  where: "bar" | "foot" | "whole";
  /** Its button stands beside Undo, not in the menu. */
  near?: boolean;
}

/** The panels of this view, in the order of their buttons. */
export const PanelList = createContext<readonly PanelEntry[]>([]);

/** The panel that is open, if it stands there. */
export function useOpenPanel(where: PanelEntry["where"]): PanelEntry | undefined {
  const { panel } = useTable();
  return useContext(PanelList).find((entry) => entry.name === panel && entry.where === where);
}

export function Panels({ where }: { where: PanelEntry["where"] }) {
  const open = useOpenPanel(where);
  if (!open) return null;
  return where === "foot" ? (
    <div class="beside-board">
      <open.Panel />
    </div>
  ) : (
    <open.Panel />
  );
}
