/** The board of a game without drawings of its own: every thing by its name. Made by `scripts/wire.py` of `describe/wire.py`. */

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
