/** Rotunda as the page looks at it. */
import drawings from "../../../../../games/rotunda/screen/sprite.css";
import sprite from "../../../../../games/rotunda/screen/sprite.svg";
import { REGIONS } from "../../shell/drawn/sheets";
import type { GameView } from "../../shell/game";
import { about } from "./about";
import finale from "./finale.css";
import { Glance } from "./glance";
import house from "./house.css";
import narrow from "./narrow.css";
import panels from "./panels.css";
import { regionsOf } from "./regions";
import shelf from "./shelf.css";
import stage from "./stage.css";
import { RotundaScene } from "./table";

const OF_SEATS =
  /^(?:coins|good|supply|track|taken|village\/\w+|young\/\w+|senior\/\w+|chain\/\w+|worship\/\w+|expert|card|order|done|amulet)\/(\d)(?:\/|$)/;

/** Where a thing of a player is marked that is not drawn by itself: on the player. */
function folded(place: string): string[] {
  const found = OF_SEATS.exec(place);
  return found ? [`seat/${found[1]}`] : [];
}

export const ROTUNDA: GameView = {
  sprite,
  sheets: { regions: [drawings, ...REGIONS, house, finale, stage, panels, shelf, narrow], above: [] },
  Scene: RotundaScene,
  Glance,
  ownerOf: () => null,
  playerOf(place) {
    const found = /^seat\/(\d)$/.exec(place);
    return found ? Number(found[1]) : null;
  },
  folded,
  about,
  regionsOf,
};
