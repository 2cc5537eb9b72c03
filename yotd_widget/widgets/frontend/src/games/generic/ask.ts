/** anywidget entry of questions about games without drawings, of their rule cards, and of the sheet of answers. */
import { questions } from "../../views/questions";
import { GENERIC } from "./view";

export default questions(GENERIC);
