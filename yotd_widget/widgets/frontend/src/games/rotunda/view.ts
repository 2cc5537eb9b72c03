/** Rotunda as the page looks at it. */
import drawings from "../../../../../games/rotunda/screen/sprite.css";
import sprite from "../../../../../games/rotunda/screen/sprite.svg";
import { REGIONS } from "../../shell/drawn/sheets";
import type { GameView } from "../../shell/game";
import { Glance } from "./glance";
import house from "./house.css";
import panels from "./panels.css";
import { RotundaScene } from "./table";

export const ROTUNDA: GameView = {
  sprite,
  sheets: { regions: [drawings, ...REGIONS, house, panels], above: [] },
  Scene: RotundaScene,
  Glance,
  ownerOf: () => null,
  playerOf(place) {
    const found = /^seat\/(\d)$/.exec(place);
    return found ? Number(found[1]) : null;
  },
  folded: () => [],
  regionsOf: () => [],
};
