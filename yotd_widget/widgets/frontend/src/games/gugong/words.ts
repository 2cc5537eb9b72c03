/** The words of this game's regions beside those of the shell. Python supplies them: `games/gugong/screen/words.py`. */
import type { Words } from "../../shell/words";

export const GAME_WORDS = [
  "days",
  "empty",
  "free",
  "goods",
  "hand",
  "map",
  "morning",
  "night",
  "pay",
  "players",
  "pool",
  "prices",
  "rates",
  "scoring",
  "supply",
  "tonight",
  "twilight",
] as const;

export type GugongWords = Words & Record<(typeof GAME_WORDS)[number], string>;
