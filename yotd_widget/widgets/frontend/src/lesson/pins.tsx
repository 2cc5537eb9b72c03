/** Pins on the board: where something was to be seen. They stand over their places, wherever these are drawn. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useGame } from "../shell/game";
import { boxes, elementAt } from "../shell/motion/places";
import { fill } from "../shell/words";
import type { Pin } from "./wire";
import { useWords } from "./words";

/** The tip of the drawing, from its upper left corner. */
const TIP = { x: 15, y: 36 };
/** So far into its place the tip reaches. */
const DEEP = 14;

export function Pins({ pins, ground }: { pins: readonly Pin[]; ground: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const { folded } = useGame();
  const layer = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const set = () => ground.current && layer.current && stick(ground.current, layer.current, folded);
    set();
    if (!pins.length) return;
    const sizes = new ResizeObserver(set);
    sizes.observe(ground.current!);
    return () => sizes.disconnect();
  });
  return (
    <ul class="lesson-pins" ref={layer} aria-label={words.marked}>
      {pins.map(({ place, name }) => (
        <li key={place} data-pinned={place}>
          <svg width="30" height="38" viewBox="0 0 30 38" role="img" aria-label={fill(words.lookHere, { 1: name })}>
            <path d="M15 36.5Q3.5 22 3.5 13.5a11.5 11.5 0 1 1 23 0Q26.5 22 15 36.5z" />
            <path d="M15 7.5v7.5M15 19.5v0" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function stick(ground: HTMLElement, layer: HTMLElement, folded: (place: string) => readonly string[]): void {
  const box = boxes(ground);
  for (const pin of layer.querySelectorAll<HTMLElement>("[data-pinned]")) {
    const place = pin.dataset.pinned!;
    const element = elementAt(ground, [place, ...folded(place)]);
    const at = element && box(element);
    pin.hidden = !at;
    if (at) pin.style.transform = `translate(${at.x + at.width / 2 - TIP.x}px, ${Math.max(0, at.y + DEEP - TIP.y)}px)`;
  }
}
