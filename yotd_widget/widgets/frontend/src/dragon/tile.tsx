/** A pile of persons on offer: figure and symbols, steps and tiles left. */
import { Icon } from "../shell/icon";
import { Place } from "../shell/place";
import { Seal } from "../shell/seal";
import type { OfferTile } from "./board";
import { Pips } from "./pips";

export function Tile({ tile, age }: { tile: OfferTile; age: "old" | "young" }) {
  const look = `tile lit of-${tile.kind} ${age}${tile.left ? "" : " out"}`;
  return (
    <Place place={tile.place} text={`+${tile.steps} ×${tile.left}, ${tile.name}`} class={look} picture>
      <span class="figure">
        <Icon id={`person-${tile.kind}`} class="person" />
        <Pips symbol={tile.symbol} count={tile.symbols} upright />
      </span>
      <span class="counts">
        <b>+{tile.steps}</b> <span>×{tile.left}</span>
      </span>
      <Seal place={tile.place} />
    </Place>
  );
}
