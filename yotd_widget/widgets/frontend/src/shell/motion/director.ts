/** Decides whether the way from one position to the next is seen, and what stays in sight meanwhile; knows what ends it. */
import type { Line } from "../host/kernel";
import type { Step } from "../time/history";
import type { Scene, Snapshot } from "../wire";
import type { Words } from "../words";
import type { GameMotion, Pace } from "./given";
import { isMoving } from "./layers";
import { Faces, type Numbers, numbersOf } from "./numbers";
import { elementAt, measured, type Places } from "./places";
import { Player } from "./player";
import type { Sound } from "./sound";
import { known, nodesBetween, told } from "./story";
import { type Shown, Telling } from "./telling";

/** A board before something comes, and how large it was. */
interface Seen {
  places: Places;
  numbers: Numbers;
  size: string;
}

/** Whoever looks at a choice for so long may press it. */
const REST_MS = 100;
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
  /** What is told now. */
  #told: Telling | null = null;
  /** While what players did is seen, as far as it is not what follows for whoever goes on. */
  acting = false;
  /** Whether somebody else is next. */
  handsOver = false;
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
    const plays = this.#told !== null || this.#awaited !== null;
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
      if (!this.tellsChapters()) return;
      this.#hold(moving && chosen ? [...held, chosen] : held);
      this.past(true);
      return;
    }
    if (!moving) return;
    const seat = stays?.whose(before, now) ?? null;
    if (stays?.part && this.#hearers.size) this.stays = seat;
    this.handsOver = seat !== null;
    const turns = seat !== null || steps > 1;
    const what = [...((turns && stays?.held) || []), ...(chosen && !now.result ? [chosen] : [])];
    this.acting = turns || what.length > 0;
    if (this.acting) this.#hold(what, turns);
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
    if (!this.acting && !steps.some(({ say }) => told(say, this.#game!.opens).chapters.length)) this.#release();
    const scene = (step: Step | null) => step && line.history.scene(step);
    const happenings = steps.flatMap((step) => {
      const before: Scene | null = scene(step.parent);
      return before ? { step, before, after: scene(step)!, words } : [];
    });
    this.#told = new Telling(this, this.#game!, this.#player!, this.#faces, this.#sound);
    this.#told.play(happenings, places).then((done) => done && this.end());
  }

  /** Whoever draws that part is told when another comes into sight. */
  hear(changed: () => void): () => void {
    this.#hearers.add(changed);
    return () => this.#hearers.delete(changed);
  }

  /** The reader goes on to the next chapter. */
  next(): void {
    this.#told?.next();
  }

  /** Nothing moves any more, nothing is told any more. */
  end(): void {
    this.#awaited = null;
    this.#listen(false);
    this.#release();
    if (this.#frame) this.#faces.clear(this.#frame);
    this.#handOn();
    this.#told?.end();
    this.#told = null;
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
    this.telling(pales);
  }

  #release(): void {
    this.acting = false;
    this.handsOver = false;
    this.#player?.release();
    this.telling(false);
    this.past(false);
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
  async handOver(): Promise<boolean> {
    if (!this.acting) return true;
    const ground = this.stays === null ? null : elementAt(this.#frame!, [this.#game!.ground]);
    this.#release();
    this.#faces.clear(this.#frame!);
    this.#handOn();
    const part = ground?.querySelector(this.#game!.stays!.part!);
    return !part || (await this.#player!.arrive(part));
  }

  /** For the sheets. No `:has()`: whatever changes on the board would then ask every element for its style anew. */
  telling(on: boolean): void {
    this.#frame?.toggleAttribute("data-telling", on);
  }

  /** Whether a period is seen that is over: the board of the next is below it. */
  past(on: boolean): void {
    this.#frame?.toggleAttribute("data-past", on);
  }

  tellsChapters(): boolean {
    return this.tells() && this.pace !== "off";
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
    if (key === null || !this.#told?.waits || this.pace !== "next") this.end();
    else if (!MODIFIERS.includes(key) && (path.includes(this.#frame!) || isBody(document.activeElement))) this.next();
  };
}

const isBody = (element: Element | null) => element === null || element === document.body;

const seen = (frame: HTMLElement): Seen => ({
  places: measured(frame),
  numbers: numbersOf(frame),
  size: sizeOf(frame),
});

function sizeOf(frame: HTMLElement): string {
  const { width, height } = frame.getBoundingClientRect();
  return `${width} ${height}`;
}
