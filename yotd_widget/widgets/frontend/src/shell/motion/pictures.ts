/** Pictures of parts of a board, over them: on these is seen what was, whatever is drawn now, until they give way to it. */
import type { Heading, Turning } from "./given";
import { drawing, Layers } from "./layers";
import { type Box, elementAt, type Places } from "./places";
import { OUT } from "./ways";

const LIFT_MS = 140;
const WIPE_MS = 340;
const SLIDE_MS = 300;
/** What was chosen from and the sheet of a table go down in so long. */
const DOWN_MS = 140;
/** So long after one part of the board the next gives way. */
const TURN_STAGGER_MS = 180;
/** The frames in which something goes down and out of sight. */
const DOWN = [{ transform: "none" }, { transform: "translateY(100%)" }];
/** The board of a game within the frame, where it has one. */
const DRAWN = ".drawn";
/** What a place is found by, and must not be on its picture. */
const FOUND_BY = ["id", "tabindex", "data-at", "data-place", "data-item", "data-piece", "data-count", "data-spot"];
/** Looks of a picture: it only lies ready, or what was stays to be seen on it. */
const READY = "ready";
const HELD = "held";
/** On a picture: the place of which this is one. */
const OF = "data-of";

export class Pictures extends Layers {
  /** Pictures that lie ready, and those on which what was is seen, by what they are of. */
  #ready = new Map<string, HTMLElement>();
  #held = new Map<string, HTMLElement>();

  /** Pictures of what is drawn there lie ready, unseen, for `hold`. Those that were ready before are gone. */
  ready(what: readonly string[]): void {
    for (const picture of this.#ready.values()) this.take(picture);
    this.#ready = this.#taken(what, READY);
  }

  /** What is drawn there stays to be seen as it is now, whatever is drawn there next. */
  hold(what: readonly string[]): void {
    this.release();
    const missing = what.filter((each) => !this.#ready.has(each));
    this.#held = this.#taken(missing, HELD);
    for (const each of what) {
      const picture = this.#ready.get(each);
      if (!picture) continue;
      picture.classList.replace(READY, HELD);
      this.#held.set(each, picture);
      this.#ready.delete(each);
    }
  }

  /** Nothing is held any more. */
  release(): void {
    for (const held of [...this.laid(HELD), ...this.laid("landed")]) this.take(held);
    this.#held.clear();
  }

  #taken(what: readonly string[], look: string): Map<string, HTMLElement> {
    // All are measured before the first is put, or the page would be laid out anew for each
    const measured = what.flatMap((each) => {
      const element = this.frame.querySelector(each);
      const box = element && this.box(element);
      return box ? [{ each, element, box }] : [];
    });
    return new Map(
      measured.map(({ each, element, box }) => {
        const picture = this.picture(element, look, box);
        picture.inert = true; // the keys find nothing on it
        return [each, picture];
      }),
    );
  }

  picture(element: Element, look: string, box: Box): HTMLElement {
    // A game's sheets know its things by what is around them
    const around = document.createElement("div");
    around.className = element.closest(DRAWN)?.className ?? "";
    around.append(pictureOf(element));
    const picture = this.add("div", `picture ${look}`, box);
    picture.append(around);
    return picture;
  }

  /** The title that is held, if one is, says what is seen. */
  title(text: string, badge: string): void {
    const who = this.over().querySelector<HTMLElement>(".held .status .who");
    if (!who) return;
    const said = document.createElement("span");
    said.className = "words";
    said.append(text);
    who.style.setProperty("--letters", `${text.length}`);
    who.replaceChildren(...(badge ? [drawing(badge, 26, 26, "badge")] : []), said);
  }

  /** The title says what is told, and no longer which phase or whose turn it is; it is held from now on. */
  entitle({ title, icon }: Heading, top: string): void {
    if (!this.#held.has(top)) this.#held = new Map([...this.#held, ...this.#taken([top], HELD)]);
    this.title(title, icon);
    const held = this.#held.get(top);
    for (const turn of held?.querySelectorAll(".turns .now") ?? []) turn.classList.remove("now"); // it is nobody's
    const path = [...(held?.querySelectorAll(".turn-steps li") ?? [])];
    const now = path.findIndex((part) => part.textContent === title);
    if (now < 0) return;
    for (const [nth, part] of path.entries()) part.className = nth < now ? "done" : nth > now ? "next" : "now";
  }

  /** On the picture of what was chosen from, what was taken rises, and stays up; beside it the others are pale. */
  async lift(places: readonly string[], rate: number): Promise<boolean> {
    const all = [...this.over().querySelectorAll<HTMLElement>(`.held [${OF}]`)];
    const taken = places.map((place) => all.find((each) => each.getAttribute(OF) === place)).find(Boolean);
    if (!taken) return true;
    for (const each of this.over().querySelectorAll("[data-lifted]")) each.removeAttribute("data-lifted");
    taken.setAttribute("data-lifted", "");
    taken.closest(".held")!.setAttribute("data-taken", "");
    const up = [{ transform: "none" }, { transform: "translateY(-10px) scale(1.03)" }];
    return this.animate(taken, up, { duration: LIFT_MS * rate, easing: OUT, fill: "forwards" }, true);
  }

  /** What is seen on the picture of that goes down; where it was nothing is. */
  lower(what: string): void {
    const seen = this.#held.get(what)?.firstElementChild;
    if (seen) this.animate(seen, DOWN, { duration: DOWN_MS, easing: "ease-in" }, true);
  }

  /**
   * What was gives way to what is, one part after the other: in one frame each part is what it is now. With the last of them
   * the sheet goes on which it was told. before: where things were; last: called when the last begins. False if it was ended.
   */
  async turn(turnings: readonly Turning[], before: Places, sheet: Element | null, last: () => void): Promise<boolean> {
    const all: Promise<boolean>[] = [];
    for (const [nth, { goes, wiped, slides = [], moves = [] }] of turnings.entries()) {
      const isLast = nth === turnings.length - 1;
      if (isLast) last();
      const slid = slides.flatMap(([place, from]) => {
        const [now, was] = [elementAt(this.frame, [place]), before.get(from)];
        const box = now && this.box(now);
        return box && was ? { now, by: `translate(${was.x - box.x}px,${was.y - box.y}px)` } : [];
      });
      for (const each of goes) {
        const picture = this.#held.get(each);
        this.#held.delete(each);
        const ground = wiped && picture?.querySelector(wiped);
        if (ground) all.push(this.#wipe(ground));
        if (picture) this.take(picture);
      }
      for (const { now, by } of slid)
        all.push(this.animate(now, [{ transform: by }, {}], { duration: SLIDE_MS, easing: OUT }));
      for (const { what, frames, ms, delay } of moves)
        for (const each of this.all(what)) all.push(this.animate(each, frames, { duration: ms, delay, easing: OUT }));
      if (isLast && sheet) all.push(this.animate(sheet, DOWN, { duration: DOWN_MS, easing: "ease-in" }, true));
      if (!isLast && !(await this.wait(TURN_STAGGER_MS))) return false;
    }
    return (await Promise.all(all)).every(Boolean);
  }

  /** Ground that was is taken off that of now from the right, as far as its edge has come: neither is seen through the other. */
  async #wipe(ground: Element): Promise<boolean> {
    const behind = this.frame.querySelector(".fx.behind");
    if (!behind) return true;
    const edge = this.add("div", "wiped", null, behind);
    edge.removeAttribute("style");
    edge.append(ground);
    const timing = { duration: WIPE_MS, easing: "ease-in-out" };
    // The ground goes as far the other way, and so stands still
    const off = (element: Element, by: string) =>
      this.animate(element, [{ transform: "none" }, { transform: `translateX(${by})` }], timing, true);
    const done = await Promise.all([off(edge, "-100%"), off(ground, "100%")]);
    this.take(edge);
    return done.every(Boolean);
  }

  /** Whether anything is held. */
  get holds(): boolean {
    return this.laid(HELD).length > 0;
  }

  /** Whether a picture of what was lies over the middle of a box. */
  lieOver({ x, y, width, height }: Box): boolean {
    const [over, down] = [x + width / 2, y + height / 2];
    return this.laid(HELD).some((held) => {
      const box = this.box(held);
      return box && box.x < over && over < box.x + box.width && box.y < down && down < box.y + box.height;
    });
  }

  /** What is seen at a place: on a picture of what was, or else on the board. */
  seen(place: string): Element | null {
    const held = this.all(`.fx > .${HELD} [${OF}~="${place}"]`);
    return held.find((each) => each.getClientRects().length) ?? elementAt(this.frame, [place]);
  }

  /** The numbers of a place, those on pictures first. */
  numbers(place: string): Element[] {
    const number = `[data-number="${place}"]`;
    return [...this.all(`.fx > .${HELD} ${number}`), ...this.all(number)];
  }
}

/** Of what is drawn, a picture that nobody can find or press. */
function pictureOf(element: Element): Element {
  const picture = element.cloneNode(true) as Element;
  for (const layer of picture.querySelectorAll(".fx")) layer.remove();
  for (const part of [picture, ...picture.querySelectorAll("*")]) {
    const place = part.getAttribute("data-place") ?? part.getAttribute("data-at");
    if (place) part.setAttribute(OF, place);
    for (const name of FOUND_BY) part.removeAttribute(name);
  }
  return picture;
}

/** Whether an element is on a picture of what was. */
export const isOnPicture = (element: Element): boolean => element.closest(`.${HELD}`) !== null;
