/** anywidget entry of the boards of Gùgōng. */
import { boards } from "../../views/boards";
import { GugongDraft, GugongLesson, GugongTable, TextView } from "./table";
import { GUGONG } from "./view";

export default boards({
  ...GUGONG,
  Table: GugongTable,
  Text: TextView,
  Draft: GugongDraft,
  Lesson: GugongLesson,
});
