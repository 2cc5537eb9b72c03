// What a page owes its reader, measured: `checks(root)` gives {small targets, small texts, names without what is seen}.
({ least, letters }) => {
  document.documentElement.removeAttribute("data-unpainted"); // what is transparent counts as not there
  const root = harness.el.firstElementChild.shadowRoot;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr, [hidden], details:not([open]) > :not(summary)");
  const all = [...root.querySelectorAll(".frame *")].filter(seen);
  const controls = all.filter((e) => e.matches("button, input:not([type=hidden]), select, textarea, summary, [role=treeitem]"));
  const name = (e) => e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 40);
  const reach = (e) => { // a finger may meet more than is drawn: what the sheet lays around
    const { width, height } = e.getBoundingClientRect(), around = getComputedStyle(e, "::after");
    const isLaid = around.content !== "none" && around.position === "absolute";
    return { width, height: height + (isLaid ? Math.max(0, -Number.parseFloat(around.top)) : 0) };
  };
  const targets = controls
    .filter((e) => !e.matches("[role=treeitem], input[type=radio], input[type=checkbox]") || e.clientHeight > 0)
    .filter((e) => !e.dataset.place || !root.querySelector(`[data-option="${e.dataset.place}"]`)) // a larger card does the same
    .map((e) => [name(e), reach(e)])
    .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([label, box]) => `${label}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  const size = (e) => Number.parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
  const texts = all
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .filter((e) => size(e) < letters - 0.01)
    .map((e) => `${e.className}: ${size(e)}px ${e.textContent.trim().slice(0, 30)}`);
  const plain = (text) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  const words = (e) => {
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent.closest("[aria-hidden=true], .sr") && seen(parent)) found.push(...plain(walker.currentNode.data).split(" "));
    }
    return found.filter(Boolean);
  };
  const unnamed = controls
    .filter((e) => e.hasAttribute("aria-label"))
    .map((e) => [plain(e.getAttribute("aria-label")), words(e)])
    .filter(([label, shown]) => shown.some((word) => !label.includes(word)))
    .map(([label, shown]) => `${label} does not say ${shown.join(" ")}`);
  const sideways = document.documentElement.scrollWidth - innerWidth;
  document.documentElement.setAttribute("data-unpainted", "");
  return { targets: [...new Set(targets)], texts: [...new Set(texts)], unnamed, sideways: Math.max(0, sideways) };
};
