/**
 * The line to Python: sends moves one at a time, keeps what is pressed meanwhile, fetches the steps to look back at, and
 * says when nobody answers. Knows no game. The board never shows more than what Python has sent: a press whose picture
 * came before it is drawn at once, and drawn otherwise if Python then says so.
 */
import { useEffect, useState } from "preact/hooks";
import type { Model } from "../model";
import type { Pace } from "../motion/given";
import { editionOf, History, isOf } from "../time/history";
import type { SentStep, Snapshot } from "../wire";
import { type Ahead, type AheadAnswer, Foresight } from "./ahead";
import { hearAnswers } from "./answers";
import { whole } from "./once";
import { watchKernel } from "./watch";

/** The model of a widget that is played in. */
export type PlayModel = Model<{ snapshot: Snapshot; pace: Pace }>;

export type Ask =
  | { kind: "play"; move: string }
  | { kind: "take_back"; move: string }
  | { kind: "undo"; times?: number }
  | { kind: "redo"; times?: number }
  | { kind: "go"; node: number }
  | { kind: "try"; move: string }
  | { kind: "try"; way: number }
  | { kind: "again" }
  /** Of a lesson: a program plays on until the goal. */
  | { kind: "through" }
  | { kind: "command"; text: string };

/** What the reader wants: a press on a place in the face of a question, or anything else. */
/** `again`: a press that came too late once and is tried a second time, on the position shown by then. */
type Wish = Press | { ask: Ask };
interface Press {
  place: string;
  decision: string;
  seat: number;
  form: string;
  time: number;
  again?: boolean;
}

type Answer =
  | { kind: "done"; seq: number; revision: number }
  /** The move was made on a position that is no longer shown; nothing was done. */
  | { kind: "stale"; seq: number; revision: number }
  | { kind: "refused"; seq: number | string; text: string; rules: string[] }
  | AheadAnswer
  | {
      kind: "history";
      seq: string;
      game: number;
      language: string;
      steps: SentStep[];
      rules: Record<string, string>;
      rescue?: string;
    };

export interface Line {
  snapshot: Snapshot;
  /** The steps known so far. */
  history: History;
  /** A move is on its way, and has been for a moment: what is answered at once is drawn once. */
  waiting: boolean;
  /** The snapshot came of time travel, or of anything but a move: it is shown at once. */
  leap: boolean;
  /** Counts the moves that were sent. */
  sent: number;
  /** What to tell about the connection: slow after 800 ms, silent after 3 s, lost when nothing can be sent. */
  trouble: "none" | "slow" | "silent" | "lost";
  refusal: { text: string; rules: string[]; corrects?: boolean } | null;
  /** Counts the pictures that were drawn before Python had answered and have been taken back. */
  takenBack: number;
  /** A line of Python that brings the game back when the kernel that played it is gone; empty until it is known. */
  rescue: string;
}

/** Two presses on one place within this are a double click. */
const DOUBLE_MS = 500;
/** An answer within this is the answer to the press; drawing first that it was pressed would only keep it waiting. */
const SOON_MS = 150;
const SLOW_MS = 800;
const SILENT_MS = 3000;
/** Steps asked for in one message; Python sends as many as it likes, and is asked again for the others. */
const CHUNK = 100;

export class Kernel {
  line: Line;
  readonly #model: PlayModel;
  /** The picture of the line as it came. */
  #came: Snapshot;
  #listener: (line: Line) => void = () => {};
  /** Two views of one widget hear the answers to both: their numbers differ. */
  #seq = Math.floor(Math.random() * 2 ** 40);
  #move: { seq: number; wish: Wish; ask: Ask } | null = null;
  readonly #ahead = new Foresight();
  /** What is drawn though Python has not confirmed it yet. */
  #unconfirmed: Ahead | null = null;
  /** Python has sent another picture than was drawn. */
  #otherwise = false;
  /** The rescue line is of an earlier position, though all steps are known. */
  #outdated = false;
  #wishes: Wish[] = [];
  #ping = 0;
  #asked: { seq: string; history: History; known: number } | null = null;
  #timers: number[] = [];

  constructor(model: PlayModel) {
    this.#model = model;
    this.#came = model.get("snapshot");
    const snapshot = whole(this.#came);
    const history = new History(editionOf(snapshot));
    this.line = {
      snapshot,
      history,
      leap: true,
      waiting: false,
      sent: 0,
      trouble: "none",
      refusal: null,
      takenBack: 0,
      rescue: "",
    };
  }

  /** Listens to the model until the returned function is called. */
  open(listener: (line: Line) => void): () => void {
    const model = this.#model;
    const onSnapshot = () => {
      this.#came = model.get("snapshot");
      this.#ahead.forget();
      if (!this.#unconfirmed) this.#look(whole(this.#came));
      else if (this.#unconfirmed.snapshot.digest !== this.#came.digest) this.#otherwise = this.#takeBack();
      else {
        this.#unconfirmed = null;
        this.#outdated = true;
      }
    };
    const onRestart = () => this.ping(true);
    this.#listener = listener;
    model.on("change:snapshot", onSnapshot);
    const unheard = hearAnswers<Answer>(model, (answer) => this.#hear(answer));
    model.on("comm_live_update", onRestart);
    const unwatch = watchKernel(model, () => this.#lose());
    if (model.get("snapshot") !== this.#came) onSnapshot();
    else this.#fetch();
    return () => {
      model.off("change:snapshot", onSnapshot);
      unheard();
      model.off("comm_live_update", onRestart);
      unwatch();
      this.#stopClocks();
    };
  }

  /** A press on a place of the position shown: it plays the choice there, or takes it back. */
  press(place: string): void {
    const { decision } = this.line.snapshot;
    if (!decision) return;
    const wish: Press = {
      place,
      decision: decision.id,
      seat: decision.seat,
      form: decision.form,
      time: performance.now(),
    };
    if (!isDouble(this.#move?.wish, wish)) this.#want(wish); // a double click means one press
  }

  /** Somebody looks at a place and may press it; null: at none. What that would bring is asked when nothing else is. */
  foresee(place: string | null): void {
    if (this.#model.get("_view") !== "play") return; // the goals of a lesson are judged with each answer
    const { choices, revision } = this.line.snapshot;
    const choice = place === null ? undefined : choices[place];
    this.#ahead.want(choice?.state === "legal" && !this.#move ? { move: choice.move, revision } : null);
    this.#askAhead();
  }

  /** Any other move. */
  ask(ask: Ask): void {
    const last = this.#wishes.at(-1);
    const counts = ask.kind === "undo" || ask.kind === "redo";
    if (counts && last && "ask" in last && last.ask.kind === ask.kind)
      this.#wishes[this.#wishes.length - 1] = { ask: { ...ask, times: (last.ask.times ?? 1) + (ask.times ?? 1) } };
    else this.#want({ ask });
  }

  /** Asks for a sign of life; after a restart of the kernel, silence means that it is gone. */
  ping(restarted = false): void {
    if (this.#ping && !restarted) return; // a busy kernel has one question more to answer, not many
    const seq = this.#number({ kind: "ping" });
    if (!seq) return;
    this.#ping = seq;
    if (restarted) this.#later(SILENT_MS, () => this.#ping === seq && this.#lose());
  }

  #want(wish: Wish): void {
    this.#wishes.push(wish);
    if (!this.#move) this.#next();
  }

  /** Sends what is wanted next, if it can still be done. */
  #next(): void {
    const wish = this.#wishes.shift();
    if (!wish) {
      const { waiting, trouble } = this.line;
      if (waiting || !["none", "lost"].includes(trouble))
        this.#show({ waiting: false, trouble: trouble === "lost" ? "lost" : "none" });
      this.#fetch();
      return;
    }
    const ask = "ask" in wish ? wish.ask : this.#pressed(wish);
    if (!ask) {
      this.#tooLate();
      return;
    }
    const { snapshot } = this.line;
    const seq = this.#number({ ...ask, revision: snapshot.revision });
    if (!seq) return;
    this.#move = { seq, wish, ask };
    this.#stopClocks();
    this.line = { ...this.line, sent: this.line.sent + 1 };
    this.#later(SOON_MS, () => this.#unconfirmed || this.#show({ waiting: true, refusal: null }));
    this.#later(SLOW_MS, () => this.#show({ trouble: "slow" }));
    this.#later(SILENT_MS, () => {
      this.#takeBack();
      this.#show({ waiting: true, trouble: "silent" });
    });
    this.#anticipate();
  }

  /** Draws what the press that is on its way will bring, as soon as both are known. */
  #anticipate(): void {
    const ask = this.#move?.ask;
    const ahead = ask?.kind === "play" && !this.#unconfirmed && this.#ahead.of(ask.move);
    if (!ahead) return;
    this.#unconfirmed = ahead;
    this.line.history.add(ahead.steps, ahead.rules);
    this.line = { ...this.line, waiting: false };
    this.#look(ahead.snapshot, false);
  }

  /** The board goes back to what Python has sent last; what was meant for the other picture is dropped. */
  #takeBack(): boolean {
    if (!this.#unconfirmed) return false;
    this.#unconfirmed = null;
    this.#wishes = [];
    this.line = { ...this.line, takenBack: this.line.takenBack + 1, history: new History(this.line.history.edition) };
    this.#look(whole(this.#came), true);
    return true;
  }

  /** The move of a press, if the same player still faces the same question and the place is still offered. */
  #pressed(wish: { place: string; decision: string; seat: number }): Ask | null {
    const { decision, choices } = this.line.snapshot;
    const choice = choices[wish.place];
    if (decision?.id !== wish.decision || decision.seat !== wish.seat) return null;
    if (!choice || choice.state === "blocked") return null;
    return { kind: choice.state === "chosen" ? "take_back" : "play", move: choice.move };
  }

  /** Asks for steps that are not known, while no move is on its way; and then for what somebody looks at. */
  #fetch(): void {
    const { history, snapshot, trouble } = this.line;
    const nodes = history.missing(snapshot.timeline.path).slice(0, CHUNK);
    if (this.#asked || this.#move || trouble === "lost") return;
    if (!nodes.length && !this.#outdated) {
      this.#askAhead();
      return;
    }
    this.#outdated = false;
    const seq = `steps ${this.#seq} ${history.size}`;
    if (this.#send({ kind: "history", nodes }, seq)) this.#asked = { seq, history, known: history.size };
  }

  #askAhead(): void {
    if (this.#asked || this.#move || this.line.trouble === "lost") return;
    this.#ahead.ask((question, seq) => this.#send({ kind: "ahead", ...question }, seq));
  }

  /** Sends a numbered message; returns its number, or 0 if it could not be sent. */
  #number(content: object): number {
    this.#seq += 1;
    return this.#send(content, this.#seq) ? this.#seq : 0;
  }

  #send(content: object, seq: number | string): boolean {
    try {
      this.#model.send({ ...content, seq });
      return true;
    } catch {
      this.#lose(); // JupyterLab throws "Cannot send" once the kernel is gone
      return false;
    }
  }

  #look(snapshot: Snapshot, leap = this.#isLeap(snapshot)): void {
    const { history } = this.line;
    const edition = editionOf(snapshot);
    const kept = isOf(history.edition, edition) ? history : new History(edition);
    this.#show({ snapshot, leap, refusal: null, history: kept });
    this.#fetch();
  }

  /** Whether a snapshot is the answer to anything but a move; without a question, whether its step was known before. */
  #isLeap({ timeline: { path, at } }: Snapshot): boolean {
    const wish = this.#move?.wish;
    if (!wish) return this.line.history.step(path[at]) !== null;
    return isLeap(wish);
  }

  #hear(answer: Answer): void {
    this.#ping = 0;
    if (this.#ahead.hear(answer)) {
      this.#anticipate(); // where it was pressed meanwhile
      this.#askAhead();
      return;
    }
    if (answer.kind === "history") this.#learn(answer);
    else if (answer.seq === this.#asked?.seq) this.#asked = null; // refused: asked again with the next position
    if (answer.seq !== this.#move?.seq) {
      if (this.#move) return;
      const { trouble } = this.line;
      if (trouble !== "none") this.#show({ trouble: "none" }); // else all would be drawn anew for nothing, while something moves
      if (trouble === "lost") this.#fetch();
      return;
    }
    const { wish } = this.#move;
    const corrects = this.#takeBack() || this.#otherwise;
    this.#move = null;
    this.#otherwise = false;
    this.#stopClocks();
    if (answer.kind === "stale") {
      if ("ask" in wish || wish.again) this.#tooLate();
      else this.#wishes.unshift({ ...wish, again: true });
    } else if (answer.kind === "refused") {
      this.#wishes = [];
      this.#show({ refusal: { text: answer.text, rules: answer.rules } });
    } else if (corrects) this.#show({ refusal: { text: this.#model.get("words").otherwise, rules: [], corrects } });
    this.#next();
  }

  /** What was asked for was meant for another position: it is dropped, and so is what was to follow. */
  #tooLate(): void {
    this.#wishes = [];
    const text = this.#model.get("words").changed;
    this.#show({ waiting: false, trouble: "none", refusal: { text, rules: [] } });
    this.#fetch();
  }

  /** Steps, whichever view has asked for them. */
  #learn(answer: Answer & { kind: "history" }): void {
    const { history } = this.line;
    if (isOf(history.edition, answer)) history.add(answer.steps, answer.rules);
    const asked = this.#asked?.seq === answer.seq ? this.#asked : null;
    if (asked) this.#asked = null;
    const rescue = answer.rescue ?? this.line.rescue;
    if (answer.steps.length) this.#show({ rescue });
    else this.line = { ...this.line, rescue }; // nobody sees it until something else is shown
    // If nothing came, Python has no more; unless another game or language is wanted by now
    if (asked && (history !== asked.history || history.size > asked.known)) this.#fetch();
    else this.#askAhead();
  }

  #lose(): void {
    this.#stopClocks();
    this.#takeBack();
    this.#ahead.lose();
    this.#move = null;
    this.#asked = null;
    this.#ping = 0; // the heartbeat asks again
    this.#wishes = [];
    this.#show({ waiting: false, trouble: "lost" });
  }

  #show(change: Partial<Line>): void {
    this.line = { ...this.line, ...change };
    this.#listener(this.line);
  }

  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #stopClocks(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

/** Whether a press on the same place as the one that is on its way belongs to it. */
function isDouble(before: Wish | undefined, now: Press): boolean {
  if (!before || !("place" in before) || before.place !== now.place || before.form !== "one") return false;
  const isSame = before.decision === now.decision && before.seat === now.seat;
  return isSame || now.time - before.time < DOUBLE_MS;
}

/** Whether the answer is to anything but a move. */
const isLeap = (wish: Wish) => "ask" in wish && !["play", "command", "through"].includes(wish.ask.kind);

export function useKernel(model: PlayModel): [Kernel, Line] {
  const [kernel] = useState(() => new Kernel(model));
  const [line, setLine] = useState(kernel.line);
  useEffect(() => kernel.open(setLine), [kernel]);
  return [kernel, line];
}
