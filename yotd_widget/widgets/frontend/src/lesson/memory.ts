/** What the browser keeps of lessons, for readers who come back without a file of Python's. */
import type { Plan, Progress, Road } from "./wire";

export interface Kept {
  progress: Progress;
  played: Record<string, string[]>;
}

const STORE = "yotd-lesson:";
const keyOf = ({ game = "", name }: Plan) => `${STORE}${game}/${name}`;

function read(key: string): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof kept?.progress?.time === "number" && kept.progress.trials ? kept : null;
  } catch {
    return null; // no store here, or something else under this name
  }
}

/** A question that stands alone is asked anew each time. */
export const remembered = (plan: Plan): Kept | null => (plan.alone ? null : read(keyOf(plan)));

export function remember(plan: Plan, kept: Kept): void {
  if (plan.alone) return;
  try {
    localStorage.setItem(keyOf(plan), JSON.stringify(kept));
  } catch {
    // Python may keep it
  }
}

/** All that is kept of the lessons of a game, by “game/lesson”. */
export function memoryOf({ game }: Pick<Road, "game">): Record<string, Kept> {
  const found: Record<string, Kept> = {};
  try {
    for (const key of Object.keys(localStorage)) {
      const kept = key.startsWith(`${STORE}${game}/`) ? read(key) : null;
      if (kept) found[key.slice(STORE.length)] = kept;
    }
  } catch {
    // no store here
  }
  return found;
}
