/** The one live region: the last sentence of each step, refusals and trouble with the connection. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "./table";

export function Live() {
  const { snapshot, line, words, needsEngine } = useTable();
  const said = useRef(snapshot.revision);
  const [text, setText] = useState("");

  useEffect(() => {
    if (snapshot.revision === said.current) return;
    said.current = snapshot.revision;
    setText(snapshot.recent.at(-1)?.text ?? "");
  }, [snapshot]);
  useEffect(() => {
    if (line.refusal) setText(line.refusal.text);
  }, [line.refusal]);
  useEffect(() => {
    if (line.trouble === "lost") setText(needsEngine ? words.needsEngine : words.lost);
    if (line.trouble === "silent") setText(words.silent);
  }, [line.trouble, needsEngine, words]);

  return (
    <p class="sr" aria-live="polite">
      {text}
    </p>
  );
}
