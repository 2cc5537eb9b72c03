/** anywidget entry of every widget: hangs a shadow root with sheets and drawings into the cell and draws the view in it. */
import type { Render } from "@anywidget/types";
import { render as mount } from "preact";
import sprite from "./dragon/sprite.svg";
import { letSave } from "./shell/host/save-key";
import { foldTwin } from "./shell/host/twin";
import type { Traits } from "./shell/model";
import { styles } from "./styles";
import { VIEWS } from "./views";

const render: Render<Traits> = ({ model, el }) => {
  const View = VIEWS[model.get("_view")]!;
  const host = document.createElement("div");
  host.dataset.lmSuppressShortcuts = "true"; // JupyterLab's command keys (a, b, d d, arrows) stay out of everything inside
  const stop = letSave(host);
  const unfold = foldTwin(el);
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  const drawings = document.createElement("div");
  drawings.hidden = true;
  drawings.innerHTML = sprite;
  const body = document.createElement("div");
  shadow.append(sheet, drawings, body);
  el.append(host);
  mount(<View model={model} />, body);
  return () => {
    stop();
    unfold();
    mount(null, body);
    host.remove();
  };
};

export default { render };
