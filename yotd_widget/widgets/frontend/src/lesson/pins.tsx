/** Pins on the board: where something was to be seen. They stand beside their places, wherever these are drawn. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useGame } from "../shell/game";
import { type Box, boxes, elementAt, measured } from "../shell/motion/places";
import { fill } from "../shell/words";
import type { Pin } from "./wire";
import { useWords } from "./words";

/** The middle of the head, from the upper left corner of the drawing; how far the head reaches, and the tip. */
const HEAD = { x: 15, y: 13.5, reach: 12.5 };
const TIP = 23;
/** Of what is larger either way a part may be covered: the tip reaches into it, from above. */
const LARGE = 64;
const [DEEP, TOUCH] = [14, 2];

/** Where the head may be, the tip towards the place: above it, on its right, on its left, below. */
const SIDES = [
  { x: 0, y: 1, turn: 0 },
  { x: -1, y: 0, turn: 90 },
  { x: 1, y: 0, turn: -90 },
  { x: 0, y: -1, turn: 180 },
];

interface Stand {
  /** The middle of the head. */
  x: number;
  y: number;
  turn: number;
}

/** Where a pin stands, so that it covers neither what it points at nor other small things, if that can be. */
export function standOf(place: Box, others: readonly Box[], ground: { width: number; height: number }): Stand {
  const large = place.width > LARGE && place.height > LARGE;
  const [first, ...more] = SIDES.map(({ x, y, turn }) => {
    const deep = (large ? DEEP : TOUCH) - TIP;
    return {
      x: place.x + place.width / 2 - x * (place.width / 2 - deep),
      y: place.y + place.height / 2 - y * (place.height / 2 - deep),
      turn,
    };
  });
  const isFree = (stand: Stand) => {
    const { x, y, width, height } = around(stand);
    const inside = x >= 0 && y >= 0 && x + width <= ground.width && y + height <= ground.height;
    return inside && !others.some((other) => touches(other, { x, y, width, height }));
  };
  if (large && first!.y >= HEAD.reach) return first!;
  return [first!, ...more].find(isFree) ?? { ...first!, y: Math.max(HEAD.reach, first!.y) };
}

const around = ({ x, y }: Stand): Box => ({
  x: x - HEAD.reach,
  y: y - HEAD.reach,
  width: 2 * HEAD.reach,
  height: 2 * HEAD.reach,
});

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

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
  const size = { width: ground.offsetWidth, height: ground.offsetHeight };
  const taken = [...measured(ground).values()].filter((each) => each.width <= LARGE || each.height <= LARGE);
  const stands = new Map<HTMLElement, Stand>();
  for (const pin of layer.querySelectorAll<HTMLElement>("[data-pinned]")) {
    const place = pin.dataset.pinned!;
    const element = elementAt(ground, [place, ...folded(place)]);
    const at = element && box(element);
    pin.hidden = !at;
    if (!at) continue;
    const others = taken.filter((other) => !touches(other, at));
    const stand = stands.get(element) ?? standOf(at, others, size);
    stands.set(element, stand);
    taken.push(around(stand));
    pin.style.transform = `translate(${stand.x - HEAD.x}px, ${stand.y - HEAD.y}px)`;
    pin.style.setProperty("--turn", `${stand.turn}deg`);
  }
}
