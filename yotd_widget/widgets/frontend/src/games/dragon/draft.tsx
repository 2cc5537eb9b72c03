/** Before the game: the nine young persons as large cards, and nothing else to choose from. */
import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import type { Scene } from "../../shell/wire";
import { fill } from "../../shell/words";
import { Brief, briefOf } from "./brief";
import { Pips } from "./pips";
import { portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { Board, OfferTile } from "./wire";

/** Nobody hires before the first month: only young persons are taken, without a card. */
export const isDraft = (scene: Scene) => (scene.board as Board).year.every(({ state }) => state === "next");

export function Draft() {
  const { words, snapshot } = useDragon();
  const region = useRoving<HTMLDivElement>();
  const young = snapshot.board.offer.rows.find(({ age }) => age === "young");
  return (
    <div class="draft" role="group" aria-label={words.offer} ref={region}>
      {young?.tiles.map((tile) => tile && <Portrait key={tile.place} tile={tile} />)}
    </div>
  );
}

function Portrait({ tile }: { tile: OfferTile }) {
  const { words, snapshot } = useDragon();
  const heard = `${tile.short} ${briefOf(snapshot, tile.place) ?? `+${tile.walk}`}, ${snapshot.board.persons[tile.name]}, ${fill(words.tileCount, { n: tile.left })}`;
  return (
    <Place place={tile.place} text={heard} class={`portrait lit of-${tile.kind}`} picture>
      <Icon id={portrait(tile)} class="person" />
      <Pips symbol={tile.symbol} count={tile.symbols} />
      <span class="caption">
        <b>{tile.short}</b>{" "}
        <Brief place={tile.place}>
          <b class="count">+{tile.steps}</b> {tile.walk.replace(/^\D*\d+\s*/, "")}
        </Brief>
      </span>
    </Place>
  );
}
