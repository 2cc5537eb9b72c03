/** Opens a sample in jsdom and speaks of what a reader would find there: buttons by name, texts, the focus. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RenderProps } from "@anywidget/types";
import { options } from "preact";
import { onTestFinished } from "vitest";
import widget from "../src/games/dragon/main";
import type { Board } from "../src/games/dragon/wire";
import type { Traits } from "../src/shell/model";
import type { Snapshot } from "../src/shell/wire";
import { FakeModel } from "./fake-model";

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const SAMPLES = [
  "draft",
  "phase1",
  "privilege",
  "build",
  "hire",
  "tile",
  "place",
  "drought",
  "release",
  "over",
  "wall",
  "wall-tile",
  "wall-check",
  "quake",
  "quake-release",
  "flood",
  "tornado",
  "sunrise",
  "charter",
];

export function sample(name: string): Snapshot<Board> {
  return JSON.parse(readFileSync(here(`samples/${name}.json`), "utf8"));
}

// Preact draws and runs its effects as microtasks here, so that whatever a press sets off is over before the next task.
options.debounceRendering = queueMicrotask;
options.requestAnimationFrame = queueMicrotask;

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor is anything ever out of sight.
globalThis.IntersectionObserver ??= class {
  readonly #see;
  constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
    this.#see = see;
  }
  observe() {
    this.#see([{ isIntersecting: true }]);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const nextTask = globalThis.setTimeout; // the page's own clock stands still (still.ts)

/** A collection as a list. jsdom takes each property of a collection for the name of an element, and looks through all. */
function listed(found: HTMLCollectionOf<Element>): Element[] {
  const { length, item } = found;
  return Array.from({ length }, (_, index) => item.call(found, index)!);
}

/** What is asked for by tags or classes is looked up: jsdom's selectors cost most of a test's time. */
function found(root: ShadowRoot, selector: string): Element[] {
  const body = root.lastElementChild!;
  if (/^(\.[\w-]+)+$/.test(selector)) return listed(body.getElementsByClassName(selector.replaceAll(".", " ")));
  const isTag = /^([a-z]+|[*])$/.test(selector);
  return isTag ? listed(body.getElementsByTagName(selector)) : [...root.querySelectorAll(selector)];
}

/** Whether something lies in a part of the page that is put away. */
function away(each: Element | null): boolean {
  for (; each; each = each.parentElement) if (each.hasAttribute("data-away")) return true;
  return false;
}

/** Waits until Preact has drawn everything and run its effects. */
export const drawn = () => new Promise((done) => nextTask(done));

// Messages are numbered from 1.
Math.random = () => 0;

const WORDS = JSON.parse(readFileSync(here("words.json"), "utf8"));

/** The words of a page with a game in English; two games may call two things by one name. */
export const wordsOf = (game: string) => ({ ...WORDS.shell, ...WORDS.lesson, ...WORDS[game] });
export const WORDS_NOW = wordsOf("dragon");

/** Opens a play view; `traits` of another widget name its view in `_view`. */
export async function open(snapshot: Snapshot | null, traits: Record<string, unknown> = {}, bundle = widget) {
  const model = new FakeModel({ words: WORDS_NOW, ...(snapshot && { snapshot }), ...traits });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const close = (await bundle.render({ model: model.anyModel, el } as unknown as RenderProps<Traits>)) as () => void;
  onTestFinished(close);
  await drawn();
  const root = (el.firstElementChild as HTMLElement).shadowRoot as ShadowRoot;
  const all = <T extends HTMLElement = HTMLElement>(selector: string) =>
    (found(root, selector) as T[]).filter((each) => !away(each));
  return {
    model,
    root,
    close,
    all,
    place: (key: string) =>
      (found(root, "*") as HTMLButtonElement[]).find((each) => each.getAttribute("data-place") === key && !away(each))!,
    button: (name: string) => all<HTMLButtonElement>("button").find((button) => nameOf(button) === name)!,
    text: (selector: string) => root.querySelector(selector)?.textContent ?? "",
    focused: () => root.activeElement as HTMLElement | null,
    async press(button: HTMLElement) {
      button.click();
      await drawn();
    },
    /** A tool below the board, wherever it stands. */
    async tool(name: string) {
      const [more] = all(".more");
      if (more?.getAttribute("aria-expanded") === "false") await this.press(more);
      await this.press(all(".tools button").find((button) => nameOf(button) === name)!);
    },
    async key(key: string, init: KeyboardEventInit = {}) {
      const target = root.activeElement ?? root.querySelector(".frame")!;
      target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...init }),
      );
      await drawn();
    },
  };
}

/** What is said aloud; a placard that the reader has asked for is read where it stands. */
export const LIVE = "[aria-live]:not(.placards)";

export const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
