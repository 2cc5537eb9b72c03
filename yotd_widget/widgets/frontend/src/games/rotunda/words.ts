/** The words of this game's regions beside those of the shell. Python supplies them: `games/rotunda/screen/words.py`. */
import type { Words } from "../../shell/words";

export const GAME_WORDS = [
  "altar",
  "amulets",
  "cards",
  "done",
  "experts",
  "gate",
  "house",
  "howToPay",
  "idle",
  "largeHouse",
  "nowGood",
  "nowLeader",
  "nowPlace",
  "nowRoom",
  "offers",
  "orders",
  "people",
  "placed",
  "players",
  "prices",
  "road",
  "steps",
  "taken",
  "track",
  "waysTo",
  "which",
] as const;

export type RotundaWords = Words & Record<(typeof GAME_WORDS)[number], string>;
