/** Ctrl+S still saves the notebook: the host lets this one key through to JupyterLab. Returns how to stop. */
export function letSave(host: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
    if (!isSave || !event.composedPath().includes(host)) return;
    delete host.dataset.lmSuppressShortcuts;
    setTimeout(() => {
      host.dataset.lmSuppressShortcuts = "true";
    });
  };
  window.addEventListener("keydown", onKey, true); // before JupyterLab, which listens at the document
  return () => window.removeEventListener("keydown", onKey, true);
}
