/** After an answer: the keyboard goes on at the first legal choice; nobody's focus is taken from elsewhere. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../host/kernel";
import { HERE } from "../kept";
import type { Snapshot } from "../wire";

/** Elements that got the focus from the page and not from the reader: no preview there until a key is pressed. */
const led = new WeakSet<EventTarget>();

export const wasLedTo = (element: EventTarget) => led.has(element);

export function useFocusAfter(line: Line, root: RefObject<HTMLElement | null>): void {
  const held = useRef<"place" | "inside" | null>(null);
  const pressed = useRef<string | undefined>(undefined);
  const pointer = useRef(false);

  useLayoutEffect(() => {
    const element = root.current!;
    const onPointer = () => {
      pointer.current = true;
    };
    const onKey = (event: Event) => {
      pointer.current = false;
      led.delete(event.target!);
    };
    const onLeave = (event: Event) => {
      if (document.hasFocus()) led.delete(event.target!);
    };
    element.addEventListener("pointerdown", onPointer, true);
    element.addEventListener("keydown", onKey, true);
    element.addEventListener("focusout", onLeave);
    return () => {
      element.removeEventListener("pointerdown", onPointer, true);
      element.removeEventListener("keydown", onKey, true);
      element.removeEventListener("focusout", onLeave);
    };
  }, [root]);

  useLayoutEffect(() => {
    if (!line.sent) return;
    held.current = holding(root.current, pointer.current);
    pressed.current = (focused(root.current) as HTMLElement | null)?.dataset.place;
  }, [line.sent, root]);

  // Once for each position shown
  useLayoutEffect(() => {
    const was = held.current;
    held.current = null;
    if (!was || !root.current || isElsewhere(root.current)) return;
    const first = nextOf(root.current, line.snapshot, pressed.current);
    if (first && (was === "place" || (!pointer.current && !focused(root.current)))) {
      led.add(first);
      first.focus();
    } else if (!focused(root.current))
      root.current.querySelector<HTMLElement>(".status")?.focus({ preventScroll: true });
  }, [line.snapshot]);
}

/**
 * Where the keyboard goes on: in a row of presses at the same place while it can be pressed, else at the first answer to
 * the question; not at what only declines it or can be done beside it, while there is another.
 */
function nextOf(root: HTMLElement, { decision }: Snapshot, pressed?: string): HTMLElement | null {
  const legal = [...root.querySelectorAll<HTMLElement>(`[data-place].legal${HERE}`)];
  const again = decision?.form === "row" && decision.progress[0] > 0;
  const answers = legal.filter(({ dataset }) => !decision?.aside?.includes(dataset.place!));
  return (again && legal.find((place) => place.dataset.place === pressed)) || answers[0] || legal[0] || null;
}

function focused(root: HTMLElement | null): Element | null {
  return (root?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
}

/** Where the focus is: on a place or Do it and led there by keys, somewhere inside, or not here. */
function holding(root: HTMLElement | null, pointer: boolean): "place" | "inside" | null {
  const element = focused(root);
  if (!element) return null;
  return !pointer && element.matches("[data-place], [data-option], .go") ? "place" : "inside";
}

function isElsewhere(root: HTMLElement): boolean {
  const host = (root.getRootNode() as ShadowRoot).host;
  const active = document.activeElement;
  return active !== null && active !== document.body && active !== host;
}
