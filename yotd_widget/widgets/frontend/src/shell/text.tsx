/** The position as plain text. */
import { Panel } from "./panel";
import { useTable } from "./table";

export function TextPanel() {
  const { snapshot, words } = useTable();
  return (
    <Panel name="text" title={words.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keys */}
      <pre class="scroll" tabIndex={0} role="group" aria-label={words.text}>
        {snapshot.text}
      </pre>
    </Panel>
  );
}
