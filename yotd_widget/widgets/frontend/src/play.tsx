/** anywidget entry: draws the play view of In the Year of the Dragon into a shadow root. */
import type { Render } from "@anywidget/types";
import { render as mount } from "preact";
import { DragonTable } from "./dragon/dragon-table";
import sprite from "./dragon/sprite.svg";
import { Frame } from "./shell/frame";
import type { Traits } from "./shell/kernel";
import { styles } from "./styles";

const render: Render<Traits> = ({ model, el }) => {
  const host = document.createElement("div");
  host.dataset.lmSuppressShortcuts = "true"; // JupyterLab's command keys (a, b, d d, arrows) stay out of everything inside
  const letSave = (event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
    if (!isSave || !event.composedPath().includes(host)) return;
    delete host.dataset.lmSuppressShortcuts; // for this key alone, so that the notebook is saved
    setTimeout(() => {
      host.dataset.lmSuppressShortcuts = "true";
    });
  };
  window.addEventListener("keydown", letSave, true); // before JupyterLab, which listens at the document
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  const drawings = document.createElement("div");
  drawings.hidden = true;
  drawings.innerHTML = sprite;
  const body = document.createElement("div");
  shadow.append(sheet, drawings, body);
  el.append(host);
  mount(
    <Frame model={model}>
      <DragonTable />
    </Frame>,
    body,
  );
  return () => {
    window.removeEventListener("keydown", letSave, true);
    mount(null, body);
    host.remove();
  };
};

export default { render };
