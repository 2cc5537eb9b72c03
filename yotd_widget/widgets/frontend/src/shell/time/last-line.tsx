/** The last sentence of the log; on wide pages with the two before it, if they too came since the reader's press. */
import { useTable } from "../table";

export function LastLine() {
  const { snapshot, words } = useTable();
  const last = snapshot.recent.at(-1);
  // A result says what has led to it
  if (!last || snapshot.result) return null;
  const before = snapshot.recent.slice(-3, -1);
  return (
    <p class="last quiet" data-at="last">
      {words.last} · {before.length > 0 && <span class="before">{before.map((line) => `${line.text} `)}</span>}
      {last.text}
    </p>
  );
}
