/** A board whose places can be pointed at, by mouse or with the arrow keys; what they are called is told to the others. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { HERE } from "../kept";
import { nearest } from "../keys/roving";

interface Props {
  name: string;
  /** The places under the mouse or the keyboard. */
  point(places: string[]): void;
  children: ComponentChildren;
}

export function Linked({ name, point, children }: Props) {
  const board = useRef<HTMLDivElement>(null);

  // Its buttons are places like the others
  useLayoutEffect(() => {
    for (const button of board.current!.querySelectorAll("button")) button.tabIndex = -1;
  });

  function onKeyDown(event: KeyboardEvent) {
    const items = [...board.current!.querySelectorAll<HTMLElement>(`[data-at]${HERE}`)].filter(
      (item) => item.offsetParent,
    );
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-at]");
    const to = next(event.key, from, items);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    if (!to.matches("button")) to.tabIndex = -1;
    to.focus({ preventScroll: false });
  }

  return (
    <div
      class="scene"
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one Tab stop, its places are reached by arrows
      tabIndex={0}
      data-around
      ref={board}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => point(placesOf(event.target))}
      onFocusOut={() => point([])}
      onPointerMove={(event) => event.pointerType === "mouse" && point(placesOf(event.target))}
      onPointerLeave={(event) => event.pointerType === "mouse" && point([])}
    >
      {children}
    </div>
  );
}

function placesOf(target: EventTarget | null): string[] {
  const at = (target as Element).closest<HTMLElement>("[data-at]")?.dataset.at;
  return at ? [at] : [];
}

/** Left and Right in the order of reading, Up and Down to what lies nearest that way, Home and End. */
function next(key: string, from: HTMLElement | null, items: HTMLElement[]): HTMLElement | undefined {
  const at = from ? items.indexOf(from) : -1;
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key === "ArrowRight") return items[at + 1];
  if (key === "ArrowLeft") return items[at - 1];
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  return from
    ? nearest(
        from,
        items.filter((item) => !item.contains(from)),
        key,
      )
    : items[0];
}
