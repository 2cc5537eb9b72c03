/** Which region of the table a place or a question lies in, so that the board of a lesson shows what it is about. */
import { regionsIn } from "../../shell/drawn/regions";
import type { Scene } from "../../shell/wire";
import type { Board, Region } from "./wire";

/** Where a location is. */
export const OF_LOCATION: Readonly<Record<string, Region>> = {
  travel: "map",
  wall: "wall",
  jade: "jade",
  intrigue: "intrigue",
  palace: "palace",
  decree: "decrees",
  canal: "canal",
};

const placed = regionsIn<Region>([
  [/^gift\//, "gifts"],
  [/^(card|hand|discard)\//, "hand"],
  [/^(city|rider)\//, "map"],
  [/^wall(\/|$)/, "wall"],
  [/^house\//, "jade"],
  [/^(intrigue\/|medal$)/, "intrigue"],
  [/^envoy\//, "palace"],
  [/^tile\//, "decrees"],
  [/^(ship|harbour)\//, "canal"],
  [/^(supply|double)\//, "servants"],
  [/^(token|rate)\//, "tokens"],
  [/^(die\/|dice$)/, "dice"],
]);

/** Null: it is always there, or nowhere. */
export function regionOf(place: string): Region | null {
  const location = /^(?:sign|site)\/(\w+)$/.exec(place)?.[1];
  if (location) return OF_LOCATION[location] ?? null;
  return placed(place);
}

/** What the question on the table is about. */
export function focusOf(board: Board): Region[] {
  if (board.hour === "night") return ["dice", "piles"];
  const lit = board.officials.filter((official) => official.lit).map(({ key }) => OF_LOCATION[key]!);
  return lit.length ? lit : ["gifts", "hand"];
}

/** The regions that a question about some places needs to see. */
export const regionsOf = (scene: Scene, places: readonly string[]): Region[] => {
  const named = places.map(regionOf).filter((region) => region !== null);
  return [...new Set([...focusOf(scene.board as Board), ...named])];
};
