/**
 * Plays what moves on the layers `.fx` over the board and behind its things: clones that travel, rooms that are dark,
 * sights, a sentence. The board below is complete from the first. Whatever plays can be ended, and leaves nothing.
 */
import type { Gain, Heading, Moment, Piece, Travel, Turning } from "./given";
import { type Box, boxes, elementAt, type Places } from "./places";
import { coming, flights, GAIN_LATE_MS, GAIN_MS, GAIN_STAGGER_MS, STAGGER_MS } from "./ways";

const SVG = "http://www.w3.org/2000/svg";
const LIGHT_MS = 200;
const DARK_MS = 240;
const LIFT_MS = 140;
const ARRIVE_MS = 220;
const FADE_MS = 320;
const SLIDE_MS = 300;
/** The sheet of a table comes up and goes down in so long. */
const SHEET_MS = 200;
/** So long after one part of the board the next gives way. */
const TURN_STAGGER_MS = 150;
const OUT = "cubic-bezier(.3,.7,.3,1)";
const MOST = 3;
/** So much room has the sign beside a number. */
const SIGN = 30;
/** How high a person stands in a room. */
const STANDING = 0.8;
/** The board of a game within the frame, where it has one. */
const DRAWN = ".drawn";
const LARGEST = 44;
const BEAT_MS = 200;
const PALE = 0.4;
/** How high where there is no room to be seen. */
const FAR = 36;
/** What a place is found by, and must not be on its picture. */
const FOUND_BY = ["id", "tabindex", "data-at", "data-place", "data-item", "data-piece", "data-count", "data-spot"];
/** The part of the ground on which a sentence lies over nothing, if the game says where; and the line of what was last. */
export const FREE = "free";
const NEWS = "last";

/** A travel that waits for its turn: what it leads to is covered until then. */
export interface Prepared {
  travel: Travel;
  ms: number;
  /** Covers what it leads to. Apart from the measuring, or the page would be laid out anew for each. */
  cover(): void;
  /** left: called as each of its pieces sets out; came: as it arrives, with which of how many it is. */
  run(rate: number, left: Heard, came: Heard): Promise<unknown>;
}

/** A gain, from where to where it comes. */
export interface Coming {
  gain: Gain;
  from: Box;
  to: Box;
}

export type Heard = (nth: number, of: number) => void;

export class Player {
  readonly #frame: HTMLElement;
  #running = new Set<Animation>();
  #put = new Set<Element>();
  /** Pictures that lie ready, and those on which what was is seen, by what they are of. */
  #ready = new Map<string, HTMLElement>();
  #held = new Map<string, HTMLElement>();
  #frames = new Set<number>();
  /** Whatever begins now is over at once. */
  hurried = false;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
  }

  /** Ends everything: what plays is gone, and whoever waits for it is told so. */
  end(): void {
    for (const animation of this.#running) animation.cancel();
    for (const element of this.#put) element.remove();
    for (const frame of this.#frames) cancelAnimationFrame(frame);
    this.#running.clear();
    this.#put.clear();
    this.#frames.clear();
    this.hurried = false;
  }

  /** Pictures of what is drawn there lie ready, unseen, for `hold`. Those that were ready before are gone. */
  ready(what: readonly string[]): void {
    for (const picture of this.#ready.values()) this.#take(picture);
    this.#ready = this.#pictures(what, READY);
  }

  /** What is drawn there stays to be seen as it is now, whatever is drawn there next. */
  hold(what: readonly string[]): void {
    this.release();
    const missing = what.filter((each) => !this.#ready.has(each));
    this.#held = this.#pictures(missing, HELD);
    for (const each of what) {
      const picture = this.#ready.get(each);
      if (!picture) continue;
      picture.classList.replace(READY, HELD);
      this.#held.set(each, picture);
      this.#ready.delete(each);
    }
  }

  /**
   * What was gives way to what is, one part after the other: in one frame each part is what it is now. With the last of them
   * the sheet goes on which it was told. before: where things were; last: called when the last begins. False if it was ended.
   */
  async turn(turnings: readonly Turning[], before: Places, sheet: Element | null, last: () => void): Promise<boolean> {
    const all: Promise<boolean>[] = [];
    for (const [nth, { goes, fades, slides = [], moves = [] }] of turnings.entries()) {
      const isLast = nth === turnings.length - 1;
      if (isLast) last();
      const slid = slides.flatMap(([place, from]) => {
        const [now, was] = [elementAt(this.#frame, [place]), before.get(from)];
        const box = now && this.#box(now);
        return box && was ? { now, by: `translate(${was.x - box.x}px,${was.y - box.y}px)` } : [];
      });
      for (const each of goes) {
        const picture = this.#held.get(each);
        this.#held.delete(each);
        const faded = fades && picture?.querySelector(fades);
        if (faded) all.push(this.#fades(faded));
        if (picture) this.#take(picture);
      }
      for (const { now, by } of slid)
        all.push(this.#animate(now, [{ transform: by }, {}], { duration: SLIDE_MS, easing: OUT }));
      for (const { what, frames, ms } of moves)
        for (const each of this.#all(what, this.#frame))
          all.push(this.#animate(each, frames, { duration: ms, easing: OUT }));
      if (isLast && sheet) all.push(this.#sinks(sheet));
      if (!isLast && !(await this.wait(TURN_STAGGER_MS))) return false;
    }
    return (await Promise.all(all)).every(Boolean);
  }

  /** Ground that was fades over that of now, behind the things on it. */
  async #fades(ground: Element): Promise<boolean> {
    this.#frame.querySelector(".fx.behind")?.append(ground);
    this.#put.add(ground);
    const done = await this.#animate(ground, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, easing: OUT });
    this.#take(ground);
    return done;
  }

  #sinks(sheet: Element): Promise<boolean> {
    const down = [{ transform: "none" }, { transform: "translateY(100%)" }];
    return this.#animate(sheet, down, { duration: SHEET_MS, easing: "ease-in" }, true);
  }

  #pictures(what: readonly string[], look: string): Map<string, HTMLElement> {
    // All are measured before the first is put, or the page would be laid out anew for each
    const measured = what.flatMap((each) => {
      const element = this.#frame.querySelector(each);
      const box = element && this.#box(element);
      return box ? [{ each, element, box }] : [];
    });
    return new Map(
      measured.map(({ each, element, box }) => {
        // A game's sheets know its things by what is around them
        const around = document.createElement("div");
        around.className = element.closest(DRAWN)?.className ?? "";
        around.append(pictureOf(element));
        const picture = this.#add("div", `picture ${look}`, box);
        picture.inert = true; // the keys find nothing on it
        picture.append(around);
        return [each, picture];
      }),
    );
  }

  /** A part of the board comes: it is there at once, and whole, and settles. False if it was ended. */
  arrive(part: Element): Promise<boolean> {
    return this.#animate(part, [{ transform: "translateX(36px)" }, { transform: "none" }], {
      duration: ARRIVE_MS,
      easing: OUT,
    });
  }

  /** On the picture of what was chosen from, what was taken rises, and stays up; beside it the others are pale. */
  async lift(places: readonly string[], rate: number): Promise<boolean> {
    const all = [...this.#layer().querySelectorAll<HTMLElement>(`.held [${OF}]`)];
    const taken = places.map((place) => all.find((each) => each.getAttribute(OF) === place)).find(Boolean);
    if (!taken) return true;
    for (const each of this.#layer().querySelectorAll("[data-lifted]")) each.removeAttribute("data-lifted");
    taken.setAttribute("data-lifted", "");
    taken.closest(".held")!.setAttribute("data-taken", "");
    const up = [{ transform: "none" }, { transform: "translateY(-10px) scale(1.03)" }];
    return this.#animate(taken, up, { duration: LIFT_MS * rate, easing: OUT, fill: "forwards" }, true);
  }

  /** The title says what is told, and no longer which phase or whose turn it is; it is held from now on. */
  entitle({ title, icon }: Heading, top: string): void {
    if (!this.#held.has(top)) this.#held = new Map([...this.#held, ...this.#pictures([top], HELD)]);
    this.title(title, icon);
    const held = this.#held.get(top);
    for (const part of held?.querySelectorAll(".status .part:not(.who)") ?? []) part.remove();
    for (const turn of held?.querySelectorAll(".turns .now") ?? []) turn.classList.remove("now"); // it is nobody's
  }

  /** A picture over which something else comes is needed no more. */
  async drop(what: string): Promise<void> {
    const picture = this.#held.get(what);
    this.#held.delete(what);
    if (picture && (await this.wait(SHEET_MS))) this.#take(picture);
  }

  /** What lies around all that is drawn of these; null for nothing. */
  room(what: readonly string[]): Box | null {
    return this.#around(what.flatMap((each) => this.#frame.querySelector(`${each}:not(.fx *)`) ?? []));
  }

  /** The title that is held says what is seen; false where none is held. */
  title(text: string, badge: string): boolean {
    const who = this.#layer().querySelector<HTMLElement>(".held .status .who");
    if (!who) return false;
    const said = document.createElement("span");
    said.className = "words";
    said.append(text);
    who.style.setProperty("--letters", `${text.length}`);
    who.replaceChildren(...(badge ? [drawing(badge, 26, 26, "badge")] : []), said);
    return true;
  }

  /** Nothing is held any more. */
  release(): void {
    for (const held of [...this.#laid(HELD), ...this.#laid("landed")]) this.#take(held);
    this.#held.clear();
  }

  /** What plays is over, as if its time had passed. */
  hurry(): void {
    this.hurried = true;
    for (const animation of [...this.#running]) animation.finish();
  }

  /** For so long; false if everything was ended meanwhile. */
  wait(ms: number): Promise<boolean> {
    return this.#animate(this.#layer(), [{ opacity: 1 }, { opacity: 1 }], { duration: ms });
  }

  /** A sentence over the free part of the ground, until the next one; not where the page has a line for news. */
  say(text: string, badge: string): void {
    const box = this.#boxAt([FREE]);
    this.hush();
    if (!box || !text || elementAt(this.#frame, [NEWS])) return;
    const said = this.#add("p", "said", box);
    Object.assign(said.style, { width: "auto", height: "auto", maxWidth: `${box.width}px` });
    if (badge) said.append(drawing(badge, 20, 20));
    const told = document.createElement("span");
    told.append(text);
    said.append(told);
  }

  hush(): void {
    for (const said of this.#laid("said")) this.#take(said);
  }

  /** before: where things were. Null for what has nowhere to go. */
  prepare(travel: Travel, before: Places): Prepared | null {
    const target = elementAt(this.#frame, travel.to);
    const from = travel.from.map((key) => before.get(key) ?? this.#boxAt([key])).find(Boolean);
    const leaves = travel.way === "leave";
    const to = (leaves && travel.to.map((key) => before.get(key)).find(Boolean)) || (target && this.#box(target));
    if (!target || !from || !to) return null;
    const home = leaves ? elementAt(this.#frame, travel.from) : target;
    const room = travel.dark ? home?.querySelector(travel.dark) : null;
    const inside = room && this.#box(room);
    const hides = travel.hides ? this.#all(travel.hides, target) : [];
    let hidden: Animation[] = [];
    let dark: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    const start = (leaves && inside) || from;
    const end = (!leaves && inside) || to;
    const via = travel.via && this.#boxAt(travel.via);
    const walks = travel.way === "walk" || leaves;
    const high = travel.size ?? (inside ? inside.height * STANDING : Math.min(walks ? FAR : LARGEST, end.height));
    const size = this.#sizeOf(travel.piece, high);
    const ways = flights(travel.way, start, end, size, via ?? undefined);
    const times = Math.min(MOST, travel.times ?? 1);
    const ms = ways.reduce((sum, each) => sum + each.ms, 0) + (times - 1) * STAGGER_MS;

    const cover = () => {
      hidden = this.#hide(hides);
      dark = inside ? this.#add("div", "dark", inside) : null;
      if (dark && leaves) dark.style.opacity = "0";
      if (!travel.ghost) return;
      ghost = this.#clone(travel.piece, size);
      ghost.style.transform = String(ways[0]?.frames[0]?.transform);
    };

    const run = async (rate: number, left: Heard, came: Heard): Promise<void> => {
      if (travel.lifts && !(await this.lift(travel.lifts, rate))) return;
      if (ghost) ghost.style.opacity = `${PALE}`;
      if (dark && leaves) this.#animate(dark, [{ opacity: 0 }, { opacity: 1 }], { duration: DARK_MS * rate });
      const one = async (nth: number) => {
        const clone = this.#clone(travel.piece, size);
        clone.style.opacity = "0";
        let delay = nth * STAGGER_MS * rate;
        for (const [each, { frames, ms, easing }] of ways.entries()) {
          const opaque = frames.map((frame) => ({ opacity: 1, ...frame }));
          const timing = { duration: ms * rate, easing, delay, fill: "both" } as const;
          const moved = this.#animate(clone, opaque, timing);
          if (each === 0) left(nth, times);
          if (!(await moved)) return;
          delay = 0;
        }
        came(nth, times);
        // What it stands for lies under a picture of what was: it stands there itself until that is taken off
        if (hides.length && this.#isHeld(end)) clone.classList.add("landed");
        else this.#take(clone);
      };
      await Promise.all(Array.from({ length: times }, (_, nth) => one(nth)));
      if (ghost) this.#take(ghost);
      for (const animation of hidden) this.#stop(animation);
      if (!dark || (leaves && this.#laid(HELD).length)) return; // there nobody stands any more
      await this.#animate(dark, [{ opacity: 1 }, { opacity: 0 }], { duration: LIGHT_MS * rate, fill: "both" });
      this.#take(dark);
    };
    return { travel, ms: ms + (inside ? LIGHT_MS : 0), cover, run };
  }

  /** Where gains come from and where to, as it is seen; what is not to be seen does not come. */
  comes(gains: readonly Gain[]): Coming[] {
    return gains.flatMap((gain) => {
      const there = this.#seen(gain.at);
      const within = there && this.#box(there);
      const cause = (there && this.#around([...there.querySelectorAll(gain.cause)])) ?? within;
      const size = plateOf(gain);
      const to = within && this.#besideNumber(gain.to, within, size);
      if (!cause || !to) return [];
      const from = { ...cause, height: 0, y: cause.y - size.height / 2 }; // above it, so that it is seen
      return { gain, from: inside(within, from, size), to: inside(within, to, size) };
    });
  }

  /** A number beats as it changes. */
  beat(place: string): void {
    for (const each of this.#numbersAt(place))
      this.#animate(each, [{ transform: "scale(1.5)" }, {}], { duration: BEAT_MS });
  }

  /** Each on a plate, one soon after the other, in so long at most; came: as it arrives. False if it was ended. */
  async bring(all: readonly Coming[], most: number, came: (gain: Gain) => void): Promise<boolean> {
    const stagger = Math.min(GAIN_STAGGER_MS, (most - GAIN_LATE_MS - GAIN_MS) / Math.max(1, all.length - 1));
    const bring = async ({ gain, from, to }: Coming, nth: number) => {
      const plate = this.#add("b", "gain", null);
      plate.append(...gain.sprites.map((sprite) => drawing(sprite, 20, 20)), `+${gain.by}`);
      const timing = { duration: GAIN_MS, delay: GAIN_LATE_MS + nth * stagger };
      if (!(await this.#animate(plate, coming(from, to), timing))) return false;
      this.#take(plate);
      came(gain);
      return true;
    };
    return (await Promise.all(all.map(bring))).every(Boolean);
  }

  /** What happens on the ground; over when the last of it is. */
  async moment({ sights, moves = [], counts }: Moment, ground: HTMLElement): Promise<void> {
    const over = this.#box(ground);
    if (!over) return;
    const behind = ground.querySelector<HTMLElement>(".fx");
    const all: Promise<boolean>[] = [];
    // Before anything moves, as the numbers stand where they will be
    if (counts) {
      const numbers = this.#all(counts.what, ground) as HTMLElement[];
      const most = Math.max(1, ...numbers.map((each) => Number(each.textContent)));
      const msOf = (each: HTMLElement) => (counts.ms * Math.max(0, Number(each.textContent))) / most;
      all.push(...numbers.map((each) => this.#count(each, msOf(each))));
    }
    for (const { sprite, look = "", box, frames, ms, delay, behind: back } of sights) {
      const layer = back && behind ? behind : this.#layer();
      const [left, top] = layer === behind ? [0, 0] : [over.x, over.y];
      const at = {
        x: left + box[0] * over.width,
        y: top + box[1] * over.height,
        width: box[2] * over.width,
        height: box[3] * over.height,
      };
      const sight = this.#add("div", `sight ${look}`, at, layer);
      sight.style.opacity = "0";
      if (sprite) sight.append(drawing(sprite, at.width, at.height));
      all.push(
        this.#animate(
          sight,
          frames.map((frame) => ({ opacity: 1, ...frame })),
          { duration: ms, delay },
        ),
      );
    }
    for (const { what, frames, ms, delay } of moves)
      for (const element of this.#all(what, this.#frame)) {
        const stays = element.closest(`.${HELD}`) !== null;
        const timing = { duration: ms, delay, fill: stays ? "both" : "backwards" } as const;
        all.push(this.#animate(element, frames, timing, stays));
      }
    await Promise.all(all);
    for (const sight of this.#laid("sight")) this.#take(sight);
  }

  /** A number counts up over the one that is there. */
  async #count(element: HTMLElement, ms: number): Promise<boolean> {
    const box = this.#box(element);
    const last = Number(element.textContent);
    if (!box || !Number.isFinite(last)) return true;
    const { font, color } = getComputedStyle(element);
    const shown = this.#add("b", "counting", box);
    Object.assign(shown.style, { font, color });
    const hidden = this.#hide([element]);
    const now = () => Number(document.timeline.currentTime); // the clock of what grows beside it
    const begin = now();
    const next = () => {
      const counted = `${Math.round(last * Math.min(1, (now() - begin) / ms))}`;
      if (shown.textContent !== counted) shown.textContent = counted;
      if (shown.isConnected) this.#frames.add(requestAnimationFrame(next));
    };
    next();
    const done = await this.wait(ms);
    this.#take(shown);
    for (const animation of hidden) this.#stop(animation);
    return done;
  }

  /** What lies on the layers and looks so; the things of a board may have such a class as well. */
  #laid(look: string): Element[] {
    return [...this.#frame.querySelectorAll(`.fx > .${look}`)];
  }

  /** What is seen at a place: on a picture of what was, or else on the board. */
  #seen(place: string): Element | null {
    const held = this.#frame.querySelectorAll(`.fx > .${HELD} [${OF}~="${place}"]`);
    return [...held].find((each) => each.getClientRects().length) ?? elementAt(this.#frame, [place]);
  }

  /** Right of a number, or where nothing has room there below it: it is read meanwhile, as is whose it is. */
  #besideNumber(place: string, within: Box, { width, height }: Size): Box | null {
    const found = this.#numbersAt(place).find((each) => each.getClientRects().length);
    const box = found && this.#box(found);
    if (!box) return null;
    const right = box.x + box.width;
    const spot = { width: 0, height: 0 };
    if (within.x + within.width - right > SIGN + width)
      return { ...spot, x: right + SIGN + width / 2, y: box.y + box.height / 2 };
    return { ...spot, x: right - width / 2, y: box.y + box.height + height / 2 + 4 };
  }

  #numbersAt(place: string): Element[] {
    const number = `[data-number="${place}"]`;
    return [...this.#frame.querySelectorAll(`.fx > .${HELD} ${number}`), ...this.#frame.querySelectorAll(number)];
  }

  #around(elements: Element[]): Box | null {
    const all = elements.flatMap((each) => this.#box(each) ?? []);
    if (!all.length) return null;
    const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
    const right = Math.max(...all.map((box) => box.x + box.width));
    return { x, y, width: right - x, height: Math.max(...all.map((box) => box.y + box.height)) - y };
  }

  /** Whether a picture of what was lies over the middle of a box. */
  #isHeld({ x, y, width, height }: Box): boolean {
    const [over, down] = [x + width / 2, y + height / 2];
    return this.#laid(HELD).some((held) => {
      const box = this.#box(held);
      return box && box.x < over && over < box.x + box.width && box.y < down && down < box.y + box.height;
    });
  }

  #layer(): HTMLElement {
    return this.#frame.querySelector<HTMLElement>(".fx.over")!;
  }

  #box(of: Element): Box | null {
    return boxes(this.#frame)(of);
  }

  #boxAt(keys: readonly string[]): Box | null {
    const found = elementAt(this.#frame, keys);
    return found && this.#box(found);
  }

  #all(what: string, within: Element): Element[] {
    return what === ":scope" ? [within] : [...within.querySelectorAll(what)];
  }

  #hide(elements: Element[]): Animation[] {
    return elements.map((element) => {
      const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" });
      this.#running.add(animation);
      return animation;
    });
  }

  #stop(animation: Animation): void {
    animation.cancel();
    this.#running.delete(animation);
  }

  /** stays: as it is in the end; what is put on the layers does anyway, of the board itself nothing stays. */
  async #animate(
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

  #sizeOf({ sprite }: Piece, height: number): { width: number; height: number } {
    const symbol = (this.#frame.getRootNode() as ShadowRoot).getElementById(sprite) as SVGSymbolElement | null;
    const box = symbol?.viewBox.baseVal;
    return { width: box?.height ? (height * box.width) / box.height : height, height };
  }

  #clone({ sprite, look = "", badge }: Piece, { width, height }: { width: number; height: number }): HTMLElement {
    const clone = this.#add("div", `clone ${look}`, { x: 0, y: 0, width, height });
    clone.append(drawing(sprite, width, height));
    if (badge) clone.append(drawing(badge, width / 2, height / 2));
    return clone;
  }

  /** box: null for the upper left corner, and as large as what is on it. */
  #add(tag: string, look: string, box: Box | null, layer = this.#layer()): HTMLElement {
    const element = document.createElement(tag);
    element.className = look;
    const { x = 0, y = 0, width, height } = box ?? {};
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.#put.add(element);
    layer.append(element);
    return element;
  }

  #take(element: Element): void {
    element.remove();
    this.#put.delete(element);
  }
}

/** Looks of a picture: it only lies ready, or what was stays to be seen on it. */
const READY = "ready";
const HELD = "held";

/** On a picture: the place of which this is one. */
const OF = "data-of";

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

interface Size {
  width: number;
  height: number;
}

/** About as large is what brings a gain. */
const plateOf = ({ sprites, by }: Gain): Size => ({
  width: 26 + 23 * sprites.length + 10 * `${by}`.length,
  height: 28,
});

/** The middle of a plate, moved so that all of it lies in a box. */
function inside(box: Box, spot: Box, { width, height }: Size): Box {
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  const within = (at: number, from: number, to: number) => Math.max(from, Math.min(to, at));
  return {
    x: within(x, box.x + width / 2, box.x + box.width - width / 2),
    y: within(y, box.y + height / 2, box.y + box.height - height / 2),
    width: 0,
    height: 0,
  };
}

/** Time that a prepared travel would take. */
export const planned = (travels: readonly Prepared[]): number => travels.reduce((sum, { ms }) => sum + ms, 0);

function drawing(id: string, width: number, height: number, look = ""): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", `icon ${look}`.trim());
  svg.setAttribute("width", `${width}`);
  svg.setAttribute("height", `${height}`);
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}
