/** The board of Gùgōng as the page gets it; `board.py` makes it. Made by `scripts/wire.py` of `games/gugong/screen/wire.py`. */
import type { Area, Option, Part, Turn } from "../../shell/areas/wire";

/**
 * What a lesson can name with `show`: the officials with their gifts, the own hand, a place, the servants of pool and
 * supply, the tokens, the dice and the Days, the piles, what the other players have, and the cards of Meng.
 */
export type Region =
  | "gifts"
  | "hand"
  | "map"
  | "wall"
  | "jade"
  | "intrigue"
  | "palace"
  | "decrees"
  | "canal"
  | "servants"
  | "tokens"
  | "dice"
  | "days"
  | "piles"
  | "players"
  | "meng";

/** A Gift Card, or the back of one (value 0). */
export interface GiftCard {
  /** “card/P1-2”; empty where it cannot be pressed. */
  place: string;
  value: number;
  /** “silk” */
  gift: string;
  /** Sprite id of its action; empty for none. */
  icon: string;
  /** “Intrigue”, “+2”, “no action” */
  action: string;
  /** Dice that show its value. */
  matches: number;
  /** “silk (5, Intrigue)” */
  name: string;
  /** Beginning with what stands on it: “5 Intrigue, silk”. */
  text: string;
}

/** A location with the card that its official holds. */
export interface Official {
  /** “travel” */
  key: string;
  place: string;
  name: string;
  official: string;
  /** “go to 1 city” */
  does: string;
  /** “pay 2: to 2 cities”; empty where nothing more can be had. */
  pays: string;
  /** How things stand there for who decides: “needs 4 more”, “from 3”. */
  stands: string;
  card: GiftCard;
  /** Who holds the card, and where: “silk, Jade Official” */
  text: string;
  /** Places of the own cards that are exchanged here free of charge, while a gift is asked for. */
  free: string[];
  /** Those that are not. */
  dear: string[];
  /** The question is about it. */
  lit: boolean;
  /** Meng's focus is here. */
  focus: boolean;
  bonus: Bonus[];
}

/** A bonus token beside a location, with its owner's servant. */
export interface Bonus {
  /** “bonus/BTOK-2/1/jade” */
  place: string;
  seat: number;
  icon: string;
  name: string;
}

/** A Travel Token. */
export interface Token {
  /** “TOK-2”; empty for one that is hidden. */
  key: string;
  /** Sprite id. */
  icon: string;
  /** “+2”, “7+”; empty for none. */
  count: string;
  /** Sprite id of what that counts, where it is not what the token gives; empty for none. */
  sign: string;
  /** “gain 2 servants” */
  text: string;
}

/** A city of the map; x and y in parts of the map, 0 to 100. */
export interface City {
  place: string;
  name: string;
  x: number;
  y: number;
  token: Token | null;
  /** Whose Travellers are here. */
  seats: number[];
  /** “Nanjing: gain 2 servants” */
  text: string;
}

/** A road between two cities, by their numbers in the list. */
export interface Road {
  ends: [number, number];
}

/** A piece on the Wall. */
export interface Builder {
  seat: number;
  double: boolean;
}

/** The section of the Great Wall. */
export interface Wall {
  builders: Builder[];
  units: number;
  needed: number;
  /** “needs 1 more” */
  text: string;
  /** “Servants on the Wall: 5 of 6” */
  name: string;
}

/** A house with its Jade, or the square. */
export interface House {
  place: string;
  price: number;
  full: boolean;
  name: string;
}

/** A step of the Intrigue bridge on which markers lie, the one on top first. */
export interface Step {
  step: number;
  seats: number[];
  name: string;
}

/** The Intrigue Track. */
export interface Bridge {
  last: number;
  steps: Step[];
  /** Who has the Medal; null: it lies at the end of the bridge. */
  medal: number | null;
}

/** A space in the Palace. */
export interface Door {
  points: number;
  seat: number | null;
}

/** An Envoy on the stairs. */
export interface Envoy {
  seat: number;
  step: number;
  /** “step 3 of 8” */
  text: string;
  name: string;
}

/** The Palace Track. */
export interface Palace {
  steps: number;
  doors: Door[];
  envoys: Envoy[];
}

/** A Decree. */
export interface Tile {
  place: string;
  level: number;
  icon: string;
  /** “+1”, “2×” */
  amount: string;
  price: number;
  points: number;
  seats: number[];
  /** “Morning Servant” */
  name: string;
  /** What it does, in two or three words that stand below its sign. */
  brief: string;
  /** What it does, a sentence, and its price. */
  text: string;
}

/** A reward, in signs. */
export interface Given {
  icon: string;
  /** “4”; empty for one of it. */
  amount: string;
}

/** What a harbour gives: one of these. */
export interface Harbour {
  number: number;
  gives: Given[];
  /** “4 points, Gift Card, or Double Servant” */
  text: string;
}

/** A ship. */
export interface Ship {
  seat: number;
  servants: number;
  double: boolean;
  /** Its reward can be claimed where there is one. */
  full: boolean;
  name: string;
}

/** A harbour of a route. */
export interface Berth {
  /** Of the ship there, else of the harbour. */
  place: string;
  /** “A2” */
  key: string;
  ship: Ship | null;
}

/** The Grand Canal. */
export interface Canal {
  harbours: Harbour[];
  lanes: Berth[][];
  /** While no ship is on it: what one is for. */
  empty: string;
}

/** A token space of a player: what lies there, for whom may see it. */
export interface SeatToken {
  place: string;
  token: Token;
}

/** What tokens are exchanged for. */
export interface Rate {
  place: string;
  value: number;
  icon: string;
  /** “1”, “2 VP” */
  amount: string;
  name: string;
}

/** The token spaces of a player, and the places of the rates that hold for them. */
export interface Purse {
  seat: number;
  /** “Tokens of Lisa” */
  name: string;
  tokens: SeatToken[];
  spaces: number;
  rates: string[];
}

/** A player. */
export interface Seat {
  seat: number;
  name: string;
  vp: number;
  pool: number;
  double: "locked" | "pool" | "supply" | "wall" | "ship";
  supply: number;
  jade: number;
  tokens: number;
  /** Of tokens. */
  spaces: number;
  hand: number;
  discard: number;
  start: boolean;
  medal: boolean;
  meng: boolean;
  rewards: Reward[];
  /** The discard pile, where it is seen; it lies open by Night. */
  pile: GiftCard[];
  /** By Night: “4 matches”; empty at other times. */
  matches: string;
  /** All of it, to be heard. */
  text: string;
}

/** A harbour reward that is marked. */
export interface Reward {
  icon: string;
  count: number;
}

/** The cards of the one who decides, or of the one whose eyes it is for. */
export interface Hand {
  seat: number;
  /** “Hand of Lisa” */
  name: string;
  cards: GiftCard[];
  discard: GiftCard[];
  pile_name: string;
}

/** One of the two actions of a turn. */
export interface Station {
  /** Its place is empty where it is not asked about now. */
  option: Option;
  /** none: the card has no action. */
  state: "now" | "next" | "done" | "skipped" | "none";
  /** What the pool is worth afterwards, where nothing is to be chosen before that. */
  pool: number | null;
}

/** One of Meng's cards of this Day. */
export interface Automa {
  icon: string;
  name: string;
}

/** The opponent of a solo game. */
export interface Meng {
  name: string;
  today: Automa[];
  text: string;
}

/** A Day. */
export interface Lamp {
  number: number;
  state: "done" | "now" | "next";
}

/** A Destiny Die. */
export interface Die {
  place: string;
  value: number;
}

/** The matches of a player in the Night. */
export interface Matched {
  seat: number;
  /** Of the cards, one for each die that shows it; 0 for a card that is hidden, or where there is none. */
  values: number[];
}

/** Everything on the table. */
export interface Board {
  /** On this Day, while gifts are exchanged. */
  turns: Turn[];
  /** The phases of the Day. */
  steps: Part[];
  hour: "day" | "dusk" | "night";
  days: Lamp[];
  dice: Die[];
  /** “Tonight: 3, 6 and 3” */
  dice_name: string;
  /** Servants that pay for a gift that is not free. */
  gift_price: number;
  officials: Official[];
  cities: City[];
  roads: Road[];
  wall: Wall;
  houses: House[];
  bridge: Bridge;
  palace: Palace;
  levels: string[];
  tiles: Tile[];
  canal: Canal;
  purses: Purse[];
  /** By their places. */
  rates: Record<string, Rate>;
  seats: Seat[];
  hand: Hand;
  /** What lies before the one who decides. */
  tray: "hand" | "options";
  /** On the tray. */
  options: Option[];
  /** The two actions of a turn, while one of them is asked about. */
  stations: Station[];
  /** On the slip: the last part of what is pressed in parts. */
  prices: Option[];
  meng: Meng | null;
  active: number;
  /** Who laid the card of a location today, by its key. */
  laid: Record<string, number>;
  /** In the picture of the step that brought the Night: who had which matches, in player order. */
  matched: Matched[];
  /** At the end: cause of points, as the result names it -> sprite id. */
  causes: Record<string, string>;
  /** On the board of a draft: the cards of all players, which are changed there. */
  hands?: GiftCard[][];
  /** The same in words. */
  areas: Area[];
}
