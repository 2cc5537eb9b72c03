/** Tells what is to be seen of the way from one position to the next: act after act, chapter after chapter, then the turn. */
import type { Step } from "../time/history";
import type { LogLine } from "../wire";
import type { Director } from "./director";
import type { GameMotion, Happening, Heading, Piece, Travel } from "./given";
import { isMoving } from "./layers";
import { changeOf, type Faces } from "./numbers";
import { type Box, boxes, elementAt, type Places } from "./places";
import { type Coming, FREE, type Player, type Prepared, planned } from "./player";
import type { Sound, SoundName } from "./sound";
import { type Chapter, rates, readingTime, type Told, told } from "./story";

/** A chapter with how it is headed, and of which period it tells. */
export interface Part {
  heading: Heading;
  chapter: Chapter;
  when: string;
}

/** A chapter that is to be read now. */
export interface Shown {
  part: Part;
  title: string;
  /** How whoever leaves is drawn. */
  leaving?: (who: string) => Piece;
  /** Those of the same period that are told in a row, this one among them. */
  parts: readonly Part[];
  /** Where they stand as a table, if the game says where. */
  room: Box | null;
  /** To whom something comes in this chapter, and whether it has: what it says of them is seen when it has. */
  coming: ReadonlyMap<number, boolean>;
  /** Names of the players, by seat. */
  names: readonly string[];
  /** Where the upper and the lower edge of the ground are, in pixels of the frame. */
  ground: readonly [top: number, bottom: number];
  /** The part of the ground on which it lies over nothing, if the game says where. */
  free: Box | null;
  waits: boolean;
  /** It comes and goes without motion. */
  still: boolean;
}

/** A step of others is seen for so long at least. */
const SEEN_MS = 450;
const SOON_MS = 150;
/** What was done stays in sight for so long at least, where another player is next, and what has come of it for so long. */
const OWN_MS = 700;
const LAST_MS = 240;
/** What was seen last stays for so long before the board goes on; the table of it stands longest. */
const READ_MS = 240;
const SOUNDS: Readonly<Record<Travel["way"], SoundName>> = {
  arc: "coin",
  hop: "click",
  slide: "click",
  walk: "brush",
  leave: "brush",
  sail: "brush",
};
export class Telling {
  readonly #director: Director;
  readonly #game: GameMotion;
  readonly #frame: HTMLElement;
  readonly #player: Player;
  readonly #faces: Faces;
  readonly #sound: Sound;
  #over = false;
  #goOn: (() => void) | null = null;
  #shown: Shown | null = null;
  /** While what was seen last stays. */
  #stood: Promise<boolean> = Promise.resolve(true);

  constructor(director: Director, game: GameMotion, player: Player, faces: Faces, sound: Sound) {
    this.#director = director;
    this.#game = game;
    this.#frame = player.frame;
    this.#player = player;
    this.#faces = faces;
    this.#sound = sound;
  }

  /** Whether the reader is waited for. */
  get waits(): boolean {
    return this.#goOn !== null;
  }

  /** The reader goes on to the next chapter. */
  next(): void {
    this.#player.hurry();
    this.#goOn?.();
  }

  /** Nothing is told any more. */
  end(): void {
    this.#over = true;
    this.#goOn = null;
    this.#player.end();
    this.#show(null);
  }

  /** False if it was ended. */
  async play(happenings: Happening[], places: Places): Promise<boolean> {
    const [game, player] = [this.#game, this.#player];
    const [moving, tells] = [isMoving(this.#frame), this.#director.tells()];
    const stories = happenings.map((happening) => ({ happening, told: told(happening.step.say, game.opens) }));
    const acts = stories.map(({ happening }) =>
      (moving ? game.travels(happening) : [])
        .filter(({ chapter }) => tells || !chapter)
        .flatMap((travel) => player.prepare(travel, places) ?? []),
    );
    for (const travels of acts) for (const { cover } of travels) cover();
    const parts = stories.flatMap(({ happening, told }) => this.#partsOf(told.chapters, happening));
    const own = acts.map((travels) => travels.filter(({ travel }) => !travel.chapter));
    const seen = stories.map(({ told }, at) => seenFor(told, stories[at + 1]?.told, at));
    if (this.#director.handsOver) seen[0] = OWN_MS;
    const fast = rates(own.map((travels, at) => Math.max(planned(travels), seen[at]!)));
    for (const [at, { happening, told }] of stories.entries()) {
      if (moving && !(await this.#act(told, own[at]!, fast[at]!, seen[at]!))) return false;
      if (!told.chapters.length) this.#reckon(happening.step, own[at]!);
      const isLast = at === stories.length - 1;
      if ((isLast || told.chapters.length) && !(await this.#director.handOver())) return false;
      for (const chapter of tells ? told.chapters : []) {
        const last = chapter === told.chapters.at(-1);
        const settled = (place: string) => last || (this.#game.settles?.(chapter.name, place) ?? false);
        const part = parts.find((each) => each.chapter === chapter);
        const gains = moving && part ? (game.gains?.(chapter, happening) ?? []) : [];
        const coming = player.comes(gains);
        const comes = new Set(coming.map(({ gain }) => gain.to));
        this.#faces.settle(this.#frame, (place) => settled(place) && !comes.has(place));
        const within = acts[at]!.filter(({ travel }) => travel.chapter === chapter.name);
        const scene = () => this.#scene(chapter, happening, within, coming, places);
        if (happening.after.result && this.#director.pace !== "off") {
          // Nothing lies over a result: what it is made of stands on it
          if (moving && !(await scene())) return false;
        } else if (!part) {
          if (!(await this.#run(within, 1))) return false;
        } else if (!(await this.#chapter(part, parts, happening, scene, moving, coming))) return false;
        this.#faces.settle(this.#frame, settled);
      }
      if (!game.account) this.#show(null);
      const told_ = new Set(told.chapters.map(({ name }) => name));
      const loose = acts[at]!.filter(({ travel }) => travel.chapter && !told_.has(travel.chapter));
      if (!(await this.#run(loose, fast[at]!))) return false;
    }
    const [first, last] = [happenings[0], happenings.at(-1)];
    return !moving || !parts.length || !first || !last || this.#turn({ ...last, before: first.before }, places);
  }

  /** The board goes on from what was told, region after region. */
  async #turn(all: Happening, places: Places): Promise<boolean> {
    const { account } = this.#game;
    if (!account) return true;
    const player = this.#player;
    if (!(await this.#stood)) return false;
    this.#director.past(false);
    const sheet = this.#frame.querySelector(".chapter > .leaf");
    return player.turn(account.turns(all), places, sheet, () => this.#director.telling(false));
  }

  async #act({ act }: Told, travels: Prepared[], rate: number, ms: number): Promise<boolean> {
    const player = this.#player;
    const seat = seatOf(act);
    const own = act.filter((line) => line.seat === null || line.seat === seat); // whose turn begins is not told yet
    const news = [own.map(({ text }) => text).join(" "), seat < 0 ? "" : `badge-${seat + 1}`] as const;
    if (this.#director.acting) player.title(...news);
    const seen = player.wait(ms * rate);
    if (!(await this.#run(travels, rate)) || !(await seen)) return false;
    return !travels.length || !this.#director.handsOver || player.wait(LAST_MS);
  }

  /** One after the other, but those that set out together. */
  async #run(travels: Prepared[], rate: number): Promise<boolean> {
    const running: Promise<unknown>[] = [];
    for (const [at, travel] of travels.entries()) {
      running.push(this.#travel(travel, rate));
      if (travels[at + 1]?.travel.joins) continue;
      await Promise.all(running);
      if (this.#over) return false;
    }
    return !this.#over;
  }

  #travel({ travel, run }: Prepared, rate: number): Promise<unknown> {
    const { place, by } = travel.counts ?? { place: "", by: 0 };
    const counted = (nth: number, of: number) => {
      if (!this.#over) this.#faces.add(this.#frame, place, part(by, nth + 1, of) - part(by, nth, of));
    };
    this.#sound.play(SOUNDS[travel.way]);
    return run(rate, by < 0 ? counted : NOBODY, by > 0 ? counted : NOBODY);
  }

  /** What nothing has flown for is counted when the step has been seen. */
  #reckon({ marks }: Step, travels: readonly Prepared[]): void {
    const flown = new Set(travels.map(({ travel }) => travel.counts?.place));
    for (const [place, mark] of Object.entries(marks))
      if (!flown.has(place)) this.#faces.add(this.#frame, place, changeOf(mark));
  }

  /** What is to be read of these chapters; nothing lies over a result. */
  #partsOf(chapters: readonly Chapter[], happening: Happening): Part[] {
    if (!this.#director.tellsChapters() || happening.after.result) return [];
    return chapters.flatMap((chapter) => {
      const heading = this.#game.heading(chapter.name, happening);
      return heading ? { heading, chapter, when: happening.before.status.period } : [];
    });
  }

  /** What is to be seen of a chapter. False if it was ended. */
  async #scene(
    chapter: Chapter,
    happening: Happening,
    travels: Prepared[],
    coming: Coming[],
    places: Places,
  ): Promise<boolean> {
    const ground = elementAt(this.#frame, [this.#game.ground]);
    const moment = ground && this.#game.moment(chapter.name, happening, whereabouts(places, this.#game.ground));
    await Promise.all([moment && this.#player.moment(moment, ground), this.#bring(chapter, coming)]);
    const seen = !this.#over && (await this.#run(travels, 1));
    if (seen) this.#stood = this.#player.wait(READ_MS);
    return seen;
  }

  /** A chapter is seen and read. */
  async #chapter(
    part: Part,
    parts: readonly Part[],
    happening: Happening,
    scene: () => Promise<boolean>,
    moving: boolean,
    coming: readonly Coming[],
  ): Promise<boolean> {
    const [player, game, frame] = [this.#player, this.#game, this.#frame];
    const { account, ground: place, names } = game;
    player.hurried = false;
    const waits = this.#director.pace === "next";
    const goesOn = new Promise<void>((done) => {
      this.#goOn = done;
    });
    const box = boxes(frame);
    const [ground, free] = [elementAt(frame, [place]), elementAt(frame, [FREE])];
    const over = ground && box(ground);
    if (account) {
      this.#director.telling(true);
      player.entitle(part.heading, account.top);
      if (moving && !this.#shown) player.lower(account.room[0]!);
    }
    this.#show({
      title: account?.title(happening) ?? part.when,
      leaving: account?.leaving,
      part,
      parts: parts.filter(({ when }) => when === part.when),
      room: player.around(account?.room.flatMap((each) => frame.querySelector(`${each}:not(.fx *)`) ?? []) ?? []),
      names: names(happening),
      coming: new Map(coming.map(({ gain }) => [gain.seat, false])),
      ground: over ? [over.y, over.y + over.height] : [0, 0],
      free: free && box(free),
      waits,
      still: !moving,
    });
    this.#sound.play("gong");
    const read = moving ? player.wait(readingTime(part.chapter)) : Promise.resolve(true);
    if (moving && !(await scene())) return false;
    await (waits ? goesOn : read);
    if (this.#over) return false;
    this.#goOn = null;
    return true;
  }

  #bring(chapter: Chapter, coming: readonly Coming[]): Promise<boolean> {
    return this.#player.bring(coming, readingTime(chapter), ({ seat, to, by }) => {
      if (this.#over) return;
      this.#arrived(seat);
      this.#faces.add(this.#frame, to, by);
      this.#player.beat(to);
      this.#sound.play(SOUNDS.arc);
    });
  }

  #show(shown: Shown | null): void {
    this.#shown = shown;
    this.#director.onShow(shown);
  }

  #arrived(seat: number): void {
    if (this.#shown) this.#show({ ...this.#shown, coming: new Map(this.#shown.coming).set(seat, true) });
  }
}

const NOBODY = (): void => {};

/** How much has come with so many of all pieces. */
const part = (all: number, pieces: number, of: number): number => Math.round((all * pieces) / of);

const seatOf = (act: readonly LogLine[]): number => act.find((line) => line.seat !== null)?.seat ?? -1;

/** The reader's own step needs no time, nor does one that tells nothing; of one's steps in a row the last is seen longest. */
function seenFor({ act }: Told, next: Told | undefined, at: number): number {
  if (!at || !act.length) return 0;
  return next && seatOf(next.act) === seatOf(act) ? SOON_MS : SEEN_MS;
}

const whereabouts = (places: Places, ground: string) => (key: string) => {
  const [within, box] = [places.get(ground), places.get(key)];
  if (!within || !box) return null;
  const { x, y, width, height } = within;
  return [(box.x - x) / width, (box.y - y) / height, box.width / width, box.height / height] as const;
};
