/** The last sentence of the log. */
import { useTable } from "./table";

export function LastLine() {
  const { snapshot, words } = useTable();
  const last = snapshot.recent.at(-1);
  if (!last) return null;
  return (
    <p class="last quiet">
      {words.last} {last.text}
    </p>
  );
}
