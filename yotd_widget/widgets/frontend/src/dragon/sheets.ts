/** The sheets of the board's regions in their order, for whoever draws a board. */
import city from "./city.css";
import court from "./court.css";
import groups from "./groups.css";
import hand from "./hand.css";
import offer from "./offer.css";
import order from "./order.css";
import others from "./others.css";
import room from "./room.css";
import spriteColours from "./sprite.css";
import wall from "./wall.css";
import year from "./year.css";

export const regionSheets = [spriteColours, order, year, wall, groups, offer, hand, court, city, room, others];
