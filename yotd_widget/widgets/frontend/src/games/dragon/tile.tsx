/** A pile of persons on offer: figure and symbols as one drawing, steps and tiles left. */
import { Place } from "../../shell/place";
import { fill } from "../../shell/words";
import { useDragon } from "./use-dragon";
import type { OfferTile } from "./wire";

/** Width of the drawing, and where the symbols stand in it, the first at the top. */
const WIDTH = 54;
const SIDE = 41;
const SYMBOL = 13;
const HEIGHT = 40;

export function Tile({ tile, age }: { tile: OfferTile; age: "old" | "young" }) {
  const { words, snapshot } = useDragon();
  const { persons } = snapshot.board;
  const look = `tile lit of-${tile.kind} ${age}${tile.left ? "" : " out"}`;
  const top = (HEIGHT - tile.symbols * SYMBOL) / 2;
  return (
    <Place
      place={tile.place}
      text={`+${tile.steps} ×${tile.left}, ${persons[tile.name]}, ${fill(words.tileCount, { n: tile.left })}, ${tile.walk}`}
      class={look}
      picture
      cell
    >
      <svg class="icon figure" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <use href={`#person-${tile.kind}`} y="1" width="38" height="38" />
        {Array.from({ length: tile.symbols }, (_, index) => (
          <use
            key={index}
            href={`#sym-${tile.symbol}`}
            x={SIDE}
            y={top + index * SYMBOL}
            width={SYMBOL - 0.6}
            height={SYMBOL - 0.6}
          />
        ))}
      </svg>
      <span class="counts">
        <b>+{tile.steps}</b> ×{tile.left}
      </span>
    </Place>
  );
}
