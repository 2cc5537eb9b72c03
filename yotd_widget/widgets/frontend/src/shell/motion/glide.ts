/**
 * From one picture to the next: pieces that are in both slide to where they are now, whoever has left goes, whoever has come
 * comes in, and what is counted beats once. Only `transform` and `opacity` move, for a third of a second at most; any input
 * ends it, and with reduced motion there is none. Pieces are elements marked `data-piece`, counts `data-count`; each belongs
 * to the place (`data-at`) in which it lies.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { HERE } from "../kept";
import { type Box, boxes } from "./places";

export interface Piece {
  name: string;
  at: string;
  box: Box;
}

interface Seen extends Piece {
  element: Element;
}

interface Sight {
  pieces: Seen[];
  counts: Map<string, string>;
}

interface Ways<P extends Piece> {
  slid: [from: P, to: P][];
  came: P[];
  left: P[];
}

/** Nearer than this it has not moved. */
const STILL = 3;
/** Where more pieces than that are elsewhere, it is another position: it appears as a whole. */
const MANY = 8;

/** Which piece is which: first at its old place, then the nearest one of the same name. */
export function ways<P extends Piece>(before: readonly P[], after: readonly P[]): Ways<P> {
  const left = [...before];
  const slid: [P, P][] = [];
  const take = (to: P, fits: (from: P) => boolean) => {
    const found = left
      .filter((from) => from.name === to.name && fits(from))
      .toSorted((a, b) => far(a, to) - far(b, to));
    if (!found[0]) return false;
    left.splice(left.indexOf(found[0]), 1);
    slid.push([found[0], to]);
    return true;
  };
  const moved = after.filter((to) => !take(to, (from) => from.at === to.at));
  const came = moved.filter((to) => !take(to, () => true));
  return { slid: slid.filter(([from, to]) => far(from, to) > STILL), came, left };
}

const far = ({ box: one }: Piece, { box: other }: Piece) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * ground: what the pieces lie on; layer: an empty element over it, for those that leave; moment: names the picture. Called
 * where the ground is drawn, before it is: the pieces are measured as they were.
 */
export function useGlide(
  ground: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  moment: string,
): void {
  const last = useRef(moment);
  const before = useRef<Sight | null>(null);
  const stop = useRef(() => {});
  if (last.current !== moment) {
    last.current = moment;
    stop.current();
    before.current = moves(ground.current) ? seen(ground.current!) : null;
  }
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (was && ground.current && layer.current) stop.current = glide(ground.current, layer.current, was);
  }, [moment]);
  useLayoutEffect(() => () => stop.current(), []);
}

function moves(ground: HTMLElement | null): boolean {
  return Boolean(ground?.animate) && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function seen(ground: HTMLElement): Sight {
  const box = boxes(ground);
  const at = (element: Element) => element.closest<HTMLElement>("[data-at]")?.dataset.at ?? "";
  const pieces = [...ground.querySelectorAll(`[data-piece]${HERE}`)].flatMap((element) => {
    const found = box(element);
    return found ? { name: element.getAttribute("data-piece")!, at: at(element), box: found, element } : [];
  });
  const counts = [...ground.querySelectorAll(`[data-count]${HERE}`)].map(
    (each) => [at(each), each.textContent ?? ""] as const,
  );
  return { pieces, counts: new Map(counts) };
}

/** Returns how to end it at once. */
function glide(ground: HTMLElement, layer: HTMLElement, was: Sight): () => void {
  const now = seen(ground);
  const { slid, came, left } = ways(was.pieces, now.pieces);
  const running: Animation[] = [];
  const run = (element: Element, frames: Keyframe[], ms: number, easing = "cubic-bezier(.3,.7,.3,1)") => {
    const animation = element.animate(frames, { duration: ms, easing });
    running.push(animation);
    return animation;
  };
  if (slid.length + came.length + left.length > MANY) {
    run(ground.firstElementChild ?? ground, [{ opacity: 0.35 }, { opacity: 1 }], 220, "ease-out");
  } else {
    for (const [from, to] of slid)
      run(to.element, [{ transform: shift(from.box, to.box) }, { transform: "none" }], 320);
    for (const { element } of came)
      run(
        element,
        [
          { opacity: 0, transform: "translateX(-40px)" },
          { opacity: 1, transform: "none" },
        ],
        300,
      );
    for (const { element, box } of left) {
      const clone = layer.appendChild(element.cloneNode(true) as SVGElement);
      clone.removeAttribute("data-piece");
      Object.assign(clone.style, {
        ...{ position: "absolute", inset: "auto", margin: "0" },
        ...{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` },
      });
      const gone = run(clone, [{ opacity: 1 }, { opacity: 0, transform: "translate(-70px, 4px)" }], 320, "ease-in");
      gone.onfinish = gone.oncancel = () => clone.remove();
    }
    for (const each of ground.querySelectorAll(`[data-count]${HERE}`)) {
      const place = each.closest<HTMLElement>("[data-at]")?.dataset.at ?? "";
      const before = was.counts.get(place);
      if (before !== undefined && before !== each.textContent)
        run(each, [{ transform: "scale(1.6)" }, { transform: "none" }], 300, "ease-out");
    }
  }
  const end = () => {
    for (const animation of running) animation.finish();
    for (const kind of ["keydown", "pointerdown"]) window.removeEventListener(kind, end, true);
  };
  for (const kind of ["keydown", "pointerdown"]) window.addEventListener(kind, end, true);
  Promise.allSettled(running.map(({ finished }) => finished)).then(end);
  return end;
}

const shift = (from: Box, to: Box) => `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
