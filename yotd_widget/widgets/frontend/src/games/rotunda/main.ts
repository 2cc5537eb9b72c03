/** anywidget entry of the boards of Rotunda. */
import { ABOVE } from "../../shell/drawn/sheets";
import { boards } from "../../views/boards";
import { Prices } from "./cards";
import { RotundaDraft } from "./draft";
import draft from "./draft.css";
import lessonBoard from "./lesson-board.css";
import { missing } from "./missing";
import { MOTION } from "./motion";
import { RotundaLesson, RotundaTable, TextView } from "./table";
import { ROTUNDA } from "./view";
import { RotundaVista } from "./vista";
import vista from "./vista.css";

const { regions } = ROTUNDA.sheets;

export default boards({
  ...ROTUNDA,
  sheets: { regions, above: [...ABOVE, lessonBoard, draft, vista] },
  Table: RotundaTable,
  Text: TextView,
  Draft: RotundaDraft,
  Lesson: RotundaLesson,
  Vista: RotundaVista,
  Prices,
  missing,
  motion: MOTION,
});
