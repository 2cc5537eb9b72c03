/** The bundle of a game's boards: every widget that shows or plays it but those that ask. */

import command from "../shell/deciding/command.css";
import editor from "../shell/editing/editor.css";
import type { GameTable } from "../shell/game";
import { type Views, widget } from "../shell/hang";
import motion from "../shell/motion/motion.css";
import panel from "../shell/panels/panel.css";
import text from "../shell/panels/text.css";
import branches from "../shell/reading/branches.css";
import ledger from "../shell/reading/ledger.css";
import { layered } from "../shell/sheets";
import timeline from "../shell/time/timeline.css";
import { BoardView } from "./board";
import { BranchesView } from "./branches";
import { CompareView } from "./compare";
import { EditorView } from "./editor";
import { LedgerView } from "./ledger";
import { PlayView } from "./play";
import { TimelineView } from "./timeline";

const VIEWS: Views = {
  board: BoardView,
  branches: BranchesView,
  compare: CompareView,
  editor: EditorView,
  ledger: LedgerView,
  play: PlayView,
  timeline: TimelineView,
};

export const boards = (game: GameTable) =>
  widget(game, VIEWS, layered(game.sheets, [panel, command, timeline, text, motion], [branches, ledger, editor]));
