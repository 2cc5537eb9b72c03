/** Out of the widget, as Tab would go: the page around it gets its keys back. */
const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

export function leave(inside: HTMLElement): void {
  const { host } = inside.getRootNode() as ShadowRoot;
  const next = [...document.querySelectorAll<HTMLElement>(STOPS)].find(
    (element) =>
      host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !host.contains(element) &&
      element.tabIndex >= 0 &&
      !(element as HTMLButtonElement).disabled &&
      element.getClientRects().length > 0,
  );
  if (next) next.focus();
  else ((inside.getRootNode() as ShadowRoot).activeElement as HTMLElement | null)?.blur();
}
