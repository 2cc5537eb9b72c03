/** The last sentence of the log, with the two before it, if they too came since the reader's press. */
import { useTable } from "../table";

export function LastLine() {
  const { snapshot, words } = useTable();
  const { recent } = snapshot;
  if (!recent.length) return null;
  const told = recent.slice(-3).map(({ text }) => text);
  return (
    <p class="last quiet" data-at="last">
      <span>
        {words.last} · {told.join(" ")}
      </span>
    </p>
  );
}
