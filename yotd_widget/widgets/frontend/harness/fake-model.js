/** The front-end half of a Jupyter model, with a record of what the view sent and ways to act as the kernel. */
export class FakeModel {
  #handlers = new Map();
  #state;
  sent = [];
  /** A kernel that is gone makes `send` throw, as in JupyterLab. */
  gone = false;
  #kernel = null;
  #early = [];

  constructor(state) {
    this.#state = { ...state };
  }

  get(name) {
    if (!(name in this.#state)) throw new Error(`unknown trait ${name}`);
    return this.#state[name];
  }
  /** Traits that the page writes; all others are Python's alone. */
  #written = ["progress", "counts"];
  #unsaved = {};
  set(name, value) {
    if (!this.#written.includes(name)) throw new Error(`the page must not set ${name}`);
    this.#state[name] = structuredClone(value);
    this.#unsaved[name] = this.#state[name];
    this.emit(`change:${name}`);
  }
  save_changes() {
    if (this.gone) throw new Error("Cannot send");
    const changed = this.#unsaved;
    this.#unsaved = {};
    this.#await(this.onSave?.(changed));
  }
  /** (traits) => void: the test's kernel, which hears of what the page has written. */
  onSave = null;
  send(content) {
    if (this.gone) throw new Error("Cannot send");
    this.sent.push(structuredClone(content));
    if (this.#kernel) this.#await(this.#kernel(content));
    else this.#early.push(content);
  }
  /** How many messages the test's kernel has not answered yet. */
  unanswered = 0;
  #await(answer) {
    if (!answer?.then) return;
    this.unanswered += 1;
    answer.finally(() => {
      this.unanswered -= 1;
    });
  }
  /** (content) => void: the test's kernel; it hears what was sent before it came as well. */
  set onSend(kernel) {
    this.#kernel = kernel;
    for (const content of this.#early.splice(0)) this.#await(kernel(content));
  }
  on(name, handler) {
    if (!this.#handlers.has(name)) this.#handlers.set(name, new Set());
    this.#handlers.get(name).add(handler);
  }
  off(name, handler) {
    this.#handlers.get(name)?.delete(handler);
  }

  fromKernel(traits) {
    Object.assign(this.#state, traits);
    for (const name of Object.keys(traits)) this.emit(`change:${name}`);
  }
  answer(content) {
    this.emit("msg:custom", content, []);
  }
  emit(name, ...args) {
    for (const handler of [...(this.#handlers.get(name) ?? [])]) handler(...args);
  }
  listeners() {
    return [...this.#handlers.values()].reduce((sum, set) => sum + set.size, 0);
  }
}
