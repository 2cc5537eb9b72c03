/** Gùgōng as the page looks at it. */

import drawings from "../../../../../games/gugong/screen/sprite.css";
import sprite from "../../../../../games/gugong/screen/sprite.svg";
import { REGIONS } from "../../shell/drawn/sheets";
import type { GameView } from "../../shell/game";
import { about } from "./about";
import desk from "./desk.css";
import finale from "./finale.css";
import { Glance } from "./glance";
import glance from "./glance.css";
import narrow from "./narrow.css";
import { folded, playerOf } from "./places";
import projector from "./projector.css";
import realm from "./realm.css";
import { regionsOf } from "./regions";
import seats from "./seats.css";
import sites from "./sites.css";
import { GugongScene } from "./table";

export const GUGONG: GameView = {
  sprite,
  sheets: { regions: [drawings, ...REGIONS, realm, sites, desk, seats, finale, glance], above: [narrow, projector] },
  Scene: GugongScene,
  Glance,
  ownerOf: () => null,
  playerOf,
  folded,
  about,
  regionsOf,
};
