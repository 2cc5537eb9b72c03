/**
 * The layers `.fx` of a frame, over the board and behind its things, and what plays there. Whatever plays can be ended, and
 * leaves nothing.
 */
import { type Box, boxes, elementAt } from "./places";

const SVG = "http://www.w3.org/2000/svg";

export class Layers {
  readonly frame: HTMLElement;
  /** Whatever begins now is over at once. */
  hurried = false;
  #running = new Set<Animation>();
  #put = new Set<Element>();

  constructor(frame: HTMLElement) {
    this.frame = frame;
  }

  /** Ends everything: what plays is gone, and whoever waits for it is told so. */
  end(): void {
    for (const animation of this.#running) animation.cancel();
    for (const element of this.#put) element.remove();
    this.#running.clear();
    this.#put.clear();
    this.hurried = false;
  }

  /** What plays is over, as if its time had passed. */
  hurry(): void {
    this.hurried = true;
    for (const animation of [...this.#running]) animation.finish();
  }

  /** For so long; false if everything was ended meanwhile. */
  wait(ms: number): Promise<boolean> {
    return this.animate(this.over(), [{ opacity: 1 }, { opacity: 1 }], { duration: ms });
  }

  /** stays: as it is in the end; what is put on the layers does anyway, of the board itself nothing stays. */
  async animate(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    stays = this.#put.has(element),
  ): Promise<boolean> {
    const moving = this.hurried ? { ...timing, duration: 0, delay: 0 } : timing;
    const animation = element.animate(frames, { fill: "both", ...moving });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      return false; // it was ended
    }
    this.#running.delete(animation);
    if (!stays) animation.cancel();
    return true;
  }

  /** Until it is stopped, or everything is ended. */
  hide(elements: Element[]): Animation[] {
    return elements.map((element) => {
      const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" });
      this.#running.add(animation);
      return animation;
    });
  }

  stop(animation: Animation): void {
    animation.cancel();
    this.#running.delete(animation);
  }

  /** box: null for the upper left corner, and as large as what is on it. */
  add(tag: string, look: string, box: Box | null, layer: Element = this.over()): HTMLElement {
    const element = document.createElement(tag);
    element.className = look;
    const { x = 0, y = 0, width, height } = box ?? {};
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.put(element, layer);
    return element;
  }

  put(element: Element, layer: Element): void {
    this.#put.add(element);
    layer.append(element);
  }

  take(element: Element): void {
    element.remove();
    this.#put.delete(element);
  }

  over(): HTMLElement {
    return this.frame.querySelector<HTMLElement>(".fx.over")!;
  }

  /** What lies on the layers and looks so; the things of a board may have such a class as well. */
  laid(look: string): Element[] {
    return [...this.frame.querySelectorAll(`.fx > .${look}`)];
  }

  box(of: Element): Box | null {
    return boxes(this.frame)(of);
  }

  boxAt(keys: readonly string[]): Box | null {
    const found = elementAt(this.frame, keys);
    return found && this.box(found);
  }

  /** What lies around all of these that is drawn; null for nothing. */
  around(elements: readonly Element[]): Box | null {
    const all = elements.flatMap((each) => this.box(each) ?? []);
    if (!all.length) return null;
    const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
    const right = Math.max(...all.map((box) => box.x + box.width));
    return { x, y, width: right - x, height: Math.max(...all.map((box) => box.y + box.height)) - y };
  }

  all(what: string, within: Element = this.frame): Element[] {
    return what === ":scope" ? [within] : [...within.querySelectorAll(what)];
  }
}

export function drawing(id: string, width: number, height: number, look = ""): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", `icon ${look}`.trim());
  svg.setAttribute("width", `${width}`);
  svg.setAttribute("height", `${height}`);
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

/** Whether anything may move: the reader has nothing against it, and sees it. */
export function isMoving(frame: HTMLElement): boolean {
  if (!frame.animate || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
