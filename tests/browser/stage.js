// A game on the page, step by step: what moved, what is untidy, what scrolls sideways, in words.
async ({ steps, looks, measure }) => {
  const untidy = UNTIDY;
  const REGIONS = [".top", ".year", ".land", ".tray-room", ".bar", ".foot"];
  const root = harness.el.firstElementChild.shadowRoot;
  const faults = new Set();
  const near = (a, b) => Math.abs(a - b) < 0.51;

  /** The box of each region, from the top of the widget, and the height of it all. */
  function measured() {
    const top = harness.el.getBoundingClientRect().top;
    const boxes = { whole: [0, harness.el.getBoundingClientRect().height] };
    for (const name of REGIONS) {
      const found = [...root.querySelectorAll(name)].filter((each) => !each.matches("[data-away]"));
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

  /** What a reader would have to scroll to, and must not. */
  function hidden(when) {
    const cabinet = root.querySelector(".court > .cabinet")?.getBoundingClientRect();
    const court = cabinet && root.querySelector(".court").getBoundingClientRect();
    if (cabinet && cabinet.bottom > court.bottom + 1) faults.add(`the placard is too high by ${Math.ceil(cabinet.bottom - court.bottom)}: ${when}`);
    for (const prompt of root.querySelectorAll(".slip :is(.prompt, .label)")) {
      const edge = prompt.closest(".slip").getBoundingClientRect();
      const lines = document.createRange();
      lines.selectNodeContents(prompt);
      if (lines.getBoundingClientRect().bottom > edge.bottom + 1) faults.add(`scrolled away: "${prompt.textContent}": ${when}`);
    }
  }

  let first = null;
  for (const [number, snapshot] of steps.entries()) {
    harness.model.fromKernel({ snapshot });
    await harness.drawn();
    const states = [null];
    if (looks && number % looks === 0) states.push(".place.legal", ".place.blocked");
    for (const state of states) {
      const place = state && root.querySelector(`${state}:not([data-away] *)`);
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
      for (const fault of measure ? untidy() : []) faults.add(`${fault}: ${when}`);
      hidden(when);
      place?.blur();
    }
  }
  return [...faults];
}
