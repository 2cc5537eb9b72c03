/**
 * Plays what moves over the board and behind its things: clones that travel, rooms that are dark, plates, sights.
 * The board below is complete from the first.
 */
import type { Gain, Moment, Piece, Travel } from "./given";
import { drawing } from "./layers";
import { isOnPicture, Pictures } from "./pictures";
import { type Box, elementAt, type Places } from "./places";
import { coming, flights, GAIN_LATE_MS, GAIN_MS, GAIN_STAGGER_MS, OUT, type Point, STAGGER_MS } from "./ways";

const LIGHT_MS = 200;
const DARK_MS = 240;
const ARRIVE_MS = 220;
const MOST = 3;
/** So much room has the sign beside a number. */
const SIGN = 30;
/** How high a person stands in a room. */
const STANDING = 0.8;
const LARGEST = 44;
const BEAT_MS = 200;
const PALE = 0.4;
/** How high where there is no room to be seen. */
const FAR = 36;
/** The part of the ground on which a chapter lies over nothing, if the game says where. */
export const FREE = "free";

/** A travel that waits for its turn: what it leads to is covered until then. */
export interface Prepared {
  travel: Travel;
  ms: number;
  /** Covers what it leads to. Apart from the measuring, or the page would be laid out anew for each. */
  cover(): void;
  /** left: called as each of its pieces sets out; came: as it arrives, with which of how many it is. */
  run(rate: number, left: Heard, came: Heard): Promise<unknown>;
}

/** A gain, from where to where it comes, and on what. */
export interface Coming {
  gain: Gain;
  plate: HTMLElement;
  from: Point;
  to: Point;
}

export type Heard = (nth: number, of: number) => void;

export class Player extends Pictures {
  /** A part of the board comes: it is there at once, and whole, and settles. False if it was ended. */
  arrive(part: Element): Promise<boolean> {
    return this.animate(part, [{ transform: "translateX(36px)" }, { transform: "none" }], {
      duration: ARRIVE_MS,
      easing: OUT,
    });
  }

  /** before: where things were. Null for what has nowhere to go. */
  prepare(travel: Travel, before: Places): Prepared | null {
    const target = elementAt(this.frame, travel.to);
    const from = travel.from.map((key) => before.get(key) ?? this.boxAt([key])).find(Boolean);
    const leaves = travel.way === "leave";
    const to = (leaves && travel.to.map((key) => before.get(key)).find(Boolean)) || (target && this.box(target));
    if (!target || !from || !to) return null;
    const home = leaves ? elementAt(this.frame, travel.from) : target;
    const room = travel.dark ? home?.querySelector(travel.dark) : null;
    const inside = room && this.box(room);
    const hides = travel.hides ? this.all(travel.hides, target) : [];
    let hidden: Animation[] = [];
    let dark: HTMLElement | null = null;
    let ghost: HTMLElement | null = null;
    const start = (leaves && inside) || from;
    const end = (!leaves && inside) || to;
    const via = travel.via && this.boxAt(travel.via);
    const walks = travel.way === "walk" || leaves;
    const high = travel.size ?? (inside ? inside.height * STANDING : Math.min(walks ? FAR : LARGEST, end.height));
    const own = travel.own?.(this, target, start, to);
    const size = own?.size ?? this.#sizeOf(travel.piece, high);
    const ways = own?.ways ?? flights(travel.way, start, end, size, via);
    const clone = own?.draw ?? (() => this.#clone(travel.piece, size));
    const times = Math.min(MOST, travel.times ?? 1);
    const ms = ways.reduce((sum, each) => sum + each.ms, 0) + (times - 1) * STAGGER_MS;

    const cover = () => {
      hidden = this.hide(hides);
      dark = inside ? this.add("div", "dark", inside) : null;
      if (dark && leaves) dark.style.opacity = "0";
      if (!travel.ghost) return;
      ghost = clone();
      ghost.style.transform = String(ways[0]?.frames[0]?.transform);
    };

    const run = async (rate: number, left: Heard, came: Heard): Promise<void> => {
      if (travel.lifts && !(await this.lift(travel.lifts, rate))) return;
      if (travel.takes) this.hide(this.all(travel.takes));
      if (ghost) ghost.style.opacity = `${PALE}`;
      if (dark && leaves) this.animate(dark, [{ opacity: 0 }, { opacity: 1 }], { duration: DARK_MS * rate });
      const one = async (nth: number) => {
        const moving = clone();
        moving.style.opacity = "0";
        let delay = nth * STAGGER_MS * rate;
        for (const [each, { frames, ms, easing }] of ways.entries()) {
          const opaque = frames.map((frame) => ({ opacity: 1, ...frame }));
          const timing = { duration: ms * rate, easing, delay, fill: "both" } as const;
          const moved = this.animate(moving, opaque, timing);
          if (each === 0) left(nth, times);
          if (!(await moved)) return;
          delay = 0;
        }
        came(nth, times);
        // What it stands for lies under a picture of what was: it stands there itself until that is taken off
        if (hides.length && this.lieOver(end)) moving.classList.add("landed");
        else this.take(moving);
      };
      await Promise.all(Array.from({ length: times }, (_, nth) => one(nth)));
      if (ghost) this.animate(ghost, [{ opacity: PALE }, { opacity: 0 }], { duration: LIGHT_MS * rate });
      for (const animation of hidden) this.stop(animation);
      if (!dark || (leaves && this.holds)) return; // there nobody stands any more
      await this.animate(dark, [{ opacity: 1 }, { opacity: 0 }], { duration: LIGHT_MS * rate, fill: "both" });
      this.take(dark);
    };
    return { travel, ms: ms + (inside ? LIGHT_MS : 0), cover, run };
  }

  /** Where gains come from and where to, as it is seen; what is not to be seen does not come. */
  comes(gains: readonly Gain[]): Coming[] {
    const seen = gains.flatMap((gain) => {
      const there = this.seen(gain.at);
      const number = this.numbers(gain.to).find((each) => each.getClientRects().length);
      if (!there || !number) return [];
      const cause = this.around([...there.querySelectorAll(gain.cause)]);
      // A number on a tab has the room of the tab
      const [at, within, room] = [number, there, number.closest("button") ?? there].map((each) => this.box(each));
      return at && within && room ? { gain, cause: cause ?? within, at, within, room } : [];
    });
    const plates = seen.map(({ gain }) => {
      const plate = this.add("b", "gain", null);
      plate.append(...gain.sprites.map((sprite) => drawing(sprite, 20, 20)), `+${gain.by}`);
      return plate;
    });
    return seen.map(({ gain, cause, at, within, room }, nth) => {
      const plate = plates[nth]!;
      while (plate.offsetWidth > room.width && plate.children.length) plate.firstChild!.remove();
      const size = { width: plate.offsetWidth, height: plate.offsetHeight };
      const to = inside(room, beside(at, room, size), size);
      // Above the cause, so that it is seen, and below the number
      const top = Math.max(cause.y - size.height / 2, to[1] + size.height);
      return { gain, plate, from: inside(within, [cause.x + cause.width / 2, top], size), to };
    });
  }

  /** A number hops as it changes, and never touches the name beside it. */
  beat(place: string): void {
    for (const each of this.numbers(place))
      this.animate(each, [{ transform: "translateY(-5px)" }, {}], { duration: BEAT_MS });
  }

  /** Each on a plate, one soon after the other, in so long at most; came: as it arrives. False if it was ended. */
  async bring(all: readonly Coming[], most: number, came: (gain: Gain) => void): Promise<boolean> {
    const stagger = Math.min(GAIN_STAGGER_MS, (most - GAIN_LATE_MS - GAIN_MS) / Math.max(1, all.length - 1));
    const bring = async ({ gain, plate, from, to }: Coming, nth: number) => {
      const timing = { duration: GAIN_MS, delay: GAIN_LATE_MS + nth * stagger };
      if (!(await this.animate(plate, coming(from, to), timing))) return false;
      this.take(plate);
      came(gain);
      return true;
    };
    return (await Promise.all(all.map(bring))).every(Boolean);
  }

  /** What happens on the ground; over when the last of it is. */
  async moment({ sights, moves = [], counts }: Moment, ground: HTMLElement): Promise<void> {
    const over = this.box(ground);
    if (!over) return;
    const behind = ground.querySelector<HTMLElement>(".fx");
    const all: Promise<boolean>[] = [];
    // Before anything moves, as the numbers stand where they will be
    if (counts) {
      const numbers = this.all(counts.what, ground) as HTMLElement[];
      const most = Math.max(1, ...numbers.map((each) => Number(each.textContent)));
      const msOf = (each: HTMLElement) => (counts.ms * Math.max(0, Number(each.textContent))) / most;
      all.push(...numbers.map((each) => this.#count(each, msOf(each))));
    }
    const all_ = sights.flatMap((sight) => {
      if (!sight.of) return { ...sight, within: over };
      return this.all(sight.of).flatMap((each) => {
        const within = this.box(each);
        return within ? { ...sight, within } : [];
      });
    });
    for (const { sprite, look = "", box, frames, ms, delay, behind: back, within } of all_) {
      const layer = back && behind ? behind : this.over();
      const [left, top] = layer === behind ? [0, 0] : [within.x, within.y];
      const at = {
        x: left + box[0] * within.width,
        y: top + box[1] * within.height,
        width: box[2] * within.width,
        height: box[3] * within.height,
      };
      const sight = this.add("div", `sight ${look}`, at, layer);
      sight.style.opacity = "0";
      if (sprite) sight.append(drawing(sprite, at.width, at.height));
      all.push(
        this.animate(
          sight,
          frames.map((frame) => ({ opacity: 1, ...frame })),
          { duration: ms, delay },
        ),
      );
    }
    for (const { what, frames, ms, delay } of moves)
      for (const element of this.all(what)) {
        const stays = isOnPicture(element);
        const timing = { duration: ms, delay, fill: stays ? "both" : "backwards" } as const;
        all.push(this.animate(element, frames, timing, stays));
      }
    await Promise.all(all);
    for (const sight of this.laid("sight")) this.take(sight);
  }

  /** A number counts up over the one that is there. */
  async #count(element: HTMLElement, ms: number): Promise<boolean> {
    const box = this.box(element);
    const last = Number(element.textContent);
    if (!box || !Number.isFinite(last)) return true;
    const { font, color } = getComputedStyle(element);
    const shown = this.add("b", "counting", box);
    Object.assign(shown.style, { font, color });
    const hidden = this.hide([element]);
    const now = () => Number(document.timeline.currentTime); // the clock of what grows beside it
    const begin = now();
    const next = () => {
      const counted = `${Math.round(last * Math.min(1, (now() - begin) / ms))}`;
      if (shown.textContent !== counted) shown.textContent = counted;
      if (shown.isConnected) requestAnimationFrame(next);
    };
    next();
    const done = await this.wait(ms);
    this.take(shown);
    for (const animation of hidden) this.stop(animation);
    return done;
  }

  #sizeOf({ sprite }: Piece, height: number): { width: number; height: number } {
    const symbol = (this.frame.getRootNode() as ShadowRoot).getElementById(sprite) as SVGSymbolElement | null;
    const box = symbol?.viewBox.baseVal;
    return { width: box?.height ? (height * box.width) / box.height : height, height };
  }

  #clone({ sprite, look = "", badge }: Piece, { width, height }: { width: number; height: number }): HTMLElement {
    const clone = this.add("div", `clone ${look}`, { x: 0, y: 0, width, height });
    clone.append(drawing(sprite, width, height));
    if (badge) clone.append(drawing(badge, width / 2, height / 2));
    return clone;
  }
}

interface Size {
  width: number;
  height: number;
}

/** Right of a number, or where nothing has room there below it: it is read meanwhile, as is whose it is. */
function beside({ x, y, width, height }: Box, room: Box, plate: Size): Point {
  const right = x + width;
  return room.x + room.width - right > SIGN + plate.width
    ? [right + SIGN + plate.width / 2, y + height / 2]
    : [right - plate.width / 2, y + height + plate.height / 2 + 4];
}

/** The middle of a plate, moved so that all of it lies in a box. */
function inside(box: Box, [x, y]: Point, { width, height }: Size): Point {
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(from + room, at));
  return [within(x, box.x + width / 2, box.width - width), within(y, box.y + height / 2, box.height - height)];
}

/** Time that a prepared travel would take. */
export const planned = (travels: readonly Prepared[]): number => travels.reduce((sum, { ms }) => sum + ms, 0);
