/** anywidget entry of the boards of In the Year of the Dragon. */

import account from "../../shell/motion/account.css";
import { boards } from "../../views/boards";
import { DragonTable } from "./dragon-table";
import { DragonLesson } from "./lesson-board";
import lessonBoard from "./lesson-board.css";
import moments from "./moments.css";
import { MOTION } from "./motion";
import { pictured } from "./places";
import { SIGNS } from "./signs";
import { TextView } from "./text-view";
import textView from "./text-view.css";
import { Tokens } from "./tokens";
import tokens from "./tokens.css";
import { Drawers } from "./tray";
import { DRAGON } from "./view";
import { DragonVista } from "./vista";

const { regions, above } = DRAGON.sheets;

export default boards({
  ...DRAGON,
  sheets: { regions: [...regions, textView, account, moments], above: [tokens, ...above, lessonBoard] },
  Table: DragonTable,
  Drawers,
  signs: SIGNS,
  Text: TextView,
  motion: MOTION,
  Draft: Tokens,
  Lesson: DragonLesson,
  pictured,
  Vista: DragonVista,
});
