/** Undo, redo, and the panels. */
import { useRoving } from "./roving";
import { type PanelName, useTable } from "./table";

const PANELS: PanelName[] = ["log", "text", "help"];

export function Tools() {
  const table = useTable();
  const { words, snapshot } = table;
  const bar = useRoving<HTMLDivElement>();
  return (
    <div class="tools" role="toolbar" aria-label={words.tools} ref={bar}>
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
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          data-item
          aria-expanded={table.panel === name}
          onClick={() => table.toggle(name)}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
