// A game on the page, step by step: what moved, what leaves its cell, what scrolls sideways, in words.
async ({ steps, looks }) => {
  const REGIONS = [".top", ".year", ".land", ".tray-room", ".bar", ".foot"];
  /** What text has to stay inside of. */
  const CELLS = [
    ".card, .portrait, .tile, .hand-card, .choice-card, .wall-card, .giving, .lead", // on the tray
    ".pad, .beam, .new-floor, .small-court, .plate, .need, .goods > li, .wall-line, .name-plate", // in the land
    ".year > li, .tray, .cabinet, .slip-room, .go, .ask, .drawer, .tools button, .turns, .status",
  ].join();
  const root = harness.el.firstElementChild.shadowRoot;
  const frame = root.querySelector(".frame");
  const faults = new Set();
  const near = (a, b) => Math.abs(a - b) < 0.51;

  const isHeardOnly = (element) =>
    element !== frame && (getComputedStyle(element).clipPath !== "none" || isHeardOnly(element.parentElement));

  /** The box of each region, from the top of the widget, and the height of it all. */
  function measured() {
    const top = harness.el.getBoundingClientRect().top;
    const boxes = { whole: [0, harness.el.getBoundingClientRect().height] };
    for (const name of REGIONS) {
      const found = [...root.querySelectorAll(name)];
      if (found.length !== 1) boxes[name] = `there are ${found.length}`;
      else {
        const parts = [found[0], ...found[0].querySelectorAll(":scope > .others")]; // tabs hang on the land
        const all = parts.map((part) => part.getBoundingClientRect());
        const from = Math.min(...all.map((box) => box.top));
        boxes[name] = [from - top, Math.max(...all.map((box) => box.bottom)) - from];
      }
    }
    return boxes;
  }

  /** Text that is not inside of its cell. */
  function sticking() {
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const cell = element.closest(CELLS);
      if (element.closest(".slip > p")?.scrollHeight > element.closest(".slip > p")?.clientHeight) continue; // scrolls
      if (!cell || !walker.currentNode.data.trim() || !element.checkVisibility() || isHeardOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const edge = cell.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        const spare = box.height * 0.2; // a box of text is higher than its letters
        const over = {
          left: edge.left - box.left - 1,
          right: box.right - edge.right - 1,
          top: edge.top - box.top - spare,
          bottom: box.bottom - edge.bottom - spare,
        };
        const out = Object.entries(over).filter(([, far]) => far > 0);
        if (!box.width || !out.length) continue;
        const far = out.map(([side, far]) => `${side} by ${Math.ceil(far)}`).join(", ");
        faults.add(`text leaves ${cell.className} ${far}: "${walker.currentNode.data.trim()}"`);
        break;
      }
    }
    const cabinet = frame.querySelector(".court > .cabinet")?.getBoundingClientRect();
    const court = cabinet && frame.querySelector(".court").getBoundingClientRect();
    if (cabinet && cabinet.bottom > court.bottom + 1) faults.add(`the placard is too high by ${Math.ceil(cabinet.bottom - court.bottom)}`);
    for (const prompt of frame.querySelectorAll(".slip :is(.prompt, .label)")) {
      const edge = prompt.closest(".slip").getBoundingClientRect();
      if (prompt.getBoundingClientRect().bottom > edge.bottom + 1) faults.add(`scrolled away: "${prompt.textContent}"`);
    }
    for (const cell of frame.querySelectorAll(CELLS)) {
      if (cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflowX !== "visible")
        faults.add(`cut: ${cell.className}: "${cell.textContent.trim().slice(0, 40)}"`);
    }
  }

  let first = null;
  for (const [number, snapshot] of steps.entries()) {
    harness.model.fromKernel({ snapshot });
    await harness.drawn();
    const states = [null];
    if (looks && number % looks === 0) states.push(".place.legal", ".place.blocked");
    for (const state of states) {
      const place = state && root.querySelector(state);
      if (state && !place) continue;
      place?.focus({ preventScroll: true });
      if (place) await harness.drawn();
      const now = measured();
      first ??= now;
      const when = `${snapshot.status.period} ${snapshot.status.phase} ${snapshot.decision?.id ?? "end"}${state ?? ""}`;
      for (const [name, box] of Object.entries(now)) {
        if (typeof box === "string") faults.add(`${name}: ${box}, ${when}`);
        else if (!near(box[0], first[name][0])) faults.add(`${name} moves by ${Math.round(box[0] - first[name][0])}: ${when}`);
        else if (!near(box[1], first[name][1])) faults.add(`${name} grows by ${Math.round(box[1] - first[name][1])}: ${when}`);
      }
      const page = document.documentElement;
      if (page.scrollWidth > page.clientWidth) faults.add(`scrolls sideways, ${page.scrollWidth}: ${when}`);
      sticking();
      place?.blur();
    }
  }
  return [...faults];
}
