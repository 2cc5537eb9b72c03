/**
 * One quiet placard for whatever the reader points at: by mouse after a moment, by touch, by focus. The key "I" leads the
 * focus from thing to thing with the arrows. What can be chosen has the slip for its placard. Stands in the area it is for.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type About, useGame } from "./game";
import { HERE, isHere } from "./kept";
import { nearest } from "./keys/roving";
import { useTable } from "./table";

/** A pointer that only passes by does not rest for so long. */
const REST_MS = 350;
const MARGIN = 8;
/** Where a brief one may stand, seen from its thing: below, above, on its right, on its left. */
const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
/** A hand that rests trembles by less. */
const TREMBLE = 8;

interface Props {
  /** Says what lies there, not the rules, which somebody is being asked about; and covers nothing that can be pressed. */
  brief?: boolean;
}

export function Placards({ brief = false }: Props) {
  const table = useTable();
  const { about } = useGame();
  const layer = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Element | null>(null);
  const told = at && isHere(at) ? (aboutOf(at) ?? null) : null;

  function aboutOf(element: Element): About | null {
    for (const place of element.getAttribute("data-at")?.split(" ") ?? []) {
      const found = about?.(place, table.snapshot, table.words);
      if (found) return found;
    }
    return null;
  }
  const last = useRef({ aboutOf, letters: table.letters });
  last.current = { aboutOf, letters: table.letters };

  useEffect(() => {
    const area = layer.current!.parentElement!;
    const frame = area.closest<HTMLElement>(".frame") ?? area; // its key is heard wherever the keyboard is
    let timer = 0;
    let pressed: { clientX: number; clientY: number } | null = null;
    let lens: HTMLElement | null = null;
    let lent: string[] = []; // what it has only while the keyboard is there
    let from: HTMLElement | null = null; // where the keyboard was before
    const known = (target: EventTarget | null): HTMLElement | null => {
      if (!(target instanceof Element) || target.closest(".place")) return null;
      for (let each = target.closest<HTMLElement>("[data-at]"); each && area.contains(each); ) {
        if (last.current.aboutOf(each)) return each;
        each = each.parentElement?.closest<HTMLElement>("[data-at]") ?? null;
      }
      return null;
    };
    /** What can be chosen is told of by the slip: beside it begins whoever comes from there. */
    const beside = (element: Element, things: HTMLElement[]): HTMLElement | null => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const far = (thing: HTMLElement) => {
        const box = thing.getBoundingClientRect();
        return Math.hypot((box.left + box.right - left - right) / 2, (box.top + box.bottom - top - bottom) / 2);
      };
      return things.toSorted((one, other) => far(one) - far(other))[0] ?? null;
    };
    const show = (element: Element | null, after = 0) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setAt(element), after);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      // A press may bring something else under a mouse that rests
      if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < TREMBLE) return;
      pressed = null;
      show(known(event.target), REST_MS);
    };
    const onLeave = (event: PointerEvent) => event.pointerType === "mouse" && show(null);
    const onClick = (event: MouseEvent) => {
      pressed = event;
      show(event.defaultPrevented ? null : known(event.target)); // what was pressed for another has done its work
    };
    const onFocus = (event: FocusEvent) => show(event.target === lens ? lens : null);
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as Element).matches("input, textarea, select")
      )
        return;
      const all = () =>
        [...area.querySelectorAll<HTMLElement>(`[data-at]${HERE}`)].filter((each) => known(each) === each);
      if (event.key.toLowerCase() === "i" && last.current.letters) {
        const start = event.target as HTMLElement;
        if (start !== lens) from = start;
        point(known(start) ?? beside(start, all()));
      } else if (lens && event.target === lens && event.key.startsWith("Arrow")) {
        const key = event.key as "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
        point(nearest(lens, all(), key) ?? lens);
      } else if (event.key === "Escape" && lens === event.target) {
        lens?.blur();
        point(null);
        if (from && isHere(from)) from.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const point = (element: HTMLElement | null) => {
      if (lens && lens !== element) for (const each of lent) lens.removeAttribute(each);
      if (lens !== element) lent = [];
      lens = element;
      if (!element) return show(null);
      const lend = (name: string, value: string) => {
        if (element.hasAttribute(name)) return;
        element.setAttribute(name, value);
        lent.push(name);
      };
      lend("tabindex", "-1");
      lend("aria-label", last.current.aboutOf(element)?.title ?? ""); // or it is called by what is drawn there
      if (!element.matches("li")) lend("role", "group");
      element.focus();
      show(element);
    };
    area.addEventListener("pointerover", onOver);
    area.addEventListener("pointerleave", onLeave);
    area.addEventListener("click", onClick);
    area.addEventListener("focusin", onFocus);
    frame.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      area.removeEventListener("pointerover", onOver);
      area.removeEventListener("pointerleave", onLeave);
      area.removeEventListener("click", onClick);
      area.removeEventListener("focusin", onFocus);
      frame.removeEventListener("keydown", onKey);
    };
  }, []);

  useLayoutEffect(() => {
    const card = layer.current!.firstElementChild as HTMLElement | null;
    if (!card || !at) return;
    const area = layer.current!.parentElement!.getBoundingClientRect();
    const target = at.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const scale = width / card.offsetWidth || 1;
    const within = (x: number, y: number) => ({
      left: Math.min(Math.max(x, area.left), area.right - width),
      top: Math.min(Math.max(y, area.top), area.bottom - height),
    });
    const stands = SIDES.map(([x, y]) =>
      within(
        target.left + target.width / 2 - width / 2 + x * (target.width / 2 + width / 2 + MARGIN),
        target.top + target.height / 2 - height / 2 + y * (target.height / 2 + height / 2 + MARGIN),
      ),
    );
    const [below, above] = stands as [(typeof stands)[0], (typeof stands)[0]];
    const usual = target.bottom + MARGIN + height <= area.bottom ? below : above;
    const { left, top } = brief ? leastCovering(stands, { width, height }, layer.current!.parentElement!, at) : usual;
    card.style.transform = `translate(${(left - area.left) / scale}px, ${(top - area.top) / scale}px)`;
  });

  return (
    <div class="placards" ref={layer} aria-live="polite">
      {told && (
        <div class="placard" role="note">
          <b>{told.title}</b>
          {told.lines.filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {(brief ? [] : told.rules)?.map((rule) => {
            const [id = "", ...statement] = rule.split(" ");
            return (
              <p key={id} class="rule">
                <span class="rule-name">{id}</span> {statement.join(" ")}
              </p>
            );
          })}
        </div>
      )}
    </div>
  );
}

interface Corner {
  left: number;
  top: number;
}

/** Of some corners that at which least lies below of what can be pressed. */
function leastCovering(
  corners: readonly Corner[],
  size: { width: number; height: number },
  area: Element,
  at: Element,
): Corner {
  const others = [...area.querySelectorAll("[data-place]")].filter((each) => !at.contains(each) && !each.contains(at));
  const boxes = [at, ...others].map((each) => each.getBoundingClientRect());
  const covered = ({ left, top }: Corner) =>
    boxes.reduce((sum, box) => {
      const wide = Math.min(left + size.width, box.right) - Math.max(left, box.left);
      const high = Math.min(top + size.height, box.bottom) - Math.max(top, box.top);
      return sum + (wide > 0 && high > 0 ? wide * high : 0);
    }, 0);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
