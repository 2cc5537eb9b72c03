/** One Tab stop for a region, arrows inside it. Items are the elements marked `data-item`. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function useRoving<T extends HTMLElement>(): RefObject<T | null> {
  const region = useRef<T>(null);
  const current = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const items = itemsOf(region.current);
    if (!current.current || !items.includes(current.current)) {
      current.current = items.find((item) => item.matches(".legal")) ?? items[0] ?? null;
    }
    for (const item of items) item.tabIndex = item === current.current ? 0 : -1;
  });

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
      if (!item) return;
      if (current.current) current.current.tabIndex = -1;
      current.current = item;
      item.tabIndex = 0;
    };
    const onKey = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
      if (!from || event.ctrlKey || event.metaKey || event.altKey || from.matches("input")) return;
      const to = target(event.key, from, itemsOf(element));
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    element.addEventListener("focusin", onFocus);
    element.addEventListener("keydown", onKey);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("keydown", onKey);
    };
  }, []);

  return region;
}

function itemsOf(region: HTMLElement | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
}

function target(key: string, from: HTMLElement, items: HTMLElement[]): HTMLElement | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (!/^Arrow(Left|Right|Up|Down)$/.test(key)) return undefined;
  const back = key === "ArrowLeft" || key === "ArrowUp";
  return nearest(from, items, key as Direction) ?? items[items.indexOf(from) + (back ? -1 : 1)];
}

/** The nearest item that way: distance along the arrow counts once, sideways three times. */
function nearest(from: HTMLElement, items: HTMLElement[], key: Direction): HTMLElement | undefined {
  const upright = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const start = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const end = centre(item);
    const along = sign * (upright ? end.y - start.y : end.x - start.x);
    const aside = Math.abs(upright ? end.x - start.x : end.y - start.y);
    if (along < 4 || (!upright && aside > along)) continue;
    if (along + 3 * aside >= shortest) continue;
    shortest = along + 3 * aside;
    best = item;
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
