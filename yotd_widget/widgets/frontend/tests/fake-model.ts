/** A strict stand-in for the Jupyter model: unknown traits throw, every message is kept. */
import type { PlayModel } from "../src/shell/host/kernel";

type Handler = (...args: unknown[]) => void;
export interface Message {
  kind: string;
  seq: number;
  [key: string]: unknown;
}

export class FakeModel {
  sent: Message[] = [];
  /** Questions for steps to look back at; they come of themselves, so they are kept apart. */
  asked: Message[] = [];
  /** Questions for what a press would bring, too. */
  ahead: Message[] = [];
  /** A kernel that is gone makes `send` throw, as in JupyterLab. */
  gone = false;
  /** JupyterLab lets a view at the kernel. */
  readonly widget_manager: unknown;
  readonly #traits: Record<string, unknown>;
  readonly #handlers = new Map<string, Set<Handler>>();

  constructor({ widget_manager, ...traits }: Record<string, unknown>) {
    this.widget_manager = widget_manager;
    this.#traits = {
      _view: "play",
      language: "en",
      theme: "light",
      scale: 1,
      projector: false,
      heading_level: 0,
      confirm: "auto",
      letter_keys: true,
      pace: "auto",
      offer: {},
      ...traits,
    };
  }

  get(name: string) {
    if (!(name in this.#traits)) throw new Error(`unknown trait ${name}`);
    return this.#traits[name];
  }
  /** Traits that the page writes; all others are Python's alone. */
  set(name: string, value: unknown) {
    if (name !== "progress" && name !== "counts") throw new Error(`the page must not set ${name}`);
    this.#traits[name] = value;
    this.emit(`change:${name}`);
  }
  /** How often the page has sent what it wrote. */
  saves = 0;
  save_changes() {
    if (this.gone) throw new Error("Cannot send");
    this.saves += 1;
  }
  send(content: Message) {
    if (this.gone) throw new Error("Cannot send");
    const kept: Record<string, Message[]> = { history: this.asked, ahead: this.ahead };
    (kept[content.kind] ?? this.sent).push(content);
  }
  on(name: string, handler: Handler) {
    this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(handler));
  }
  off(name: string, handler: Handler) {
    this.#handlers.get(name)?.delete(handler);
  }

  emit(name: string, ...args: unknown[]) {
    for (const handler of [...(this.#handlers.get(name) ?? [])]) handler(...args);
  }
  /** Python sets traits. */
  fromKernel(traits: Record<string, unknown>) {
    Object.assign(this.#traits, traits);
    for (const name of Object.keys(traits)) this.emit(`change:${name}`);
  }
  show(snapshot: unknown) {
    this.fromKernel({ snapshot });
  }
  answer(content: object) {
    this.emit("msg:custom", content, []);
  }
  listeners() {
    return [...this.#handlers.values()].reduce((sum, set) => sum + set.size, 0);
  }
  /** Messages of the reader's doing: all but pings. */
  get moves() {
    return this.sent.filter((message) => message.kind !== "ping");
  }
  get anyModel() {
    return this as unknown as PlayModel;
  }
}
