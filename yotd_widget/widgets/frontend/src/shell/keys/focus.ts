/** Where the keyboard is. After an answer it goes on at the first legal choice; nobody's focus is taken from elsewhere. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../host/kernel";
import { HERE, isHere } from "../kept";
import type { Snapshot } from "../wire";

/** Where the keyboard was on the board before somebody went back in time by keys, by the frame. */
const before = new WeakMap<HTMLElement, HTMLElement>();

/** What is looked back at has nothing to press: the keyboard waits on the timeline, and never falls off the board. */
export function waitOnTimeline(root: HTMLElement): void {
  const element = focused(root) as HTMLElement | null;
  if (!element || element.closest(".foot, .panel:not([data-where=bar])")) return;
  if (!before.has(root)) before.set(root, element);
  const there = root.querySelector<HTMLElement>(".timeline input") ?? root.querySelector<HTMLElement>(".status");
  there?.focus({ preventScroll: true });
}

/** Back at now the keyboard goes back to where it was, unless it has gone on elsewhere meanwhile. */
export function useFocusBack(isNow: boolean, root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = isNow && before.get(root.current!);
    if (!opener) return;
    before.delete(root.current!);
    const element = focused(root.current);
    if (element ? element.matches(".timeline input, .status") : !isElsewhere(root.current!))
      back(root.current!, opener, "[data-place].legal");
  }, [isNow, root]);
}

/** To the element that had the focus, or to the one that has taken its place on a board that was away meanwhile; or else. */
export function back(frame: HTMLElement, opener: HTMLElement, otherwise: string): void {
  const { place, option } = opener.dataset;
  const selector = place ? `[data-place="${place}"]` : `[data-option="${option}"]`;
  const same = isHere(opener) ? opener : (place || option) && frame.querySelector<HTMLElement>(`${selector}${HERE}`);
  (same || frame.querySelector<HTMLElement>(`${otherwise}${HERE}`))?.focus();
}

/** Elements that got the focus from the page or by being pressed, not by a key: no preview there until a key is pressed. */
const led = new WeakSet<EventTarget>();

export const wasLedTo = (element: EventTarget) => led.has(element);

/**
 * Called where the board is drawn, before it is: what has the focus and will not be there any more hands it on now. The
 * browser would take it while half of the board is drawn, and ask for style and layout of that half. Where a pointer has
 * pressed, it goes to where it would stay: a notebook that sees it leave changes its own looks, there and back.
 */
export function useFocusAfter(line: Line, root: RefObject<HTMLElement | null>): void {
  const held = useRef<"place" | "inside" | null>(null);
  const pressed = useRef<string | undefined>(undefined);
  const pointer = useRef(false);
  const sent = useRef(line.sent);
  if (sent.current !== line.sent) {
    sent.current = line.sent;
    held.current = holding(root.current, pointer.current);
    pressed.current = (focused(root.current) as HTMLElement | null)?.dataset.place;
  }
  const shown = useRef(line.snapshot);
  if (shown.current !== line.snapshot) {
    const element = focused(root.current) as HTMLElement | null;
    const place = element?.dataset.place;
    const goes = place && shown.current.choices[place] && !line.snapshot.choices[place];
    shown.current = line.snapshot;
    if (goes) {
      const status = pointer.current ? root.current!.querySelector<HTMLElement>(".status") : null;
      if (status) status.focus({ preventScroll: true });
      else element.blur();
    }
  }

  useLayoutEffect(() => {
    const element = root.current!;
    const onPointer = ({ target }: Event) => {
      pointer.current = true;
      const place = (target as Element).closest("[data-place]");
      if (place) led.add(place); // its press shows it: drawn twice, the answer would come later
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
