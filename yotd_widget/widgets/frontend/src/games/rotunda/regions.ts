/** Which region of the table a place or a question lies in, so that the board of a lesson shows what it is about. */
import { regionsIn } from "../../shell/drawn/regions";
import type { Scene } from "../../shell/wire";
import type { Region } from "./wire";

/** Null: it is nowhere. */
const regionOf = regionsIn<Region>([
  [/^(room|hall|leader|neutral|young|senior|village)\/|^(peddler|marker)$/, "house"],
  [/^(market|retailer|wholesaler|warehouse|token)\/|^banker$/, "house"],
  [/^(expert|card|order|done|amulet|good)\/\d\/|^(coins|supply|track)\//, "own"],
  [/^(order|amulet)\//, "market"],
  [/^expert\//, "experts"],
  [/^temple\//, "temples"],
  [/^(field|edge|worship|chain)\//, "now"],
  [/^(vp|seat)\//, "others"],
]);

/** The house and the own shelf are always there. */
export const regionsOf = (_scene: Scene, places: readonly string[]): Region[] => [
  ...new Set(places.map(regionOf).filter((region) => region !== null)),
];
