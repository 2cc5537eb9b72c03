/** anywidget entry of the boards of Gùgōng. */
import { boards } from "../../views/boards";
import { MOTION } from "./motion";
import motion from "./motion.css";
import { GugongDraft, GugongLesson, GugongTable, TextView } from "./table";
import { GUGONG } from "./view";

const { regions, above } = GUGONG.sheets;

export default boards({
  ...GUGONG,
  sheets: { regions: [...regions, motion], above },
  motion: MOTION,
  Table: GugongTable,
  Text: TextView,
  Draft: GugongDraft,
  Lesson: GugongLesson,
});
