/** Undo, redo, and the panels. */
import { useContext } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { useTable } from "../table";
import { PanelList } from "./panels";

export function Tools() {
  const table = useTable();
  const { words, snapshot } = table;
  const bar = useRoving<HTMLDivElement>();
  const panels = useContext(PanelList).filter((entry) => entry.where !== "bar");
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
