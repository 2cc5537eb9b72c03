/** Undo, the panels that are opened most, and a menu of all others; on the wall of a lecture hall all of them are in the menu. */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { useShared } from "../root";
import { useTable } from "../table";
import { type PanelEntry, PanelList } from "./panels";

/** Whether the menu is open, and what opens it. */
const Menu = createContext<[boolean, (open: boolean) => void]>([false, () => {}]);

/** The row below a board. Its menu is open until something in it is pressed, the focus leaves the row, or Esc. */
export function Foot({ children }: { children: ComponentChildren }) {
  const menu = useState(false);
  const [open, setOpen] = menu;
  return (
    <Menu.Provider value={menu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes what its key has opened */}
      <div
        class={open ? "foot open" : "foot"}
        onClick={({ target }) => (target as Element).closest("button:not(.tools *, .timeline *)") && setOpen(false)}
        onFocusOut={({ currentTarget, relatedTarget }) =>
          open && !currentTarget.contains(relatedTarget as Node | null) && setOpen(false)
        }
        onKeyDown={(event) => {
          if (!open || event.key !== "Escape") return;
          event.stopPropagation(); // nothing else is closed by it
          setOpen(false);
          event.currentTarget.querySelector<HTMLElement>(".more")!.focus();
        }}
      >
        {children}
      </div>
    </Menu.Provider>
  );
}

export function Tools() {
  const { words } = useTable();
  const bar = useRoving<HTMLDivElement>();
  const { projector } = useShared();
  const [open, setOpen] = useContext(Menu);
  const panels = useContext(PanelList).filter((entry) => entry.where !== "bar");
  const near = projector ? [] : panels.filter((entry) => entry.near);
  return (
    <div class="tools" role="toolbar" aria-label={words.tools} ref={bar}>
      {!projector && <Travel kind="undo" />}
      {near.map((entry) => (
        <Opener {...entry} letter={entry.key} key={entry.name} class="beside" />
      ))}
      <button
        type="button"
        class="more"
        data-item
        aria-label={words.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">☰</span>
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside are pressed
        <div
          class="menu-sheet"
          onMouseDown={(event) => event.preventDefault()} // some browsers would take the focus away, and close it
          onClick={() => setOpen(false)}
        >
          {projector && <Travel kind="undo" />}
          <Travel kind="redo" />
          {panels.map((entry) => (
            <Opener {...entry} letter={entry.key} key={entry.name} class={near.includes(entry) ? "folded" : ""} />
          ))}
        </div>
      )}
    </div>
  );
}

function Travel({ kind }: { kind: "undo" | "redo" }) {
  const { words, snapshot, travel } = useTable();
  return (
    <button
      type="button"
      data-item
      aria-disabled={!snapshot.timeline[kind]}
      onClick={() => snapshot.timeline[kind] && travel({ kind })}
    >
      {words[kind]}
    </button>
  );
}

/** class: whether it stands in the row or, where that is too narrow, in the menu. */
function Opener({ name, word, letter, class: look }: Omit<PanelEntry, "key"> & { letter: string; class: string }) {
  const { words, panel, toggle, letters } = useTable();
  return (
    <button
      type="button"
      class={look}
      data-item
      aria-expanded={panel === name}
      aria-keyshortcuts={letters ? letter.toUpperCase() : undefined}
      data-key={letters ? letter.toUpperCase() : undefined}
      onClick={() => toggle(name)}
    >
      {words[word]}
    </button>
  );
}
