/** Decides what is to be seen of the way from one position to the next, and in which order; knows what ends it. */
import type { Line } from "../host/kernel";
import type { Step } from "../time/history";
import type { LogLine, Scene, Snapshot } from "../wire";
import type { Words } from "../words";
import type { GameMotion, Happening, Heading, Pace, Piece, Travel } from "./given";
import { changeOf, Faces, type Numbers, numbersOf } from "./numbers";
import { type Box, boxes, elementAt, measured, type Places } from "./places";
import { type Coming, FREE, Player, type Prepared, planned } from "./player";
import type { Sound, SoundName } from "./sound";
import { type Chapter, known, nodesBetween, rates, readingTime, type Told, told } from "./story";

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

/** A board before something comes, and how large it was. */
interface Seen {
  places: Places;
  numbers: Numbers;
  size: string;
}

/** A step of others is seen for so long at least. */
const SEEN_MS = 450;
const SOON_MS = 150;
/** Whoever looks at a choice for so long may press it. */
const REST_MS = 100;
/** What was done stays in sight for so long at least, where another player is next, and what has come of it for so long. */
const OWN_MS = 700;
const LAST_MS = 240;
/** What was seen last stays for so long before the board goes on. */
const READ_MS = 600;
const SOUNDS: Readonly<Record<Travel["way"], SoundName>> = {
  arc: "coin",
  hop: "click",
  slide: "click",
  walk: "brush",
  leave: "brush",
  sail: "brush",
};
const PRESSES = ["Enter", " "];
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "Tab", "AltGraph"];

export class Director {
  pace: Pace = "auto";
  /** Whether chapters are told here; else what belongs to them is not seen either. */
  tells = (): boolean => true;
  /** Called with the chapter to be shown, and with null when it is over. */
  onShow: (shown: Shown | null) => void = () => {};
  /** Whose part of the board is in sight while what was done there is seen; null for whoever is next. */
  stays: number | null = null;
  readonly #hearers = new Set<() => void>();
  readonly #game: GameMotion | undefined;
  readonly #sound: Sound;
  #snapshot: Snapshot | null = null;
  #frame: HTMLElement | null = null;
  #player: Player | null = null;
  /** What came and waits for its steps to be known. */
  #awaited: { nodes: number[]; places: Places; numbers: Numbers } | null = null;
  /** What a press will need of the board as it is. */
  #seen: Seen | null = null;
  /** The timer of whoever looks at a choice. */
  #rest = 0;
  /** What was drawn last, says that Python is waited for. */
  #waits = false;
  readonly #faces = new Faces();
  /** Whether anything may move for what came; asked before the board is drawn, when nothing has to be laid out for it. */
  #moves = false;
  #playing = false;
  /** While what players did is seen, as far as it is not what follows for whoever goes on. */
  #acting = false;
  /** Whether somebody else is next. */
  #handsOver = false;
  #goOn: (() => void) | null = null;
  #shown: Shown | null = null;
  /** While what was seen last stays. */
  #stood: Promise<boolean> = Promise.resolve(true);
  #heard = 0;

  constructor(game: GameMotion | undefined, sound: Sound) {
    this.#game = game;
    this.#sound = sound;
  }

  /**
   * While a reader looks at a choice the board is measured, and pictures are taken of what will probably stay in sight, so
   * that nothing of it is left to be done, laid out and drawn when the choice is pressed. Whatever draws the board anew
   * drops them. frame: null where there is no such choice.
   */
  expect(frame: HTMLElement | null): void {
    clearTimeout(this.#rest);
    if (frame) this.#rest = setTimeout(() => this.#prepare(frame), REST_MS);
  }

  #prepare(frame: HTMLElement): void {
    this.#forget();
    const plays = this.#playing || this.#awaited !== null;
    if (plays)
      this.expect(frame); // until that is over
    else if (this.#game && isMoving(frame)) this.#measure(frame, this.#game);
  }

  #measure(frame: HTMLElement, { stays, chosen }: GameMotion): void {
    const found = seen(frame);
    this.#on(frame).ready([...(stays?.held ?? []), ...(chosen ? [chosen] : [])]);
    this.#seen = { ...found, size: sizeOf(frame) }; // the pictures are laid out for it
  }

  /** Before the board is drawn: what is on it still shows the position before. */
  look(line: Line, frame: HTMLElement | null, looksBack: boolean): void {
    const onlyWaits = line.waiting && !this.#waits && line.snapshot === this.#snapshot;
    this.#waits = line.waiting;
    this.#follow(line, frame, looksBack);
    if (!onlyWaits) this.#forget(); // that it waits changes nothing that there are pictures of
  }

  #follow(line: Line, frame: HTMLElement | null, looksBack: boolean): void {
    const before = this.#snapshot;
    const { snapshot } = line;
    if (looksBack) this.end();
    if (snapshot === before) return;
    this.#snapshot = snapshot;
    this.end();
    if (!before || !frame || !this.#game || looksBack || line.leap) return;
    const nodes = nodesBetween(before, snapshot);
    if (!nodes || !(isMoving(frame) || this.pace === "next")) return;
    this.#on(frame);
    if (this.#seen?.size !== sizeOf(frame)) this.#forget();
    const { places, numbers } = this.#seen ?? seen(frame);
    this.#awaited = { nodes, places, numbers };
    this.#stay(before, snapshot, nodes.length);
    this.#listen(true);
  }

  #on(frame: HTMLElement): Player {
    if (frame !== this.#frame || !this.#player) this.#player = new Player(frame);
    this.#frame = frame;
    return this.#player;
  }

  #forget(): void {
    this.#seen = null;
    this.#player?.ready([]);
  }

  /** What is one player's, or tells when it is, and what was chosen from stay in sight, whatever is drawn now. */
  #stay(before: Snapshot, now: Snapshot, steps: number): void {
    const { stays, held, chosen } = this.#game!;
    const moving = isMoving(this.#frame!);
    this.#moves = moving;
    if (held && before.status.period !== now.status.period && !now.result) {
      if (!this.#tellsChapters()) return;
      this.#hold(moving && chosen ? [...held, chosen] : held);
      this.#past(true);
      return;
    }
    if (!moving) return;
    const seat = stays?.whose(before, now) ?? null;
    if (stays?.part && this.#hearers.size) this.stays = seat;
    this.#handsOver = seat !== null;
    const turns = seat !== null || steps > 1;
    const what = [...((turns && stays?.held) || []), ...(chosen && !now.result ? [chosen] : [])];
    this.#acting = turns || what.length > 0;
    if (this.#acting) this.#hold(what, turns);
  }

  /** As soon as the board is drawn, before anybody sees it. */
  cover(): void {
    if (this.#awaited && this.#moves) this.#faces.cover(this.#frame!, this.#awaited.numbers);
  }

  /** After the board is drawn: begins as soon as the steps are known. */
  follow(line: Line, words: Words): void {
    const steps = this.#awaited && known(this.#awaited.nodes, line.history);
    if (!steps) return;
    const { places } = this.#awaited!;
    this.#awaited = null;
    this.#playing = true;
    if (!this.#acting && !steps.some(({ say }) => told(say, this.#game!.opens).chapters.length)) this.#release();
    const scene = (step: Step | null) => step && line.history.scene(step);
    const happenings = steps.flatMap((step) => {
      const before: Scene | null = scene(step.parent);
      return before ? { step, before, after: scene(step)!, words } : [];
    });
    this.#play(happenings, places).then((done) => done && this.end());
  }

  /** Whoever draws that part is told when another comes into sight. */
  hear(changed: () => void): () => void {
    this.#hearers.add(changed);
    return () => this.#hearers.delete(changed);
  }

  /** The reader goes on to the next chapter. */
  next(): void {
    this.#player?.hurry();
    this.#goOn?.();
  }

  /** Nothing moves any more, nothing is told any more. */
  end(): void {
    this.#awaited = null;
    this.#listen(false);
    this.#release();
    if (this.#frame) this.#faces.clear(this.#frame);
    this.#handOn();
    if (!this.#playing) return;
    this.#playing = false;
    this.#goOn = null;
    this.#player?.end();
    this.#show(null);
  }

  close(): void {
    this.end();
    this.expect(null);
    this.#forget();
    this.#sound.close();
  }

  /** These stay to be seen as they are, and what is asked next is not seen: it is not yet its turn. */
  #hold(what: readonly string[], pales = true): void {
    this.#player!.hold(what);
    this.#telling(pales);
  }

  #release(): void {
    this.#acting = false;
    this.#handsOver = false;
    this.#player?.release();
    this.#telling(false);
    this.#past(false);
  }

  #handOn(): void {
    if (this.stays === null) return;
    this.stays = null;
    for (const changed of this.#hearers) changed();
  }

  /**
   * What was done has been seen: in one frame title, tray, part and numbers are those of whoever is next, and the part
   * settles. Nothing is seen through anything, and no frame is empty. False if it was ended.
   */
  async #handOver(): Promise<boolean> {
    if (!this.#acting) return true;
    const ground = this.stays === null ? null : elementAt(this.#frame!, [this.#game!.ground]);
    this.#release();
    this.#faces.clear(this.#frame!);
    this.#handOn();
    const part = ground?.querySelector(this.#game!.stays!.part!);
    return !part || (await this.#player!.arrive(part));
  }

  /** For the sheets. No `:has()`: whatever changes on the board would then ask every element for its style anew. */
  #telling(on: boolean): void {
    this.#frame?.toggleAttribute("data-telling", on);
  }

  /** Whether a period is seen that is over: the board of the next is below it. */
  #past(on: boolean): void {
    this.#frame?.toggleAttribute("data-past", on);
  }

  #tellsChapters(): boolean {
    return this.tells() && this.pace !== "off";
  }

  /** False if it was ended. */
  async #play(happenings: Happening[], places: Places): Promise<boolean> {
    const game = this.#game!;
    const player = this.#player!;
    const moving = isMoving(this.#frame!);
    const tells = this.tells();
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
    if (this.#handsOver) seen[0] = OWN_MS;
    const fast = rates(own.map((travels, at) => Math.max(planned(travels), seen[at]!)));
    for (const [at, { happening, told }] of stories.entries()) {
      if (moving && !(await this.#act(told, own[at]!, fast[at]!, seen[at]!, at > 0))) return false;
      if (!told.chapters.length) this.#reckon(happening.step, own[at]!);
      const isLast = at === stories.length - 1;
      if ((isLast || told.chapters.length) && !(await this.#handOver())) return false;
      for (const chapter of tells ? told.chapters : []) {
        const last = chapter === told.chapters.at(-1);
        const settled = (place: string) => last || (this.#game!.settles?.(chapter.name, place) ?? false);
        const part = parts.find((each) => each.chapter === chapter);
        const gains = moving && part ? (game.gains?.(chapter, happening) ?? []) : [];
        const coming = player.comes(gains);
        const comes = new Set(coming.map(({ gain }) => gain.to));
        this.#faces.settle(this.#frame!, (place) => settled(place) && !comes.has(place));
        const within = acts[at]!.filter(({ travel }) => travel.chapter === chapter.name);
        const scene = () => this.#scene(chapter, happening, within, coming, places);
        if (happening.after.result && this.pace !== "off") {
          // Nothing lies over a result: what it is made of stands on it
          if (moving && !(await scene())) return false;
        } else if (!part) {
          if (!(await this.#run(within, 1))) return false;
        } else if (!(await this.#chapter(part, parts, happening, scene, moving, coming))) return false;
        this.#faces.settle(this.#frame!, settled);
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
    const { account } = this.#game!;
    if (!account) return true;
    const player = this.#player!;
    if (!(await this.#stood)) return false;
    this.#past(false);
    const sheet = this.#frame!.querySelector(".chapter > .sheet");
    return player.turn(account.turns(all), places, sheet, () => this.#telling(false));
  }

  async #act({ act }: Told, travels: Prepared[], rate: number, ms: number, says: boolean): Promise<boolean> {
    const player = this.#player!;
    const seat = seatOf(act);
    const news = [act.map(({ text }) => text).join(" "), seat < 0 ? "" : `badge-${seat + 1}`] as const;
    if (this.#acting && player.title(...news)) player.hush();
    else if (ms && says) player.say(...news);
    const seen = player.wait(ms * rate);
    if (!(await this.#run(travels, rate)) || !(await seen)) return false;
    return !travels.length || !this.#handsOver || player.wait(LAST_MS);
  }

  /** One after the other. */
  async #run(travels: Prepared[], rate: number): Promise<boolean> {
    for (const { travel, run } of travels) {
      const { place, by } = travel.counts ?? { place: "", by: 0 };
      const counted = (nth: number, of: number) => {
        if (this.#playing) this.#faces.add(this.#frame!, place, part(by, nth + 1, of) - part(by, nth, of));
      };
      this.#sound.play(SOUNDS[travel.way]);
      await run(rate, by < 0 ? counted : NOBODY, by > 0 ? counted : NOBODY);
      if (!this.#playing) return false;
    }
    return this.#playing;
  }

  /** What nothing has flown for is counted when the step has been seen. */
  #reckon({ marks }: Step, travels: readonly Prepared[]): void {
    const flown = new Set(travels.map(({ travel }) => travel.counts?.place));
    for (const [place, mark] of Object.entries(marks))
      if (!flown.has(place)) this.#faces.add(this.#frame!, place, changeOf(mark));
  }

  /** What is to be read of these chapters; nothing lies over a result. */
  #partsOf(chapters: readonly Chapter[], happening: Happening): Part[] {
    if (!this.#tellsChapters() || happening.after.result) return [];
    return chapters.flatMap((chapter) => {
      const heading = this.#game!.heading(chapter.name, happening);
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
    const ground = elementAt(this.#frame!, [this.#game!.ground]);
    const moment = ground && this.#game!.moment(chapter.name, happening, whereabouts(places, this.#game!.ground));
    await Promise.all([moment && this.#player!.moment(moment, ground), this.#bring(chapter, coming)]);
    const seen = this.#playing && (await this.#run(travels, 1));
    if (seen) this.#stood = this.#player!.wait(READ_MS);
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
    const player = this.#player!;
    const { account, ground: place, names } = this.#game!;
    player.hurried = false;
    player.hush();
    const waits = this.pace === "next";
    const goesOn = new Promise<void>((done) => {
      this.#goOn = done;
    });
    const box = boxes(this.#frame!);
    const [ground, free] = [elementAt(this.#frame!, [place]), elementAt(this.#frame!, [FREE])];
    const over = ground && box(ground);
    this.#telling(true);
    if (account) {
      player.entitle(part.heading, account.top);
      if (moving && this.#game!.chosen) player.drop(this.#game!.chosen);
    }
    this.#show({
      title: account?.title(happening) ?? part.when,
      leaving: account?.leaving,
      part,
      parts: parts.filter(({ when }) => when === part.when),
      room: account ? player.room(account.room) : null,
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
    if (!this.#playing) return false;
    this.#goOn = null;
    return true;
  }

  #bring(chapter: Chapter, coming: readonly Coming[]): Promise<boolean> {
    return this.#player!.bring(coming, readingTime(chapter), ({ seat, to, by }) => {
      if (!this.#playing) return;
      this.#arrived(seat);
      this.#faces.add(this.#frame!, to, by);
      this.#player!.beat(to);
      this.#sound.play(SOUNDS.arc);
    });
  }

  #show(shown: Shown | null): void {
    this.#shown = shown;
    this.onShow(shown);
  }

  #arrived(seat: number): void {
    if (this.#shown) this.#show({ ...this.#shown, coming: new Map(this.#shown.coming).set(seat, true) });
  }

  #listen(on: boolean): void {
    for (const kind of ["keydown", "pointerdown", "click"]) {
      if (on) window.addEventListener(kind, this.#onInput, true);
      else window.removeEventListener(kind, this.#onInput, true);
    }
  }

  /** Whatever the reader does ends what plays, and is done as well. */
  readonly #onInput = (event: Event): void => {
    const path = event.composedPath();
    const key = event instanceof KeyboardEvent ? event.key : null;
    const onButton = path.some((each) => each instanceof HTMLElement && each.matches(".chapter"));
    if (onButton && (key === null || PRESSES.includes(key))) return;
    if (event.type === "click" && event.timeStamp - this.#heard < 1000) return; // of a press that was heard already
    this.#heard = event.timeStamp;
    if (key === null || !this.#goOn || this.pace !== "next") this.end();
    else if (!MODIFIERS.includes(key) && (path.includes(this.#frame!) || isBody(document.activeElement))) this.next();
  };
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

const isBody = (element: Element | null) => element === null || element === document.body;

const whereabouts = (places: Places, ground: string) => (key: string) => {
  const [within, box] = [places.get(ground), places.get(key)];
  if (!within || !box) return null;
  const { x, y, width, height } = within;
  return [(box.x - x) / width, (box.y - y) / height, box.width / width, box.height / height] as const;
};

const seen = (frame: HTMLElement): Seen => ({
  places: measured(frame),
  numbers: numbersOf(frame),
  size: sizeOf(frame),
});

function sizeOf(frame: HTMLElement): string {
  const { width, height } = frame.getBoundingClientRect();
  return `${width} ${height}`;
}

/** Whether anything may move: the reader has nothing against it, and sees it. */
function isMoving(frame: HTMLElement): boolean {
  if (!frame.animate || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
