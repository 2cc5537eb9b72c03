/** When the page has drawn all that it has heard, and what a test has left on it. */

const nextFrame = requestAnimationFrame.bind(window); // a test may put another clock on the page
const later = setTimeout.bind(window);
const PATIENCE = 2000;

function roots() {
  return [
    document,
    ...[...document.querySelectorAll("#widget > *, body > div > *")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
}

/** Resolves after a frame in which nothing on the page has changed and no question to Python was open. */
export async function drawn(mounted) {
  let changed;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  for (const root of roots()) observer.observe(root, everything);
  const waiting = () => mounted.some(({ model }) => model.unanswered);
  let frames = 0;
  do {
    changed = false;
    await new Promise(nextFrame);
    await new Promise((done) => later(done)); // what Preact does after a frame
    frames += 1;
  } while ((changed || waiting()) && frames < PATIENCE);
  observer.disconnect();
  if (frames === PATIENCE) throw new Error(`The page is not at rest after ${frames} frames.`);
}

const watched = { window, document, navigator, clipboard: navigator.clipboard, performance };
const owned = () =>
  Object.entries(watched).flatMap(([name, held]) => Object.getOwnPropertyNames(held).map((key) => `${name}.${key}`));
const tools = ["window.axe", "window.__core-js_shared__", "document.elementsFromPoint"]; // axe and what it brings may stay
let known;

/** What is still there after everything was unmounted and was not there at the beginning, in words. */
export function traces(models) {
  return [
    ...models.filter((model) => model.listeners()).map((model) => `listens: ${model.get("_view")}`),
    ...[...document.querySelectorAll("body > :not(main, script), #widget > *")].map(({ outerHTML }) =>
      outerHTML.slice(0, 80),
    ),
    ...owned().filter((name) => !known.has(name)),
  ];
}
traces.begin = () => {
  known = new Set([...owned(), ...tools]);
};
