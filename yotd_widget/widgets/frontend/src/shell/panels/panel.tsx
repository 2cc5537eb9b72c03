/** A sheet that opens inside the page; Esc or Close puts it away. */
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { type PanelName, useTable } from "../table";
import { PanelList } from "./panels";

interface Props {
  name: PanelName;
  title: string;
  /** What is heard of it when it opens, after its title; null while that is not known; left out, how it begins. */
  told?: string | null;
  children: ComponentChildren;
}

export function Panel({ name, title, told, children }: Props) {
  const { words, toggle, stay, leave, tell } = useTable();
  const sheet = useRef<HTMLDivElement>(null);
  const entry = useContext(PanelList).find((each) => each.name === name);
  useInSight(sheet);
  // Why? says all that it has; where the focus is in a line to type, that has a name
  const silent = name === "why" || name === "command";
  const said = useRef(silent);
  useEffect(() => {
    if (said.current || told === null) return;
    const say = (inside: string) => {
      if (said.current || (told === undefined && !inside)) return;
      said.current = true;
      tell(`${title}. ${inside}`.trim());
    };
    if (told !== undefined) return say(told);
    const element = sheet.current!;
    say(beginning(element));
    if (said.current || !globalThis.MutationObserver) return;
    const changes = new MutationObserver(() => say(beginning(element))); // what is in it may be on its way
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
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

/**
 * Whoever opens it sees all of it, or as much as there is room for, its title and *Close* first; also where it has grown
 * once, for what Python had to say. The page moves only where they would be out of sight.
 */
function useInSight(sheet: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = sheet.current!;
    const show = () => {
      element.scrollIntoView?.({ block: "nearest" });
      element.querySelector(".panel-head")!.scrollIntoView?.({ block: "nearest" });
    };
    show();
    if (!globalThis.ResizeObserver) return;
    const high = element.offsetHeight;
    const sizes = new ResizeObserver(() => {
      if (element.offsetHeight <= high) return;
      show();
      sizes.disconnect();
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
}

/** So much is heard of a panel that says nothing else of itself. */
const BEGINNING = 180;

/** What stands below its title and does not speak for itself, up to the end of a word. */
function beginning(sheet: HTMLElement): string {
  const parts = [...sheet.children].slice(1).filter((each) => !each.hasAttribute("aria-live"));
  const text = parts.map((each) => (each as HTMLElement).innerText ?? each.textContent);
  const whole = text.join(" ").replace(/\s+/g, " ").trim();
  return whole.length > BEGINNING ? `${whole.slice(0, whole.lastIndexOf(" ", BEGINNING))} …` : whole;
}
