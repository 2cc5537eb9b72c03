/** anywidget entry of the boards of Gùgōng. */
import { ABOVE } from "../../shell/drawn/sheets";
import { boards } from "../../views/boards";
import { Prices } from "./cards";
import { GugongDraft } from "./draft";
import draft from "./draft.css";
import { GugongLesson } from "./lesson-board";
import lessonBoard from "./lesson-board.css";
import { missing } from "./missing";
import { MOTION } from "./motion";
import motion from "./motion.css";
import { GugongTable, TextView } from "./table";
import { GUGONG } from "./view";
import { GugongVista } from "./vista";

const { regions, above } = GUGONG.sheets;

export default boards({
  ...GUGONG,
  sheets: { regions: [...regions, motion], above: [...above, ...ABOVE, lessonBoard, draft] },
  motion: MOTION,
  Table: GugongTable,
  Text: TextView,
  Draft: GugongDraft,
  Lesson: GugongLesson,
  Prices,
  missing,
  Vista: GugongVista,
});
