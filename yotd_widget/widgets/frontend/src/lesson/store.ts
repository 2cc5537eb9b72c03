/**
 * A lesson as the page goes through it: which step is shown, what its reader has done, and the line to Python. Every
 * reply came with its step, and the steps ahead are fetched in the background, so that Next is instant and reading goes on
 * when the kernel is gone; only to play and to build Python is needed.
 */
import { useEffect, useState } from "preact/hooks";
import { hearAnswers } from "../shell/host/answers";
import { watchKernel } from "../shell/host/watch";
import type { Model } from "../shell/model";
import type { Scene } from "../shell/wire";
import { isRight, repliesTo } from "./judge";
import { type Kept, remember, remembered } from "./memory";
import { after, before, END, fitting, freshProgress, lineOf, needsPython, stopOf, trialOf } from "./walk";
import type { Answer, Plan, Progress, Standing, Step, Trial } from "./wire";

export interface LessonTraits {
  title: string;
  plan: Plan;
  /** The step that Python drew last. */
  step: Step;
  standing: Standing;
  progress: Progress;
  played: Record<string, string[]>;
  teacher: boolean;
  snapshot: Scene;
}

/** How it stands now. */
export interface LessonState {
  /** The step that is shown; null at the end of the lesson. */
  step: Step | null;
  progress: Progress;
  /** Of the step that is played or built; null in any other. */
  standing: Standing | null;
  /** Python's board is at this step, which is played or built on it. */
  live: boolean;
  /** How a play that is looked back at ended; null where that is not known. */
  end: Scene | null;
  /** Ids of all steps, in their order. */
  line: string[];
  /** A step is on its way. */
  waiting: boolean;
  /** Python cannot be reached. */
  lost: boolean;
  /** What Python refused; empty for nothing. */
  notice: string;
}

interface Reply {
  kind: string;
  seq: string;
  text?: string;
  step?: Step;
}

/** How a play or a build has ended. */
interface Ended {
  standing: Standing;
  scene: Scene;
}

/** A step that is at hand. after: the plays that were through when it was drawn, on which it may depend. */
interface Fetched {
  step: Step;
  after: string[];
}

let stores = 0;

export class Lesson {
  state: LessonState;
  readonly #model: Model<LessonTraits>;
  #listener: (state: LessonState) => void = () => {};
  readonly #known = new Map<string, Fetched>();
  readonly #ends = new Map<string, Ended>();
  /** Steps that depend on what is still to be played. */
  readonly #refused = new Set<string>();
  #fetching = "";
  /** Counts what was played: what was asked before comes too late. */
  #edition = 0;
  /** The step that the reader wants and Python draws. */
  #wanted: string | null = null;
  #played: Record<string, string[]>;
  #begun = 0;
  readonly #name = `lesson ${++stores} ${Math.random()}`;
  #count = 0;
  readonly #open = new Map<string, (reply: Reply) => void>();

  constructor(model: Model<LessonTraits>) {
    this.#model = model;
    this.#played = model.get("played");
    const progress = fitting(this.plan, model.get("progress"));
    this.state = {
      step: null,
      progress,
      standing: null,
      live: false,
      end: null,
      line: lineOf(this.plan, progress, this.#teacher),
      waiting: false,
      lost: false,
      notice: "",
    };
    this.#keep();
    this.state = { ...this.state, ...this.#at(progress.at) };
  }

  get plan(): Plan {
    return this.#model.get("plan");
  }

  get #teacher(): boolean {
    return this.#model.get("teacher");
  }

  /** Listens to the model until the returned function is called; begins where the reader was. */
  open(listener: (state: LessonState) => void): () => void {
    const model = this.#model;
    this.#listener = listener;
    const heard: [string, (...args: never[]) => void][] = [
      ["change:step", () => this.#onStep()],
      ["change:standing", () => this.#onStanding()],
      ["change:played", () => this.#onPlayed()],
      ["change:progress", () => this.#onProgress()],
      ["change:language", () => this.#onLanguage()],
    ];
    for (const [event, act] of heard) model.on(event as never, act as never);
    const unheard = hearAnswers<Reply>(model, (reply) => this.#hear(reply));
    const unwatch = watchKernel(model, () => this.#lose());
    this.#begin();
    return () => {
      for (const [event, act] of heard) model.off(event as never, act as never);
      unheard();
      unwatch();
      this.#open.clear();
    };
  }

  // --- what a reader does ---

  /** On to the next step; the one at hand is done then. */
  next(): void {
    const { step, progress } = this.state;
    if (!step) return;
    if (!trialOf(progress, step.id).done) this.#tried({ done: true });
    this.go(after(this.state.line, step.id));
  }

  back(): void {
    const to = before(this.state.line, this.state.step?.id ?? END);
    if (to !== undefined) this.go(to);
  }

  /** To any step; a play stands as it was left. */
  go(id: string): void {
    this.#wanted = null;
    const acts = needsPython(this.plan, id);
    if (id === END || this.#isLive(id) || (!acts && this.#known.has(id))) this.#arrive(id);
    else this.#ask({ kind: "enter", id });
  }

  /** The play or the build at hand, from its beginning. */
  again(): void {
    const { step } = this.state;
    if (step) this.#ask({ kind: "enter", id: step.id, anew: true });
  }

  answer(answer: Answer): void {
    const { step, progress } = this.state;
    const asked = step?.asked;
    if (!asked) return;
    const trial = trialOf(progress, step.id);
    if (trial.done) return;
    const right = isRight(asked, answer);
    const wrong = right ? [] : repliesTo(asked, answer).flatMap((reply) => reply.wrong || []);
    this.#tried({
      given: [...trial.given, answer],
      seconds: trial.given.length ? trial.seconds : this.#seconds(),
      missed: trial.missed || !right,
      wrong: [...trial.wrong, ...wrong],
      done: right || asked.gate,
    });
  }

  /** A value of a try that is said to be the one sought. */
  offer(value: number, good: boolean): void {
    const trial = this.trial;
    this.#tried({
      given: [...trial.given, value],
      seconds: trial.given.length ? trial.seconds : this.#seconds(),
      missed: trial.missed || !good,
      done: good,
    });
  }

  /** What the step asks for is done: all was looked at. */
  finish(): void {
    if (!this.trial.done) this.#tried({ done: true });
  }

  hint(): void {
    const most = this.state.step?.hints.length ?? 0;
    if (this.trial.hints < most) this.#tried({ hints: this.trial.hints + 1 });
  }

  /** The answer is shown; in a play or a build a program goes on to the goal, which the table is asked for. */
  show(): void {
    const { step } = this.state;
    if (!step) return;
    this.#tried(step.asked || step.kind === "try" ? { shown: true, missed: true, done: true } : { shown: true });
  }

  /** All from the start; nothing that was done is kept. */
  beginAnew(): void {
    const progress = { ...freshProgress(this.plan), time: Date.now() };
    this.#known.clear();
    this.#refused.clear();
    this.#played = {};
    this.#save(progress);
    this.#send({ kind: "resume", progress, played: {} });
    this.#keep();
    this.go(progress.at);
  }

  /** Asks Python for a sign of life; what was waited for is asked again. */
  restore(): void {
    const wanted = this.#wanted;
    this.#send({ kind: "ping" }, () => wanted && this.go(wanted));
  }

  /** What the reader has done in the step that is shown. */
  get trial(): Trial {
    return trialOf(this.state.progress, this.state.step?.id ?? END);
  }

  /** Where Python is needed and gone: the next step that works without it; null where the reader can go on, or nowhere. */
  get ahead(): string | null {
    const { line, step, live } = this.state;
    if (!live && step && !this.#wanted) return null;
    const rest = line.slice(line.indexOf(this.#wanted ?? step?.id ?? END) + 1);
    const found = rest.find((id) => !needsPython(this.plan, id) && this.#known.has(id));
    return found && found !== step?.id ? found : null;
  }

  /** Steps that can be shown at once. */
  get ready(): string[] {
    return [...this.#known.keys()];
  }

  // --- how it goes on ---

  #begin(): void {
    const kept = remembered(this.plan);
    const { progress } = this.state;
    if (kept && kept.progress.time > progress.time) this.#resume(kept);
    else {
      remember(this.plan, { progress, played: this.#played });
      if (this.state.step || progress.at === END) this.#arrive(progress.at);
      else this.go(progress.at);
    }
  }

  /** The page knows more than Python: a kernel was started anew, or there was none. */
  #resume(kept: Kept): void {
    const progress = fitting(this.plan, kept.progress);
    const { at } = progress;
    this.#played = kept.played;
    this.#save(progress);
    if (at === END || (!needsPython(this.plan, at) && this.#known.has(at))) this.#arrive(at);
    else if (this.state.step?.id !== at) this.#tell({ step: null, live: false, waiting: true });
    this.#wanted = at === (this.state.step?.id ?? END) ? null : at;
    this.#send({ kind: "resume", progress, played: kept.played }, () => {
      if (at === END || this.#known.has(at)) this.#arrive(at);
      else this.go(at);
    });
  }

  #ask(message: { kind: "enter"; id: string; anew?: boolean }): void {
    const { id } = message;
    this.#wanted = id;
    this.#tell({ waiting: true, notice: "" });
    this.#send(message, (reply) => {
      if (this.#wanted !== id) return;
      if (reply.kind !== "refused") return this.#arrive(id); // also where the step is drawn as it was
      this.#wanted = null;
      this.#tell({ waiting: false, notice: reply.text ?? "" });
    });
  }

  /** The step is there: it is shown from now on. */
  #arrive(id: string): void {
    const { progress } = this.state;
    this.#wanted = null;
    this.#begun = performance.now();
    this.#tell({ ...this.#at(id), waiting: false, notice: "" });
    const finished = progress.finished || id === END;
    if (progress.at !== id || progress.finished !== finished)
      this.#save({ ...progress, at: id, finished, time: Date.now() });
    this.#onStanding();
    this.#fetch();
  }

  #isLive(id: string): boolean {
    return needsPython(this.plan, id) && this.#model.get("step").id === id;
  }

  /** What is shown of a step. */
  #at(id: string): Pick<LessonState, "step" | "standing" | "live" | "end"> {
    const step = this.#known.get(id)?.step ?? null;
    const ended = this.#ends.get(id);
    const live = this.#isLive(id);
    const standing = this.#model.get("standing");
    if (live) return { step, live, standing: standing.id === id ? standing : null, end: null };
    return { step, live, standing: ended?.standing ?? null, end: ended?.scene ?? step?.picture?.scene ?? null };
  }

  #tried(change: Partial<Trial>): void {
    const { step, progress } = this.state;
    if (!step) return;
    const question = step.asked?.id ?? "";
    const trials = { ...progress.trials, [step.id]: { ...this.trial, question, ...change } };
    this.#save({ ...progress, trials, time: Date.now() });
    if (change.done) this.#fetch();
  }

  #save(progress: Progress): void {
    this.#tell({ progress, line: lineOf(this.plan, progress, this.#teacher) });
    remember(this.plan, { progress, played: this.#played });
    this.#model.set("progress", progress);
    try {
      this.#model.save_changes();
    } catch {
      this.#lose();
    }
  }

  #seconds(): number {
    return Math.round((performance.now() - this.#begun) / 100) / 10;
  }

  // --- steps that are not shown yet ---

  /** Keeps the step that Python drew last. */
  #keep(): void {
    const step = this.#model.get("step");
    if (step.id) this.#known.set(step.id, { step, after: this.#through(step.id) });
  }

  /** The plays before a step that are through. */
  #through(id: string): string[] {
    const { line, progress } = this.state;
    return line
      .slice(0, line.indexOf(id))
      .filter((each) => trialOf(progress, each).done && needsPython(this.plan, each));
  }

  /** One after the other: the steps ahead, then those behind. */
  #fetch(): void {
    if (this.#fetching || this.#wanted || this.state.lost) return;
    const { line, step } = this.state;
    const at = line.indexOf(step?.id ?? END);
    const id = [...line.slice(at + 1), ...line.slice(0, Math.max(0, at))].find(
      (each) => !needsPython(this.plan, each) && !this.#known.has(each) && !this.#refused.has(each),
    );
    if (!id) return;
    this.#fetching = id;
    const [depends, edition] = [this.#through(id), this.#edition];
    this.#send({ kind: "step", id }, (reply) => {
      this.#fetching = "";
      if (edition !== this.#edition) return this.#fetch();
      if (reply.step) this.#known.set(id, { step: reply.step, after: depends });
      else this.#refused.add(id);
      this.#tell({});
      this.#fetch();
    });
  }

  // --- what Python says ---

  #onStep(): void {
    this.#keep();
    const { id } = this.#model.get("step");
    if (id && (id === this.#wanted || id === this.state.step?.id)) this.#arrive(id);
  }

  /** The goal of a play or a build is reached. */
  #onStanding(): void {
    const { step, live } = this.state;
    const standing = this.#model.get("standing");
    if (!step || !live || standing.id !== step.id) return;
    this.#tell({ standing });
    if (!standing.reached) return;
    this.#ends.set(step.id, { standing, scene: standing.picture?.scene ?? this.#model.get("snapshot") });
    if (this.trial.done) return;
    this.#forget(step.id);
    this.#tried({ done: true, seconds: this.trial.seconds || this.#seconds() });
  }

  /** What was drawn of the steps after a play before it was through may depend on it. */
  #forget(play: string): void {
    const { line } = this.state;
    for (const id of line.slice(line.indexOf(play) + 1)) this.#known.delete(id);
    this.#refused.clear();
    this.#edition += 1;
  }

  /** Something else was played: what came of it is drawn anew. */
  #onPlayed(): void {
    const played = this.#model.get("played");
    const changed = Object.keys({ ...played, ...this.#played }).filter(
      (id) => `${played[id]}` !== `${this.#played[id]}`,
    );
    this.#played = played;
    for (const [id, { after }] of this.#known) if (changed.some((each) => after.includes(each))) this.#known.delete(id);
    if (changed.length) {
      this.#refused.clear();
      this.#edition += 1;
    }
    remember(this.plan, { progress: this.state.progress, played });
    this.#fetch();
  }

  /** Another view of this lesson, or a file that was brought back, knows more. */
  #onProgress(): void {
    const found = this.#model.get("progress");
    if (found.time <= this.state.progress.time) return;
    const progress = fitting(this.plan, found);
    this.#tell({ progress, line: lineOf(this.plan, progress, this.#teacher) });
    remember(this.plan, { progress, played: this.#played });
    if (progress.at !== (this.state.step?.id ?? END)) this.go(progress.at);
  }

  #onLanguage(): void {
    const { step } = this.state;
    this.#known.clear();
    this.#refused.clear();
    this.#keep();
    if (step) this.go(step.id);
    else this.#fetch();
  }

  #hear(reply: Reply): void {
    const heard = this.#open.get(reply.seq);
    this.#open.delete(reply.seq);
    if (this.state.lost) this.#tell({ lost: false });
    heard?.(reply);
    if (!this.state.waiting) this.#fetch();
  }

  #send(content: object, hear: (reply: Reply) => void = () => {}): void {
    const seq = `${this.#name} ${++this.#count}`;
    this.#open.set(seq, hear);
    try {
      this.#model.send({ ...content, seq });
    } catch {
      this.#lose(); // JupyterLab throws "Cannot send" once the kernel is gone
    }
  }

  #lose(): void {
    this.#open.clear();
    this.#fetching = "";
    this.#tell({ lost: true, waiting: false });
  }

  #tell(change: Partial<LessonState>): void {
    this.state = { ...this.state, ...change };
    this.#listener(this.state);
  }
}

/** The lesson of a model, and how it stands. */
export function useLesson(model: Model<LessonTraits>): [Lesson, LessonState] {
  const [lesson] = useState(() => new Lesson(model));
  const [state, setState] = useState(lesson.state);
  useEffect(() => lesson.open(setState), [lesson]);
  return [lesson, state];
}

/** What a step is called: of one that comes back, what its station is. */
export const headingOf = (plan: Plan, id: string) => stopOf(plan, id)?.heading ?? "";
