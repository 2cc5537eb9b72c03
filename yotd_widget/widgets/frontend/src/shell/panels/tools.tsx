/** Undo, redo, and the panels; on the wall of a lecture hall behind one key. */
import { useContext, useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { useShared } from "../root";
import { useTable } from "../table";
import { PanelList } from "./panels";

export function Tools() {
  const table = useTable();
  const { words, snapshot } = table;
  const bar = useRoving<HTMLDivElement>();
  const { projector } = useShared();
  const [open, setOpen] = useState(false);
  const panels = useContext(PanelList).filter((entry) => entry.where !== "bar");
  return (
    <div class={open ? "tools open" : "tools"} role="toolbar" aria-label={words.tools} ref={bar}>
      {projector && (
        <button
          type="button"
          class="more"
          data-item
          aria-label={words.tools}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true">☰</span>
        </button>
      )}
      {(["undo", "redo"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          data-item
          aria-disabled={!snapshot.timeline[kind]}
          onClick={() => snapshot.timeline[kind] && table.travel({ kind })}
        >
          {words[kind]}
        </button>
      ))}
      {panels.map(({ name, word }) => (
        <button
          key={name}
          type="button"
          data-item
          aria-expanded={table.panel === name}
          onClick={() => table.toggle(name)}
        >
          {words[word]}
        </button>
      ))}
    </div>
  );
}
