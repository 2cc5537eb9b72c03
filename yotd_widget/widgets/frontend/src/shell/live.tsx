/** The one live region: what each step brought, refusals and trouble with the connection. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "./table";
import type { LogLine } from "./wire";

const LONGEST = 120;

export function Live() {
  const { line, past, words, needsEngine, reminder } = useTable();
  const { snapshot } = line;
  const said = useRef(snapshot.revision);
  const pinned = past?.pinned ? past.step : null;
  const [text, setText] = useState("");
  /** The same words again are a change too, or they would not be read. */
  const say = (next: string) => setText((now) => (now === next ? `${next}\u00a0` : next));

  useEffect(() => {
    if (snapshot.revision === said.current) return;
    said.current = snapshot.revision;
    if (!pinned) say(snapshot.heard || spoken(snapshot.recent));
    else if (past!.older) say(words.wentOn);
  }, [snapshot]);
  useEffect(() => {
    if (pinned) say(spoken(pinned.say) || pinned.label);
  }, [pinned]);
  useEffect(() => {
    if (line.refusal) say(line.refusal.text);
  }, [line.refusal]);
  useEffect(() => {
    if (reminder) say(reminder);
  }, [reminder]);
  useEffect(() => {
    if (line.trouble === "lost") say(needsEngine ? words.needsEngine : words.lost);
    if (line.trouble === "silent") say(words.silent);
  }, [line.trouble, needsEngine, words]);

  return (
    <p class="sr" aria-live="polite">
      {text}
    </p>
  );
}

/** The last sentences, as many as are short enough together: what a period brought, and that it ends. */
export function spoken(lines: LogLine[]): string {
  let said = "";
  for (const { text } of [...lines].reverse()) {
    const more = said ? `${text} ${said}` : text;
    if (more.length <= LONGEST) said = more;
  }
  return said || (lines.at(-1)?.text.slice(0, LONGEST) ?? "");
}
