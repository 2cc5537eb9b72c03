/** A pile of persons on offer: the figure, its symbols, steps and tiles left. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { fill } from "../../shell/words";
import { portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { OfferTile } from "./wire";

const STEP = 16;

export function Tile({ tile, age, column }: { tile: OfferTile; age: "old" | "young"; column: number }) {
  const { words, snapshot } = useDragon();
  const { persons } = snapshot.board;
  const left = tile.left ? fill(words.tileCount, { n: tile.left }) : words.soldOut;
  return (
    <Place
      place={tile.place}
      text={`+${tile.walk}, ${left}, ${persons[tile.name]}`}
      class={`tile lit of-${tile.kind} ${age}${tile.left ? "" : " out"}`}
      picture
      cell
      style={{ "--column": column }}
    >
      <Icon id={portrait(tile)} class="person" />
      <span class="counts">
        <svg class="icon pips" viewBox={`0 0 ${STEP * tile.symbols} 15`} aria-hidden="true">
          {Array.from({ length: tile.symbols }, (_, index) => (
            <use key={index} href={`#sym-${tile.symbol}`} x={STEP * index} width="15" height="15" />
          ))}
        </svg>
        <b>
          +{tile.steps} <Icon id="mark-step" class="foot-mark" />
          <span class="steps">{tile.walk.replace(/^\d+\s*/, "")}</span>
        </b>
        <span class="left">{left}</span>
      </span>
    </Place>
  );
}
