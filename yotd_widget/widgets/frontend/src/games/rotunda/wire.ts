/** The board of Rotunda as the page gets it; `board.py` makes it. Made by `scripts/wire.py` of `games/rotunda/screen/wire.py`. */
import type { Area, Option, Part, Turn } from "../../shell/areas/wire";

/** What a lesson can name with `show`. */
export type Region =
  | "house"
  | "now"
  | "own"
  | "others"
  | "road"
  | "market"
  | "experts"
  | "tokens"
  | "warehouse"
  | "temples";

/** Assistants of one player at one place. */
export interface Pieces {
  place: string;
  seat: number;
  count: number;
  /** “2 Assistants of Ada in the Bridge village” */
  name: string;
}

/** A chair of an inner room. */
export interface Chair {
  /** Empty where nobody sits, or where another one of the same has it. */
  place: string;
  seat: number | null;
  senior: boolean;
  name: string;
}

/** What lies in a room. */
export interface Ware {
  /** Sprite id; empty for a field on which nothing lies. */
  icon: string;
  count: number;
  name: string;
}

/** A room, or the Hall. */
export interface Room {
  place: string;
  key: string;
  name: string;
  ring: "inner" | "outer" | "hall";
  start: number;
  end: number;
  icon: string;
  chairs: Chair[];
  wares: Ware[];
  /** Rooms, and the Hall, to which one comes from here. */
  ways: string[];
  /** “Market: tea free, …”, as it is heard. */
  text: string;
  /** The question is about it. */
  lit: boolean;
}

/** A staircase: at which angle, and whether it leads up, to the outer ring. */
export interface Stair {
  angle: number;
  up: boolean;
  name: string;
}

/** Where the Hall may lie. */
export interface HallSite {
  place: string;
  angle: number;
  name: string;
}

/** Leaders of one player, or a Neutral one, in one room. */
export interface Man {
  place: string;
  seat: number | null;
  /** The resource of a Neutral Leader; empty for others. */
  kind: string;
  room: string;
  count: number;
  name: string;
}

/** A village. */
export interface Village {
  key: string;
  name: string;
  people: Pieces[];
  peddler: boolean;
  text: string;
}

/** Cubes or other goods of a player. */
export interface Good {
  place: string;
  icon: string;
  count: number;
  name: string;
}

/** An Expert, an Order or an Amulet. */
export interface Card {
  place: string;
  icon: string;
  name: string;
  /** What it brings, or costs and brings. */
  text: string;
  /** Sprite ids of what completes an Order. */
  cost: string[];
  /** Of an Order, by which it is called; 0 of what has a name. */
  number: number;
  /** Points of an Order; “∞” of an Expert who stays. */
  mark: string;
  done: boolean;
  count: number;
}

/** What lies on a player's shelf. */
export interface Held {
  experts: Card[];
  orders: Card[];
  amulets: Card[];
}

/** What the one who decides has. */
export interface Own extends Held {
  seat: number;
  name: string;
  vp: number;
  goods: Good[];
  supply: Good;
  /** Values of its fields, from the left. */
  track: number[];
  /** Assistants on it. */
  waiting: number;
  track_name: string;
  /** Assistants on chairs, and in villages. */
  seated: number;
  sent: number;
}

/** A player. */
export interface Seat extends Held {
  seat: number;
  name: string;
  vp: number;
  goods: Good[];
  text: string;
}

/** A field of the Worship board. */
export interface Field {
  place: string;
  vp: number;
  /** Whose Seniors are there. */
  seats: number[];
  /** Who kneel there now. */
  chain: number[];
  /** Which of the chain that is being laid; 0 if none. */
  nth: number;
  /** On which side the field before it in that chain lies. */
  joins: "" | "up" | "left" | "right" | "down";
  name: string;
}

/** What lies at an edge of the Worship board. */
export interface Edge {
  place: string;
  text: string;
  icon: string;
}

/** What the left or the top edge of the Worship board gives. */
export interface Gift {
  /** Sprite ids; empty where a pack gives what has no sign. */
  icons: string[];
  text: string;
}

/** The Worship board, row by row. */
export interface Altar {
  cols: number;
  fields: Field[];
  left: Gift[];
  top: Gift[];
  right: Edge[];
  bottom: Edge[];
}

/** What lies open in a room, or in the Hall, by its names. */
export interface Stock {
  region: Region;
  name: string;
  things: Card[];
}

/** Everything on the table. */
export interface Board {
  /** In this round. */
  turns: Turn[];
  /** The five of the turn. */
  steps: Part[];
  rooms: Room[];
  stairs: Stair[];
  sites: HallSite[];
  men: Man[];
  villages: Village[];
  /** Lanterns that burn. */
  worships: number;
  lanterns: number;
  round_name: string;
  /** Points before which a bonus symbol lies, as far as the road is drawn. */
  gates: number[];
  /** Of the panel. */
  title: string;
  subtitle: string;
  icon: string;
  altar: Altar | null;
  /** Open Orders, then open Amulets. */
  offers: Card[];
  stocks: Stock[];
  own: Own;
  /** What every player has; of a draft alone. */
  owned?: Own[];
  seats: Seat[];
  active: number;
  options: Option[];
  prices: Option[];
  /** Places of choices that are at no thing of the areas. */
  loose: string[];
  /** Of points, at the end: each with its sprite id. */
  causes: Record<string, string>;
  /** The same in words. */
  areas: Area[];
}
