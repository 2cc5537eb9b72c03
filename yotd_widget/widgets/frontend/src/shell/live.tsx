/** The one live region: what each step brought, refusals and trouble with the connection. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine } from "./snapshot";
import { useTable } from "./table";

const LONGEST = 120;

export function Live() {
  const { line, past, words, needsEngine, reminder } = useTable();
  const { snapshot } = line;
  const said = useRef(snapshot.revision);
  const pinned = past?.pinned ? past.step : null;
  const [text, setText] = useState("");

  useEffect(() => {
    if (snapshot.revision === said.current) return;
    said.current = snapshot.revision;
    setText(pinned ? words.wentOn : spoken(snapshot.recent));
  }, [snapshot]);
  useEffect(() => {
    if (pinned) setText(spoken(pinned.say) || pinned.label);
  }, [pinned]);
  useEffect(() => {
    if (line.refusal) setText(line.refusal.text);
  }, [line.refusal]);
  useEffect(() => {
    if (reminder) setText(reminder);
  }, [reminder]);
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

/** All sentences if they are short enough together, else the last one that tells more than that a month begins. */
export function spoken(lines: LogLine[]): string {
  const all = lines.map((line) => line.text).join(" ");
  if (all.length <= LONGEST) return all;
  const telling = lines.filter((line, index) => index === 0 || line.month === lines[index - 1]!.month);
  const short = telling.filter((line) => line.text.length <= LONGEST);
  return (short.at(-1) ?? telling.at(-1)!).text.slice(0, LONGEST);
}
