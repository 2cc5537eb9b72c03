/** Undo, redo, back to the start. */
import { useRoving } from "../keys/roving";
import { useTable } from "../table";
import type { Sheet } from "../wire";

interface Props {
  sheet: Sheet;
  send(content: object): void;
}

export function Steps({ sheet, send }: Props) {
  const { words } = useTable();
  const bar = useRoving<HTMLDivElement>();
  const moves = [
    { kind: "undo", word: words.undo, can: sheet.undo },
    { kind: "redo", word: words.redo, can: sheet.redo },
    { kind: "reset", word: words.reset, can: sheet.changed },
  ];
  return (
    <div class="tools" role="toolbar" aria-label={words.tools} ref={bar}>
      {moves.map(({ kind, word, can }) => (
        <button key={kind} type="button" data-item aria-disabled={!can} onClick={() => can && send({ kind })}>
          {word}
        </button>
      ))}
    </div>
  );
}
