/** A region the decision is not about: one line, opens on press. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "./icon";

interface Props {
  icon: string;
  /** How the summary looks. */
  class?: string;
  summary: ComponentChildren;
  children: ComponentChildren;
}

export function Fold({ icon, class: look, summary, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon id={icon} size={24} />
        <span class={look}>{summary}</span>
      </button>
      {open && <div class="unfolded">{children}</div>}
    </>
  );
}
