/** Every widget's view but those of the questions. */
import type { Views } from "./hang";
import { BoardView } from "./views/board";
import { BranchesView } from "./views/branches";
import { CompareView } from "./views/compare";
import { EditorView } from "./views/editor";
import { LedgerView } from "./views/ledger";
import { PlayView } from "./views/play";
import { TimelineView } from "./views/timeline";

export const VIEWS: Views = {
  board: BoardView,
  branches: BranchesView,
  compare: CompareView,
  editor: EditorView,
  ledger: LedgerView,
  play: PlayView,
  timeline: TimelineView,
};
