/** The board of a game without drawings of its own as the page gets it: every thing by its name. */
export interface Board {
  /** The common table first if it has anything, then one area for each player in seating order. */
  areas: Area[];
  /** Places of choices that are at no thing: one button each, in the order in which the game lists them. */
  loose: string[];
}

export interface Area {
  /** A place as well: who asks for a player names the area. */
  key: string;
  title: string;
  /** Null for the common table. */
  seat: number | null;
  things: Thing[];
}

export interface Thing {
  /** The key of the place ("yuan/0"), by which `choices` and `marks` find it. */
  place: string;
  /** "Yuan" */
  name: string;
  /** What stands there now: "6", "young monk, old healer"; "–" for nothing. */
  text: string;
}
