/** The page: one widget, named by the address, and the line from it to Python in the worker. */

const query = () => Object.fromEntries(new URLSearchParams(location.search));
const main = document.getElementById("widget");
const said = document.getElementById("said");
const ways = document.getElementById("ways");
const texts = JSON.parse(document.getElementById("texts").textContent);
/** The first of some tags of languages, as “pl-PL”, in which there are texts. */
const spoken = (...tags) => tags.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => tag in texts);
let language = spoken(query().language ?? "", ...navigator.languages) ?? "en";
let text = texts[language];
const SHORT = 4000;
const LONG = 10_000;

let clock = 0;
function say(words, ms = 0) {
  clearTimeout(clock);
  said.textContent = words;
  if (ms) clock = setTimeout(() => say(""), ms);
}

/** The half of a widget that a page has, as its view wants it. */
class Model {
  #handlers = new Map();
  #changed = new Set();
  constructor(id, state) {
    this.id = id;
    this.state = state;
    this.widget_manager = { share: () => python.postMessage({ kind: "share" }) };
  }
  get(name) {
    return this.state[name];
  }
  set(name, value) {
    this.state[name] = value;
    this.#changed.add(name);
    this.emit(`change:${name}`);
  }
  save_changes() {
    const state = Object.fromEntries([...this.#changed].map((name) => [name, this.state[name]]));
    this.#changed.clear();
    this.#tell({ method: "update", state, buffer_paths: [] });
  }
  send(content) {
    this.#tell({ method: "custom", content });
  }
  on(name, handler) {
    if (!this.#handlers.has(name)) this.#handlers.set(name, new Set());
    this.#handlers.get(name).add(handler);
  }
  off(name, handler) {
    if (handler) this.#handlers.get(name)?.delete(handler);
    else if (name) this.#handlers.delete(name);
    else this.#handlers.clear();
  }
  emit(name, ...told) {
    for (const handler of [...(this.#handlers.get(name) ?? [])]) handler(...told);
  }
  hear({ method, state, content }) {
    if (method === "custom") this.emit("msg:custom", content, []);
    if (method !== "update") return;
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.emit(`change:${name}`);
    if ("_esm" in state) hang(this); // another game was opened, which its own bundle draws
  }
  #tell(data) {
    python.postMessage({ kind: "comm", id: this.id, data: JSON.stringify(data) });
  }
}

const models = new Map();
let close = null;
/** File of a notebook -> address here, and from where its links lead. */
let files = {};
let base = "";

async function hang(model) {
  await close?.();
  const code = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
  const widget = (await import(code)).default;
  URL.revokeObjectURL(code);
  close = await widget.render({ model, el: main });
}

/** Links below what is shown, or below a sentence that says why nothing is. */
function offer(about) {
  ways.hidden = !about.length;
  ways.replaceChildren(...about.map(([href, words]) => Object.assign(document.createElement("a"), { href, textContent: words })));
}

/** Nothing can be shown: a sentence, and where to go from here. */
async function fail(words, about) {
  await close?.();
  close = null;
  main.classList.add("alone");
  main.removeAttribute("aria-busy");
  document.documentElement.dataset.ready = "true";
  say(words);
  offer(about);
}

async function show({ id, title, text: words, links, folder, about }) {
  const model = models.get(id);
  for (const other of models.keys()) if (other !== id) models.delete(other);
  [files, base] = [links, folder];
  document.title = title;
  const theme = model.get("theme");
  document.documentElement.style.colorScheme = ["light", "dark"].includes(theme) ? theme : "";
  await hang(model);
  main.classList.remove("alone");
  main.removeAttribute("aria-busy");
  offer(about);
  say(words, LONG); // what is otherwise than the address says it
  scrollTo(0, 0);
  document.documentElement.dataset.ready = "true";
}

const hearers = {
  comm_open: ({ id, data }) => data.state._esm && models.set(id, new Model(id, data.state)),
  comm_msg: ({ id, data }) => models.get(id)?.hear(data),
  shown: show,
  said: ({ text: words }) => say(words, SHORT),
  failed: ({ text: words, about }) => fail(words, about),
  /** The address is always that of what is to be seen; `share`: somebody wants to have it. */
  async address({ query: found, share }) {
    const url = new URL(location.href);
    url.search = new URLSearchParams(found).toString();
    history.replaceState(null, "", url);
    if (!share) return;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ title: document.title, url: url.href });
      else {
        await navigator.clipboard.writeText(url.href);
        say(text.copied, SHORT);
      }
    } catch {
      say(text.address, SHORT); // it stands in the address line
    }
  },
};

function go() {
  main.setAttribute("aria-busy", "true");
  delete document.documentElement.dataset.ready;
  const asked = query();
  language = spoken(asked.language ?? "") ?? language;
  text = texts[language];
  document.documentElement.lang = language;
  // One language has many names: “pl-PL” is “pl”
  if (spoken(asked.language ?? "")) asked.language = language;
  python.postMessage({ kind: "open", query: asked, language });
}

// Links to notebooks lead to the same lesson here, without loading Python again.
document.addEventListener("click", (event) => {
  const link = event.composedPath().find((each) => each.tagName === "A");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const href = link.getAttribute("href") ?? "";
  const file = href.endsWith(".ipynb") ? new URL(href, `http://page/${base}`).pathname.slice(1) : null;
  const to = file === null ? (href.startsWith("?") ? href : null) : files[file];
  if (to === null || to === undefined) return;
  event.preventDefault();
  history.pushState(null, "", new URL(to || location.pathname, location.href));
  go();
});
addEventListener("popstate", go);

say(text.starting);
const python = new Worker("worker.js", { type: "module" });
python.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  hearers[message.kind]?.(message);
};
/** Python did not come, or has ended. */
python.onerror = () => {
  const again = [[location.href, text.again]];
  if (!close) return fail(text.broken, again);
  say(text.stopped); // the board stays: its address has the game
  offer(again);
};
go();
if ("serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
