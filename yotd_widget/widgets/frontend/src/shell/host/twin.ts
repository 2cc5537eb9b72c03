/**
 * The still twin below a live view (`widgets/twin.py`) is folded while the view lives: it says the same. In JupyterLab
 * and Notebook it is the next output of the cell; elsewhere nothing is found and nothing happens. Returns how to stop.
 */
export function foldTwin(el: HTMLElement): () => void {
  let open = false; // what the reader wants
  let area: Element | null = null;
  const output = () => el.closest(".jp-OutputArea-child")?.nextElementSibling ?? null;
  const fold = () => {
    const twin = output()?.querySelector<HTMLDetailsElement>("details.yotd-twin");
    if (twin && twin.open !== open) twin.open = open;
  };
  const onPress = (event: Event) => {
    const summary = (event.target as Element).closest("details.yotd-twin > summary");
    if (summary && output()?.contains(summary)) open = !(summary.parentElement as HTMLDetailsElement).open;
  };
  const redrawn = new MutationObserver(fold); // each refresh of the twin draws it anew, unfolded
  const shown = new ResizeObserver(() => {
    area ??= el.closest(".jp-OutputArea"); // a view is made before it is hung into the page
    if (!area) return;
    shown.disconnect();
    redrawn.observe(area, { childList: true, subtree: true });
    area.addEventListener("click", onPress);
    fold();
  });
  shown.observe(el);
  return () => {
    shown.disconnect();
    redrawn.disconnect();
    area?.removeEventListener("click", onPress);
  };
}
