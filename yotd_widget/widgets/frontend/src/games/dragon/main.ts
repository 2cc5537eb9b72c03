/** anywidget entry of the boards of In the Year of the Dragon. */
import { boards } from "../../views/boards";
import { DragonTable } from "./dragon-table";
import { TextView } from "./text-view";
import textView from "./text-view.css";
import { Tokens } from "./tokens";
import tokens from "./tokens.css";
import { Drawers } from "./tray";
import { DRAGON } from "./view";

const { regions, above } = DRAGON.sheets;

export default boards({
  ...DRAGON,
  sheets: { regions: [...regions, textView], above: [tokens, ...above] },
  Table: DragonTable,
  Drawers,
  Text: TextView,
  Draft: Tokens,
});
