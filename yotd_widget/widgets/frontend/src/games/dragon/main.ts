/** anywidget entry of the boards of In the Year of the Dragon. */
import { boards } from "../../views/boards";
import { DragonTable } from "./dragon-table";
import moments from "./moments.css";
import { MOTION } from "./motion";
import { TextView } from "./text-view";
import textView from "./text-view.css";
import { Tokens } from "./tokens";
import tokens from "./tokens.css";
import { Drawers } from "./tray";
import { DRAGON } from "./view";

const { regions, above } = DRAGON.sheets;

export default boards({
  ...DRAGON,
  sheets: { regions: [...regions, textView, moments], above: [tokens, ...above] },
  Table: DragonTable,
  Drawers,
  Text: TextView,
  motion: MOTION,
  Draft: Tokens,
});
