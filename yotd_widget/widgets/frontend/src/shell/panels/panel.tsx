/** A sheet that opens inside the page; Esc or Close puts it away. */
import type { ComponentChildren } from "preact";
import { type PanelName, useTable } from "../table";

interface Props {
  name: PanelName;
  title: string;
  children: ComponentChildren;
}

export function Panel({ name, title, children }: Props) {
  const { words, toggle, stay, leave } = useTable();
  return (
    <div
      class={`panel ${name}`}
      role="group"
      aria-label={title}
      data-panel={name}
      onPointerEnter={stay}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
    >
      <div class="panel-head">
        <b>{title}</b>
        <button type="button" class="ask" onClick={() => toggle(name)}>
          {words.close}
        </button>
      </div>
      {children}
    </div>
  );
}
