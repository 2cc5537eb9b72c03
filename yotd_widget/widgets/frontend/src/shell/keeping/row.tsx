/** *Save*, *Share* and *Open* of a view without a menu: buttons, and what they open below them. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useShared } from "../root";
import { fill } from "../words";
import { useSave } from "./save";
import { OpenSheet, ShareSheet } from "./sheets";

interface Props {
  /** What is on the table. */
  of: unknown;
  /** Whether another one can be put on the table. */
  opens?: boolean;
  /** Where the view says what is to be seen and heard. */
  say(text: string): void;
  /** Buttons before these. */
  children?: ComponentChildren;
}

export function KeepRow({ of, opens = true, say, children }: Props) {
  const { words } = useShared();
  const [open, setOpen] = useState<"share" | "open" | null>(null);
  const [save, talk] = useSave((name) => say(fill(words.saved, { 1: name })));
  useEffect(() => {
    if (talk.notice) say(talk.notice);
  }, [talk.notice]);
  const opened = (told: string) => {
    setOpen(null);
    say(told);
  };
  const key = (name: "share" | "open") => (
    <button
      type="button"
      class="tool"
      aria-expanded={open === name}
      onClick={() => setOpen(open === name ? null : name)}
    >
      {words[name]}
    </button>
  );
  return (
    <>
      <div class="tool-row">
        {children}
        <button type="button" class="tool" onClick={save}>
          {words.save}
        </button>
        {key("share")}
        {opens && key("open")}
      </div>
      {open && (
        <div role="group" aria-label={words[open]}>
          {open === "share" ? <ShareSheet of={of} /> : <OpenSheet of={of} done={opened} />}
        </div>
      )}
    </>
  );
}
