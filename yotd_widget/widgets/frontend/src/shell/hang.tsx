/** Makes the module that anywidget wants: it hangs a shadow root with sheets and drawings into the cell and draws a view. */
import type { Render } from "@anywidget/types";
import { type ComponentType, render as mount } from "preact";
import sprite from "../../../../describe/sprite.svg";
import { writtenOut } from "./drawings";
import { GameContext, type GameView } from "./game";
import { letSave } from "./host/save-key";
import { foldTwin } from "./host/twin";
import type { Model, Traits } from "./model";

/** Every view of a bundle by the name that Python gives it (`Widget.view`). */
// biome-ignore lint/suspicious/noExplicitAny: each view knows the traits of its own widget
export type Views = Record<string, ComponentType<{ model: Model<any> }>>;

export const widget = (game: GameView, views: Views, styles: string) => {
  const symbols = writtenOut(sprite + game.sprite);
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
    drawings.innerHTML = symbols;
    const body = document.createElement("div");
    shadow.append(sheet, drawings, body);
    el.append(host);
    mount(
      <GameContext.Provider value={game}>
        <View model={model} />
      </GameContext.Provider>,
      body,
    );
    // Another game's position comes with that game's bundle, which draws next: this one would not know what it sees
    const yieldTo = () => mount(null, body);
    model.on("change:_esm", yieldTo);
    return () => {
      stop();
      unfold();
      model.off("change:_esm", yieldTo);
      mount(null, body);
      host.remove();
    };
  };
  return { render };
};
