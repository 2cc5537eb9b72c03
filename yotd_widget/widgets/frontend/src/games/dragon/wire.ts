/** The board of In the Year of the Dragon as the page gets it; `board.py` makes it. Made by `scripts/wire.py` of `games/dragon/screen/wire.py`. */
import type { Part, Turn } from "../../shell/areas/wire";
import type { Tone } from "../../shell/wire";

/**
 * What a lesson can name with `show`: the year, the order of the players, groups of action cards, the persons on offer,
 * the courts of the others.
 */
export type Region = "year" | "track" | "groups" | "offer" | "others";

/** The Super Event of month 7. */
export interface GreatEvent {
  /** Icon id without prefix: “ge_flood”. */
  event: string;
  /** “Super Event of month 7” */
  title: string;
  /** “Flood” */
  name: string;
  /** “everybody returns half of the goods” */
  rule: string;
  rules: string[];
  state: "done" | "now" | "next";
}

/** How something ends for a court, in two words and a picture. */
export interface Verdict {
  /** “−2 persons”, “+3 points”, “all stay” */
  text: string;
  /** The same where there is no room for words: “−2”, “+3” beside the sign; empty where the sign says it */
  count: string;
  tone: Tone;
  sign: "leave" | "check" | "points";
}

/** A month of the year. */
export interface Month {
  month: number;
  season: "spring" | "summer" | "autumn" | "winter";
  /** Icon id without prefix: “drought”. */
  event: string;
  name: string;
  /** “1 rice per inhabited palace” */
  rule: string;
  rules: string[];
  state: "done" | "now" | "next";
  /** The Super Event, on month 7 of games that have one. */
  great?: GreatEvent;
  /** What a month to come does to the court shown in full, if nothing changes. */
  ahead?: Verdict;
}

/** Players on one space of the person track, the one on top first. */
export interface Stack {
  space: number;
  seats: number[];
  /** “Ada on top of Bo” */
  name: string;
}

/** An action card, or “Pass”. */
export interface ActionCard {
  /** “group/A/taxes”, “pass” */
  place: string;
  action: string;
  name: string;
  /** Sprite id: “sym-coin”. */
  icon: string;
  /** “+5” */
  amount: string;
  /** “yuan” */
  unit: string;
}

/** A group of action cards. */
export interface Group {
  letter: string;
  /** “B, dragons: Cyd” */
  name: string;
  cards: ActionCard[];
  /** Seats whose dragons stand here, in order of arrival. */
  dragons: number[];
  /** “3 yuan” when a dragon already stands here. */
  fee: string | null;
}

/** What somebody did in phase 1. */
export interface Acted {
  seat: number;
  /** “A Taxes”, “Pass” */
  text: string;
  /** “Ada: A Taxes” */
  name: string;
}

/** A person. */
export interface Person {
  kind: string;
  age: "young" | "old";
  /** “young monk” */
  name: string;
  /** “monk”; a long word with soft hyphens. */
  short: string;
  /** Icon id without prefix: “buddha”. */
  symbol: string;
  symbols: number;
}

/** A pile of tiles. */
export interface OfferTile extends Person {
  /** “offer/young monk” */
  place: string;
  /** “6 steps” */
  walk: string;
  steps: number;
  left: number;
}

/** Young or old persons. */
export interface OfferRow {
  age: "old" | "young";
  name: string;
  tiles: (OfferTile | null)[];
}

/** The persons on the board. */
export interface Offer {
  /** “Persons on offer: 55 tiles · sold out: old healer” */
  summary: string;
  /** Old above, young below, nine columns; null where no such tile exists. */
  rows: OfferRow[];
}

/** A card of a hand. */
export interface HandCard {
  /** “card/monk”, “card/wild” */
  place: string;
  /** A type of person, or “wild”. */
  kind: string;
  name: string;
  count: number;
}

/** The cards of a player. */
export interface Hand {
  seat: number;
  /** “Hand of Ada” */
  name: string;
  cards: HandCard[];
  /** Cards played so far: “5 spent”. */
  spent: string;
}

/** A good of a court. */
export interface Good {
  /** “good/0/yuan” */
  place: string;
  /** Sprite id: “good-yuan”. */
  icon: string;
  amount: number;
  /** “yuan”, “rice”, “fireworks”, “privileges”, “cards” in the right number. */
  name: string;
  /** “privileges”: beside any number. */
  label: string;
  /** In a Flood: how many are named to be returned, and the place where that is taken back. */
  given?: number;
  back?: string;
}

/** A room of a palace. */
export interface Room {
  /** “room/0/2/1”: seat, palace (from 1), floor (from 0, the ground). */
  place: string;
  /** Null: nobody lives here. */
  person: Person | null;
  /** In an Earthquake. falls: the floor is named; homeless: it has fallen, who lived there stands above the roof. */
  state?: "falls" | "homeless";
}

/** What decay will do. */
export interface Forecast {
  /** “disappears” */
  text: string;
  /** The same with soft hyphens. */
  shown: string;
  tone: "good" | "bad";
}

/** A palace. */
export interface Palace {
  /** “palace/0/2” */
  place: string;
  number: number;
  /** From the ground up. */
  rooms: Room[];
  inhabited: boolean;
  /** Null when decay will not touch it. shown: “disappears”, with soft hyphens. */
  forecast: Forecast | null;
  /** In a Drought: the bowl at the door of a palace that gets no rice. */
  rice?: "empty" | null;
  /** In a Drought: “no rice”, “choose”. */
  pad?: string;
}

/** Inhabited palaces, and how many of them get rice. */
export interface Bowls {
  full: number;
  total: number;
}

/** What the event of this month asks of a court. */
export interface Need {
  /** Name of the event: “Drought”. */
  event: string;
  /** Bowls: inhabited palaces, and how many of them get rice; null for other events. */
  bowls: Bowls | null;
  /** Of the good that counts: “good/0/rice”; "" for none. */
  place: string;
  /** “3 inhabited palaces, rice 2” */
  text: string;
  /** “1 person leaves”, “nobody leaves” */
  verdict: string;
  /** “−1 person”, “all stay” */
  brief: string;
  tone: Tone;
  /** The same in two words and a picture, for small courts. */
  short: Verdict;
}

/** A wall tile of a player. */
export interface WallTile {
  /** “wall/0/wall_rice” */
  place: string;
  icon: string;
  /** “+1” */
  amount: string;
  /** “rice” */
  unit: string;
  used: boolean;
}

/** All that belongs to one player. */
export interface Court {
  seat: number;
  name: string;
  /** “Court of Ada” */
  title: string;
  vp: number;
  space: number;
  goods: Good[];
  palaces: Palace[];
  /** What the event of this month asks of this court; null when it asks nothing. */
  need: Need | null;
  /** With the Great Wall: the six tiles, used ones too. */
  wall?: WallTile[];
}

/** A button beside the board. */
export interface Extra {
  /** “discard”, “privilege/small”, “charter/monk”, “new-palace/0” */
  place: string;
  name: string;
  icon: string;
  detail: string;
  /** A type of person, whose colour the drawing has. */
  kind?: string;
}

/** How many a player had. */
export interface Counted {
  seat: number;
  count: number;
}

/** Why a loss is this player's: what everybody had when it was counted, in the order of turns. */
export interface Tally {
  /** Sprite id: “sym-helmet”. */
  icon: string;
  counts: Counted[];
}

/** What a question about a court is about, beside its choices. */
export interface Asked {
  /** Sprite id: “event-drought”, “person-monk”. */
  icon: string;
  /** A type of person, whose colours the drawing has. */
  kind?: string;
  /** “Drought”, “young monk” */
  title: string;
  /** “1 rice per inhabited palace” */
  text: string;
  /** The month that counts says the same. */
  said?: boolean;
  tally?: Tally;
}

/** A place of the wall. */
export interface WallSlot {
  /** “wall/5”: the fifth from the left. */
  place: string;
  /** Who laid the tile here, null while there is none. */
  seat: number | null;
  /** “wall tile of Ada” */
  name: string;
  /** The next check asks for a tile here; it asks no further than the last one. */
  due: boolean;
  last: boolean;
}

/** How many tiles of the wall are whose. */
export interface Owner {
  seat: number;
  name: string;
  tiles: number;
}

/** The Great Wall: a slot under each month. */
export interface Wall {
  name: string;
  /** “5 of 12” */
  length: string;
  /** “5 of 12; month 8 needs 8: 3 tiles short” */
  text: string;
  /** The part of it that is bold: “3 tiles short”, “it reaches”; empty when no check is to come. */
  verdict: string;
  /** What the next check asks for: “month 8: 8 tiles”; empty when none is to come. */
  check: string;
  tone: Tone;
  slots: WallSlot[];
  /** How many tiles of the wall belong to whom. */
  owners: Owner[];
}

/** Everything on the table, region by region. */
export interface Board {
  season: "spring" | "summer" | "autumn" | "winter";
  /** The event that hangs in the sky: “drought”; empty where none does. */
  omen: string;
  year: Month[];
  order: Stack[];
  /** Named with what they did in phase 1, once the cards are gone: “Ada, is done; action: B Build”. */
  turns: Turn[];
  /** The phases of the month. */
  steps: Part[];
  groups: Group[];
  /** What everybody did in phase 1, as far as it is known, once the cards are gone; left out otherwise. */
  acted?: Acted[];
  /** Card “Pass”, null outside phase 1. */
  passing: ActionCard | null;
  offer: Offer;
  /** Hand of the court shown in full; null when it is hidden or empty and unimportant. */
  hand: Hand | null;
  courts: Court[];
  /** Persons by name, as they are heard: “young monk, 1 Buddha”. */
  persons: Record<string, string>;
  /** Seat whose court is shown in full unless the reader opens another. */
  active: number;
  /** Which of the big regions the phase is about: the others fold to one line. */
  focus: "groups" | "offer" | "court" | "bar";
  /** What the open question is about; null where the cards or the offer say so, and where nothing is asked. */
  asked: Asked | null;
  /** Buttons that have no place on the board: discard the new person, a privilege by size, types for the Charter. */
  extras: Extra[];
  /** Only with the Great Wall, once the year is laid out. */
  wall?: Wall;
  /** Of points, at the end: each with its sprite id. */
  causes?: Record<string, string>;
}
