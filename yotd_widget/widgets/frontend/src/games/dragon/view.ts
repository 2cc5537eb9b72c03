/** In the Year of the Dragon as the page looks at it. */
import type { GameView } from "../../shell/game";
import bar from "./bar.css";
import city from "./city.css";
import court from "./court.css";
import { DragonScene, regionsOf } from "./dragon-scene";
import groups from "./groups.css";
import hand from "./hand.css";
import motion from "./motion.css";
import offer from "./offer.css";
import order from "./order.css";
import others from "./others.css";
import persons from "./persons.css";
import { folded, ownerOf, playerOf } from "./places";
import projector from "./projector.css";
import room from "./room.css";
import sprite from "./sprite.svg";
import wall from "./wall.css";
import year from "./year.css";

export const DRAGON: GameView = {
  sprite,
  sheets: {
    regions: [persons, order, year, wall, groups, offer, hand, court, city, room, others, bar, motion],
    above: [projector],
  },
  Scene: DragonScene,
  ownerOf,
  playerOf,
  folded,
  regionsOf,
};
