/**
 * Numbers that have changed show what they were until what changes them has arrived: a face over each, which the sheet
 * draws. The number itself is the new one from the first, for whoever listens, looks for it or takes the faces off.
 */
import { HERE } from "../kept";
import type { Mark } from "../wire";

/** By the place whose number it is. */
export type Numbers = ReadonlyMap<string, number>;

const FACE = "data-was";

/** What is counted on a board: elements with `data-number`, the place. What stands there twice is read once. */
export function numbersOf(frame: HTMLElement): Numbers {
  const found = [...frame.querySelectorAll<HTMLElement>(`[data-number]${HERE}:not(.fx *)`)];
  return new Map(found.map((each) => [each.dataset.number!, Number(each.textContent)]));
}

/** By how much a mark says that a number has changed; 0 where it says something else. */
export const changeOf = ({ text }: Mark): number => (/^[+−-]\d+$/.test(text) ? Number(text.replace("−", "-")) : 0);

export class Faces {
  #shown = new Map<string, number>();

  /** Before anybody sees the new numbers. */
  cover(frame: HTMLElement, before: Numbers): void {
    this.clear(frame);
    for (const [place, now] of numbersOf(frame)) {
      const was = before.get(place);
      if (was === undefined || was === now) continue;
      this.#shown.set(place, was);
      show(frame, place, was);
    }
  }

  /** So much has come there, or gone. */
  add(frame: HTMLElement, place: string, by: number): void {
    const shown = this.#shown.get(place);
    if (shown === undefined || !by) return;
    this.#shown.set(place, shown + by);
    show(frame, place, shown + by);
  }

  /** These show what they are now, on pictures of the board, too. */
  settle(frame: HTMLElement, which: (place: string) => boolean): void {
    const now = numbersOf(frame);
    for (const place of [...this.#shown.keys()].filter(which)) {
      const value = now.get(place);
      if (value !== undefined) show(frame, place, value);
      this.#shown.delete(place);
    }
  }

  clear(frame: HTMLElement): void {
    this.#shown.clear();
    for (const each of frame.querySelectorAll(`[${FACE}]`)) each.removeAttribute(FACE);
  }
}

function show(frame: HTMLElement, place: string, value: number): void {
  for (const each of frame.querySelectorAll(`[data-number="${place}"]`)) {
    if (each.textContent === `${value}`) each.removeAttribute(FACE);
    else each.setAttribute(FACE, `${value}`);
  }
}
