/**
 * The board of In the Year of the Dragon as the page gets it; made by `games/dragon/screen/snapshot.py`.
 *
 * Places that marks and ghosts may name besides those below: "vp/0" (points of a seat), "space/0" (its place in the
 * order), "left/0/2/1" (seat, palace, floor: where somebody lived who has left).
 */
export interface Board {
  year: Month[];
  order: Stack[];
  groups: Group[];
  /** What everybody did in phase 1, as far as it is known, once the cards are gone; left out otherwise. */
  acted?: Acted[];
  /** Card "Pass", null outside phase 1. */
  pass: ActionCard | null;
  offer: Offer;
  /** Hand of the court shown in full; null when it is hidden or empty and unimportant. */
  hand: Hand | null;
  courts: Court[];
  /** Persons by name, as they are heard: "young monk, 1 Buddha". */
  persons: Record<string, string>;
  /** Seat whose court is shown in full unless the reader opens another. */
  active: number;
  /** Which of the big regions the phase is about: the others fold to one line. */
  focus: "groups" | "offer" | "court" | "bar";
  /** Buttons that have no place on the board: discard the new person, small or large privilege, types for the Charter. */
  extras: Extra[];
  /** Only with the Great Wall, once the year is laid out. */
  wall?: Wall;
}

export interface Month {
  month: number;
  /** Icon id without prefix: "drought". */
  event: string;
  name: string;
  /** "1 rice per inhabited palace" */
  rule: string;
  rules: string[];
  state: "done" | "now" | "next";
  /** The Super Event, on month 7 of games that have one. */
  great?: GreatEvent;
}

export interface GreatEvent {
  /** Icon id without prefix: "ge_flood". */
  event: string;
  /** "Super Event of month 7" */
  title: string;
  /** "Flood" */
  name: string;
  /** "everybody returns half of the goods" */
  rule: string;
  rules: string[];
  state: "done" | "now" | "next";
}

/** The Great Wall: a slot under each month. */
export interface Wall {
  name: string;
  /** "5 of 12; month 8 needs 8: 3 tiles short" */
  text: string;
  /** The part of it that is bold: "3 tiles short", "it reaches"; empty when no check is to come. */
  verdict: string;
  tone: "plain" | "good" | "bad";
  slots: WallSlot[];
  /** How many tiles of the wall belong to whom. */
  owners: { seat: number; name: string; tiles: number }[];
}

export interface WallSlot {
  /** "wall/5": the fifth from the left. */
  place: string;
  /** Who laid the tile here, null while there is none. */
  seat: number | null;
  /** "wall tile of Ada" */
  name: string;
  /** The next check asks for a tile here; it asks no further than the last one. */
  due: boolean;
  last: boolean;
}

/** Players on one space of the person track, the one on top first. */
export interface Stack {
  space: number;
  seats: number[];
  /** "Ada on top of Bo" */
  name: string;
}

export interface Group {
  letter: string;
  /** "B, dragons: Cyd" */
  name: string;
  cards: ActionCard[];
  /** Seats whose dragons stand here, in order of arrival. */
  dragons: number[];
  /** "3 yuan" when a dragon already stands here. */
  fee: string | null;
}

export interface Acted {
  seat: number;
  /** "A Taxes", "Pass" */
  text: string;
  /** "Ada: A Taxes" */
  name: string;
}

export interface ActionCard {
  /** "group/A/taxes", "pass" */
  place: string;
  action: string;
  name: string;
  /** Sprite id: "sym-coin". */
  icon: string;
  /** "+5" */
  amount: string;
  /** "yuan" */
  unit: string;
}

export interface Offer {
  /** "Persons on offer: 55 tiles · sold out: old healer" */
  summary: string;
  /** Old above, young below, nine columns; null where no such tile exists. */
  rows: { age: "old" | "young"; name: string; tiles: (OfferTile | null)[] }[];
}

export interface OfferTile {
  /** "offer/young monk" */
  place: string;
  kind: string;
  name: string;
  /** "6 steps" */
  walk: string;
  /** Icon id without prefix: "buddha". */
  symbol: string;
  symbols: number;
  steps: number;
  left: number;
}

export interface Hand {
  seat: number;
  /** "Hand of Ada" */
  name: string;
  cards: HandCard[];
  /** Cards played so far: "5 spent". */
  spent: string;
}

export interface HandCard {
  /** "card/monk", "card/wild" */
  place: string;
  /** A type of person, or "wild". */
  kind: string;
  name: string;
  count: number;
}

export interface Court {
  seat: number;
  name: string;
  /** "Court of Ada" */
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

export interface WallTile {
  /** "wall/0/wall_rice" */
  place: string;
  icon: string;
  /** "+1" */
  amount: string;
  /** "rice" */
  unit: string;
  used: boolean;
}

export interface Good {
  /** "good/0/yuan" */
  place: string;
  /** Sprite id: "good-yuan". */
  icon: string;
  amount: number;
  /** "yuan", "rice", "fireworks", "privileges", "cards" in the right number. */
  name: string;
  /** "privileges": beside any number. */
  label: string;
  /** In a Flood: how many are named to be returned, and the place where that is taken back. */
  given?: number;
  back?: string;
}

export interface Need {
  /** Name of the event: "Drought". */
  event: string;
  /** Bowls: inhabited palaces, and how many of them get rice; null for other events. */
  bowls: { full: number; total: number } | null;
  /** "3 inhabited palaces, rice 2" */
  text: string;
  /** "1 goes without", "enough" */
  verdict: string;
  /** The verdict in a sign or two, for narrow cards: "−1", "✓". */
  short: string;
  tone: "plain" | "good" | "bad";
}

export interface Palace {
  /** "palace/0/2" */
  place: string;
  number: number;
  /** From the ground up. */
  rooms: Room[];
  inhabited: boolean;
  /** Null when decay will not touch it. shown: "disappears", with soft hyphens. */
  forecast: { shown: string; tone: "good" | "bad" } | null;
  /** In a Drought: the bowl at the door of a palace that gets no rice. */
  rice?: "empty";
}

export interface Room {
  /** "room/0/2/1": seat, palace (from 1), floor (from 0, the ground). */
  place: string;
  /** Null: nobody lives here. */
  person: Person | null;
  /** In an Earthquake. falls: the floor is named; homeless: it has fallen, and who lived there stands above the roof. */
  state?: "falls" | "homeless";
}

export interface Person {
  kind: string;
  age: "young" | "old";
  /** "young monk" */
  name: string;
  /** "monk"; a long word with soft hyphens. */
  short: string;
  /** Icon id without prefix: "buddha". */
  symbol: string;
  symbols: number;
}

export interface Extra {
  /** "discard", "privilege/small", "charter/monk", "new-palace/0" */
  place: string;
  name: string;
  icon: string;
  detail: string;
  /** A type of person, whose colour the drawing has. */
  kind?: string;
}
