/** A sheet that opens inside the page; Esc or Close puts it away. */
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { type PanelName, useTable } from "../table";
import { PanelList } from "./panels";

interface Props {
  name: PanelName;
  title: string;
  /** What is heard of it when it opens, after its title; null while that is not known. */
  told?: string | null;
  children: ComponentChildren;
}

export function Panel({ name, title, told = "", children }: Props) {
  const { words, toggle, stay, leave, tell } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  const entry = useContext(PanelList).find((each) => each.name === name);
  // Whoever opens it sees its title and *Close*; the page moves only where they would be out of sight
  useEffect(() => sheet.current!.querySelector(".panel-head")!.scrollIntoView?.({ block: "nearest" }), []);
  // Why? says all that it has; where the focus is in a line to type, that has a name
  const silent = name === "why" || name === "command";
  const said = useRef(silent);
  useEffect(() => {
    if (said.current || told === null) return;
    said.current = true;
    tell(`${title}. ${told}`.trim());
  }, [told]);
  return (
    <div
      class={`panel ${name}`}
      ref={sheet}
      role="group"
      aria-label={title}
      data-panel={name}
      data-where={entry?.where}
      onPointerEnter={stay}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
    >
      <div class="panel-head">
        <b aria-hidden>{title}</b>
        <button type="button" class="ask" onClick={() => toggle(name)}>
          {words.close}
        </button>
      </div>
      {children}
    </div>
  );
}
