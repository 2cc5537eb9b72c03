/** What boards share: every thing by its name, as the plain board has it, and what is chosen as cards. Made by `scripts/wire.py` of `describe/wire.py`. */

/** Something on the table. */
export interface Thing {
  /** The key of the place (“yuan/0”), by which `choices` and `marks` find it. */
  place: string;
  /** “Yuan” */
  name: string;
  /** What stands there now: “6”, “young monk, old healer”; “–” for nothing. */
  text: string;
}

/** What belongs together. */
export interface Area {
  key: string;
  title: string;
  /** Null for the common table. */
  seat: number | null;
  things: Thing[];
}

/** Everything on the table. */
export interface Board {
  /** The common table first if it has anything, then one for each player, by seats. */
  areas: Area[];
  /** Places of choices that are at no thing: one button each, in the order in which the game lists them. */
  loose: string[];
}

/** What is pressed as a card: on the tray, or on the slip. */
export interface Option {
  place: string;
  /** Sprite ids with a blank between them, “piece-…” one in the colour of who decides; empty for none. */
  icon: string;
  /** A piece in the colour of who decides: “servant”; empty for none. */
  piece: string;
  count: string;
  name: string;
  detail: string;
}

/** A part of a round: a phase of a month, a step of a turn. */
export interface Part {
  name: string;
  state: "done" | "now" | "next";
}

/** A player in the order of a phase. */
export interface Turn {
  seat: number;
  /** done: has decided, or has nothing to decide. */
  state: "done" | "now" | "next";
  /** “Ada, is done” */
  name: string;
}

/** What a drawn board has for cards; `describe/cards.py` lists them. */
export interface Tray {
  /** Seat of who decides, or of who did. */
  active: number;
  /** On the tray. */
  options: Option[];
  /** On the slip: the last part of what is pressed in parts. */
  prices: Option[];
}
