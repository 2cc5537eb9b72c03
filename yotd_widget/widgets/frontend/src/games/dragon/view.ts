/** In the Year of the Dragon as the page looks at it. */

import drawings from "../../../../../games/dragon/screen/sprite.css";
import sprite from "../../../../../games/dragon/screen/sprite.svg";
import turns from "../../shell/drawn/turns.css";
import type { GameView } from "../../shell/game";
import { about } from "./about";
import choices from "./choices.css";
import { DragonScene, regionsOf } from "./dragon-scene";
import finale from "./finale.css";
import { Glance } from "./glance";
import land from "./land.css";
import { compared, folded, ownerOf, playerOf } from "./places";
import projector from "./projector.css";
import road from "./road.css";
import tray from "./tray.css";
import year from "./year.css";

export const DRAGON: GameView = {
  sprite,
  sheets: {
    regions: [drawings, turns, year, land, road, tray, choices, finale],
    above: [projector],
  },
  Scene: DragonScene,
  Glance,
  ownerOf,
  playerOf,
  folded,
  regionsOf,
  compared,
  about,
};
