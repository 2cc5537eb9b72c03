/** anywidget entry of the boards of games without drawings. */
import { boards } from "../../views/boards";
import { GenericDraft } from "./generic-draft";
import { GenericLesson } from "./generic-lesson";
import { GenericTable } from "./generic-table";
import { TextView } from "./text-view";
import { GENERIC } from "./view";

export default boards({ ...GENERIC, Table: GenericTable, Text: TextView, Draft: GenericDraft, Lesson: GenericLesson });
