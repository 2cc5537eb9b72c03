/** The line to Python: sends moves, waits for answers, says when nobody answers. Knows no game. */
import { useEffect, useState } from "preact/hooks";
import type { Model } from "./model";
import type { LogLine, Snapshot } from "./snapshot";

/** The model of a widget that is played in. */
export type PlayModel = Model<{ snapshot: Snapshot }>;

export type Ask =
  | { kind: "play"; move: string }
  | { kind: "take_back"; move: string }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "jump"; step: number };

type Answer =
  | { kind: "done"; seq: number; revision: number }
  | { kind: "refused"; seq: number; text: string; rules: string[] }
  | { kind: "log"; seq: number; lines: LogLine[] };

export interface Line {
  snapshot: Snapshot;
  /** A move is on its way; no second one is sent. */
  waiting: boolean;
  /** What to tell about the connection: slow after 300 ms, silent after 3 s, lost when nothing can be sent. */
  trouble: "none" | "slow" | "silent" | "lost";
  refusal: { text: string; rules: string[] } | null;
  log: LogLine[] | null;
}

const SLOW_MS = 300;
const SILENT_MS = 3000;

export class Kernel {
  line: Line;
  readonly #model: PlayModel;
  #listener: (line: Line) => void = () => {};
  #seq = 0;
  #move = 0;
  #ping = 0;
  #timers: number[] = [];

  constructor(model: PlayModel) {
    this.#model = model;
    this.line = {
      snapshot: model.get("snapshot"),
      waiting: false,
      trouble: "none",
      refusal: null,
      log: null,
    };
  }

  /** Listens to the model until the returned function is called. */
  open(listener: (line: Line) => void): () => void {
    const model = this.#model;
    const onSnapshot = () => this.#show({ snapshot: model.get("snapshot"), refusal: null, log: null });
    const onAnswer = (answer: Answer) => this.#hear(answer);
    const onRestart = () => this.ping(true);
    this.#listener = listener;
    model.on("change:snapshot", onSnapshot);
    model.on("msg:custom", onAnswer);
    model.on("comm_live_update", onRestart);
    if (model.get("snapshot") !== this.line.snapshot) onSnapshot();
    return () => {
      model.off("change:snapshot", onSnapshot);
      model.off("msg:custom", onAnswer);
      model.off("comm_live_update", onRestart);
      this.#stopClocks();
    };
  }

  /** Sends a move made on the position shown. Returns whether it went out. */
  ask(ask: Ask): boolean {
    if (this.line.waiting) return false;
    const seq = this.#send({ ...ask, revision: this.line.snapshot.revision });
    if (!seq) return false;
    this.#move = seq;
    this.#show({ waiting: true, refusal: null });
    this.#later(SLOW_MS, () => this.#show({ trouble: "slow" }));
    this.#later(SILENT_MS, () => this.#show({ trouble: "silent" }));
    return true;
  }

  readLog(): void {
    this.#send({ kind: "log" });
  }

  /** Asks for a sign of life; after a restart of the kernel, silence means that it is gone. */
  ping(restarted = false): void {
    const seq = this.#send({ kind: "ping" });
    if (!seq || !restarted) return;
    this.#ping = seq;
    this.#later(SILENT_MS, () => this.#ping === seq && this.#lose());
  }

  #send(content: object): number {
    this.#seq += 1;
    try {
      this.#model.send({ ...content, seq: this.#seq });
      return this.#seq;
    } catch {
      this.#lose(); // JupyterLab throws "Cannot send" once the kernel is gone
      return 0;
    }
  }

  #hear(answer: Answer): void {
    this.#ping = 0;
    if (answer.kind === "log") this.#show({ log: answer.lines });
    if (answer.seq === this.#move) {
      this.#stopClocks();
      const refusal = answer.kind === "refused" ? { text: answer.text, rules: answer.rules } : null;
      this.#show({ waiting: false, trouble: "none", refusal });
    } else this.#show(this.#alive());
  }

  #alive(): Partial<Line> {
    return this.line.waiting ? {} : { trouble: "none" };
  }

  #lose(): void {
    this.#stopClocks();
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

export function useKernel(model: PlayModel): [Kernel, Line] {
  const [kernel] = useState(() => new Kernel(model));
  const [line, setLine] = useState(kernel.line);
  useEffect(() => kernel.open(setLine), [kernel]);
  return [kernel, line];
}
