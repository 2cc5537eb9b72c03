/** Every widget's view by the name that Python gives it (`Widget.view`). */
import type { ComponentType } from "preact";
import type { Model } from "./shell/model";
import { PlayView } from "./views/play";

// biome-ignore lint/suspicious/noExplicitAny: each view knows the traits of its own widget
export const VIEWS: Record<string, ComponentType<{ model: Model<any> }>> = {
  play: PlayView,
};
