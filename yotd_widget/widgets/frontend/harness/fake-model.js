/** The front-end half of a Jupyter model, with a record of what the view sent and ways to act as the kernel. */
export class FakeModel {
  #handlers = new Map();
  #state;
  sent = [];
  /** (content) => void: the test's kernel. */
  onSend = null;

  constructor(state) {
    this.#state = { ...state };
  }

  get(name) {
    if (!(name in this.#state)) throw new Error(`unknown trait ${name}`);
    return this.#state[name];
  }
  set(name) {
    throw new Error(`the page must not set ${name}`);
  }
  save_changes() {
    throw new Error("the page must not save traits");
  }
  send(content) {
    this.sent.push(structuredClone(content));
    this.onSend?.(content);
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
