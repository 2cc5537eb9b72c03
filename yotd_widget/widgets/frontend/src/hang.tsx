/** What the bundles share: hangs a shadow root with sheets and drawings into the cell and draws a widget's view in it. */
import type { Render } from "@anywidget/types";
import { type ComponentType, render as mount } from "preact";
import sprite from "./dragon/sprite.svg";
import { letSave } from "./shell/host/save-key";
import { foldTwin } from "./shell/host/twin";
import type { Model, Traits } from "./shell/model";

/** Every view of a bundle by the name that Python gives it (`Widget.view`). */
// biome-ignore lint/suspicious/noExplicitAny: each view knows the traits of its own widget
export type Views = Record<string, ComponentType<{ model: Model<any> }>>;

/** What anywidget wants of a module. */
export const widget = (views: Views, styles: string) => {
  const render: Render<Traits> = ({ model, el }) => {
    const View = views[model.get("_view")]!;
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
  return { render };
};
