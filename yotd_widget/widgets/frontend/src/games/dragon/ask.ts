/** anywidget entry of questions about In the Year of the Dragon, and of its rule cards. */
import { questions } from "../../views/questions";
import { DRAGON } from "./view";

export default questions(DRAGON);
