/**
 * One Tab stop for a region, arrows inside it. Items are the elements marked `data-item`. A region around others, marked
 * `data-around`, has their items for its own, and they have none.
 *
 * An item marked `data-lead` comes first whenever Tab comes from elsewhere, also where it was not there before; not in a
 * region in which something is chosen.
 *
 * A region inside of another, marked `data-apart`, keeps its items to itself. rings: what is gone round in its order; with
 * `open`, Left and Right go to those only, Up and Down to all. At its end a region begins again.
 *
 * free: arrows go to the nearest item that way. rows: Left and Right go through all items, Up and Down from row to row.
 * text: Left and Right go through all items as one reads, Up and Down to the nearest: of cards in rows none is passed over.
 * line: all arrows go to the one before or after, wherever it stands.
 * columns: the rows of the grid stand upright, their first cell below; Up and Down stay inside, Left and Right change.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

type Shape = "free" | "text" | "line" | "rows" | "columns";
type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Ring {
  all: string;
  open?: string;
}

const NO_RINGS: readonly Ring[] = [];

export function useRoving<T extends HTMLElement>(
  shape: Shape = "free",
  rings: readonly Ring[] = NO_RINGS,
): RefObject<T | null> {
  const region = useRef<T>(null);
  const current = useRef<HTMLElement | null>(null);
  const chose = useRef(false);

  useLayoutEffect(() => {
    const items = itemsOf(region.current);
    const lead = items.find((item) => item.dataset.lead !== undefined);
    const chooses = items.some((item) => item.dataset.place);
    const inside = region.current?.contains((region.current.getRootNode() as ShadowRoot).activeElement);
    if (lead && !chooses && !inside) current.current = lead;
    // What can be chosen only now, as the price of a move in parts, comes before what stood here
    if (chooses && !chose.current && !inside) current.current = null;
    chose.current = chooses;
    if (!current.current || !items.includes(current.current)) {
      current.current = items.find((item) => item.matches(".legal")) ?? items[0] ?? null;
    }
    for (const item of items) stopAt(item, item === current.current);
  });

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
      if (!item || !itemsOf(element).includes(item)) return;
      if (current.current) stopAt(current.current, current.current === item);
      current.current = item;
      stopAt(item, true);
    };
    const target: Target = (key, from, items) => {
      const ring = rings.find(({ all }) => from.matches(all));
      return (ring && roundIn(ring, key, from, items)) ?? TARGETS[shape](key, from, items);
    };
    const onKey = (event: KeyboardEvent) => {
      const items = itemsOf(element).filter((item) => item.checkVisibility?.() ?? true); // some are for wide pages only
      const from = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
      if (!from || event.ctrlKey || event.metaKey || event.altKey || !items.includes(from)) return;
      const to = edge(event.key, items) ?? (isArrow(event.key) ? target(event.key, from, items) : undefined);
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
  }, [shape, rings]);

  return region;
}

/** Only where it changes: setting it asks the browser for style and layout at once, whatever it was. */
function stopAt(item: HTMLElement, here: boolean): void {
  const index = here ? "0" : "-1";
  if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
}

function itemsOf(region: HTMLElement | null): HTMLElement[] {
  if (!region || region.parentElement?.closest("[data-around]")) return [];
  const own = (item: HTMLElement) => (item.closest("[data-apart]") ?? region).contains(region);
  return [...region.querySelectorAll<HTMLElement>("[data-item]:not(input)")].filter(own);
}

function edge(key: string, items: HTMLElement[]): HTMLElement | undefined {
  return key === "Home" ? items[0] : key === "End" ? items.at(-1) : undefined;
}

const isArrow = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The one before or after in a ring; nothing where it is alone. */
function roundIn({ all, open }: Ring, key: Direction, from: HTMLElement, items: HTMLElement[]) {
  const across = open && (key === "ArrowLeft" || key === "ArrowRight");
  const round = items.filter((item) => item === from || item.matches(across ? open : all));
  return round.length > 1 ? next(round, from, key) : undefined;
}

const next = (items: HTMLElement[], from: HTMLElement, key: Direction) =>
  items.at((items.indexOf(from) + step(key)) % items.length);

type Target = (key: Direction, from: HTMLElement, items: HTMLElement[]) => HTMLElement | undefined;

const TARGETS: Record<Shape, Target> = {
  free: (key, from, items) => nearest(from, items, key) ?? next(items, from, key),
  text: (key, from, items) => (upright(key) && nearest(from, items, key)) || next(items, from, key),
  line: (key, from, items) => next(items, from, key),
  rows: (key, from, items) =>
    key === "ArrowLeft" || key === "ArrowRight"
      ? next(items, from, key)
      : inNextRow(from, items, step(key), (cell) => Math.abs(centre(cell).x - centre(from).x)),
  columns: (key, from, items) => {
    if (key === "ArrowLeft" || key === "ArrowRight")
      return inNextRow(from, items, step(key), (cell) => Math.abs(centre(cell).y - centre(from).y));
    const to = items[items.indexOf(from) - step(key)];
    return to && rowOf(to) === rowOf(from) ? to : from;
  },
};

const upright = (key: Direction) => key === "ArrowUp" || key === "ArrowDown";
const step = (key: Direction) => (key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);

const rowOf = (item: HTMLElement) => item.closest("[data-line]");

/** The item of the next row with items that is least far; the rows wrap around nowhere. */
function inNextRow(from: HTMLElement, items: HTMLElement[], by: number, far: (cell: HTMLElement) => number) {
  const rows = [...new Set(items.map(rowOf))];
  const row = rows[rows.indexOf(rowOf(from)) + by];
  const cells = items.filter((item) => rowOf(item) === row);
  return row ? cells.toSorted((a, b) => far(a) - far(b))[0] : undefined;
}

/** The nearest item that way: distance along the arrow counts once, sideways three times. */
export function nearest(from: HTMLElement, items: HTMLElement[], key: Direction): HTMLElement | undefined {
  const vertical = upright(key);
  const start = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const end = centre(item);
    const along = step(key) * (vertical ? end.y - start.y : end.x - start.x);
    const aside = Math.abs(vertical ? end.x - start.x : end.y - start.y);
    if (along < 4 || (!vertical && aside > along)) continue;
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
