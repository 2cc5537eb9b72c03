/** The bundle of a game: every widget that shows it, plays it or asks about it. */

import lesson from "../lesson/lesson.css";
import map from "../lesson/map.css";
import analyse from "../shell/analysing/analyse.css";
import command from "../shell/deciding/command.css";
import editor from "../shell/editing/editor.css";
import type { GameTable } from "../shell/game";
import { type Views, widget } from "../shell/hang";
import keeping from "../shell/keeping/keeping.css";
import motion from "../shell/motion/motion.css";
import panel from "../shell/panels/panel.css";
import text from "../shell/panels/text.css";
import branches from "../shell/reading/branches.css";
import ledger from "../shell/reading/ledger.css";
import ruleCard from "../shell/reading/rule-card.css";
import { layered } from "../shell/sheets";
import timeline from "../shell/time/timeline.css";
import { AnalyseView } from "./analyse";
import { BoardView } from "./board";
import { BranchesView } from "./branches";
import { ChancesView } from "./chances";
import { CompareView } from "./compare";
import { EditorView } from "./editor";
import { LedgerView } from "./ledger";
import { LessonView } from "./lesson";
import { MapView } from "./map";
import { PlayView } from "./play";
import { ReviewView } from "./review";
import { RuleCardView } from "./rule-card";
import { TimelineView } from "./timeline";

const VIEWS: Views = {
  analyse: AnalyseView,
  board: BoardView,
  branches: BranchesView,
  chances: ChancesView,
  compare: CompareView,
  editor: EditorView,
  ledger: LedgerView,
  lesson: LessonView,
  map: MapView,
  play: PlayView,
  review: ReviewView,
  "rule-card": RuleCardView,
  timeline: TimelineView,
};

export const boards = (game: GameTable) =>
  widget(
    game,
    VIEWS,
    layered(
      game.sheets,
      [panel, command, timeline, text, motion],
      [analyse, keeping, branches, ledger, editor, ruleCard, lesson, map],
    ),
  );
