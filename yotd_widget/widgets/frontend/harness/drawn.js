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
  Object.entries(watched).flatMap(([of, held]) =>
    Object.getOwnPropertyNames(held).map((key) => ({ name: `${of}.${key}`, drop: () => delete held[key] })),
  );
const tools = ["window.axe", "window.__core-js_shared__", "document.elementsFromPoint"]; // axe and what it brings may stay
const CLOCK = "window.__pwClock"; // a clock of Playwright cannot be taken back
let known;

/** From now on `tidy` knows what belongs to the page. */
export function settleIn() {
  known = new Set([...owned().map(({ name }) => name), ...tools]);
}

/**
 * Takes what a test has put on the page off again, after everything was unmounted. Returns in words what cannot be:
 * views that still listen, elements that they have left, a clock.
 */
export function tidy(models) {
  for (const element of document.querySelectorAll("body > :not(main, script)")) element.remove();
  for (const { name, drop } of owned()) if (!known.has(name) && name !== CLOCK) drop();
  return [
    ...models.filter((model) => model.listeners()).map((model) => `listens: ${model.get("_view")}`),
    ...[...document.querySelectorAll("#widget > *")].map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...owned().flatMap(({ name }) => (known.has(name) ? [] : name)),
  ];
}
