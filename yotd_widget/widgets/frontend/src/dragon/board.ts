/**
 * The board of In the Year of the Dragon as the page gets it; made by `games/dragon/snapshot.py`.
 *
 * Places that marks and ghosts may name besides those below: "vp/0" (points of a seat), "space/0" (its place in the order).
 */
export interface Board {
  year: Month[];
  order: Stack[];
  groups: Group[];
  /** Card "Pass", null outside phase 1. */
  pass: ActionCard | null;
  offer: Offer;
  /** Hand of the court shown in full; null when it is hidden or empty and unimportant. */
  hand: Hand | null;
  courts: Court[];
  /** Seat whose court is shown in full unless the reader opens another. */
  active: number;
  /** Which of the big regions the phase is about: the others fold to one line. */
  focus: "groups" | "offer" | "court";
  /** Buttons that have no place on the board: discard the new person, small or large privilege. */
  extras: Extra[];
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
  cards: ActionCard[];
  /** Seats whose dragons stand here, in order of arrival. */
  dragons: number[];
  /** "3 yuan" when a dragon already stands here. */
  fee: string | null;
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
  vp: number;
  space: number;
  goods: Good[];
  palaces: Palace[];
  /** What the event of this month asks of this court; null when it asks nothing. */
  need: Need | null;
}

export interface Good {
  /** "good/0/yuan" */
  place: string;
  /** Sprite id: "good-yuan". */
  icon: string;
  amount: number;
  /** "yuan", "rice", "fireworks", "privileges", "cards" in the right number. */
  name: string;
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
  /** "disappears", "−1 floor"; null when decay will not touch it. May hold soft hyphens. */
  forecast: { text: string; shown: string; tone: "good" | "bad" } | null;
  /** In a Drought, once rice is dealt out: the bowl at its door. */
  rice?: "full" | "empty";
}

export interface Room {
  /** "room/0/2/1": seat, palace (from 1), floor (from 0, the ground). */
  place: string;
  /** Null: nobody lives here. */
  person: Person | null;
}

export interface Person {
  kind: string;
  age: "young" | "old";
  /** "young monk" */
  name: string;
  /** "monk" */
  short: string;
  /** Icon id without prefix: "buddha". */
  symbol: string;
  symbols: number;
}

export interface Extra {
  /** "discard", "privilege/small", "new-palace/0" */
  place: string;
  name: string;
  icon: string;
  detail: string;
}
