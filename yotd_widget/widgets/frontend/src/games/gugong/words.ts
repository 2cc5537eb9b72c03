/** The words of this game's regions beside those of the shell. Python supplies them: `games/gugong/screen/words.py`. */
import type { Words } from "../../shell/words";

export const GAME_WORDS = [
  "cards",
  "day",
  "days",
  "door",
  "double",
  "empty",
  "free",
  "hand",
  "harbour",
  "jades",
  "laid",
  "map",
  "medal",
  "mengActs",
  "mengCard",
  "mengGift",
  "morning",
  "night",
  "pay",
  "players",
  "pool",
  "prices",
  "rates",
  "rewards",
  "scoring",
  "start",
  "supply",
  "tokens",
  "tonight",
  "twilight",
  "wallDone",
] as const;

export type GugongWords = Words & Record<(typeof GAME_WORDS)[number], string>;
