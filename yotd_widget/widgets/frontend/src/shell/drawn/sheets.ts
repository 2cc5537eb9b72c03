/** The sheets of what drawn boards share. A game puts its own after each group. */
import areas from "../areas/areas.css";
import cards from "./cards.css";
import draft from "./draft.css";
import drawn from "./drawn.css";
import glance from "./glance.css";
import lessonBoard from "./lesson-board.css";
import players from "./players.css";
import turns from "./turns.css";

/** Among the regions of a game that is looked at. */
export const REGIONS = [areas, drawn, cards, players, turns, glance];
/** Above the places of one that is played: its lessons and drafts. */
export const ABOVE = [lessonBoard, draft];
