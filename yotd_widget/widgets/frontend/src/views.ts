/** Every widget's view by the name that Python gives it (`Widget.view`). */
import type { ComponentType } from "preact";
import type { Model } from "./shell/model";
import { BoardView } from "./views/board";
import { BranchesView } from "./views/branches";
import { CompareView } from "./views/compare";
import { EditorView } from "./views/editor";
import { LedgerView } from "./views/ledger";
import { PlayView } from "./views/play";
import { RuleCardView } from "./views/rule-card";
import { TimelineView } from "./views/timeline";

// biome-ignore lint/suspicious/noExplicitAny: each view knows the traits of its own widget
export const VIEWS: Record<string, ComponentType<{ model: Model<any> }>> = {
  board: BoardView,
  branches: BranchesView,
  compare: CompareView,
  editor: EditorView,
  ledger: LedgerView,
  play: PlayView,
  timeline: TimelineView,
  "rule-card": RuleCardView,
};
