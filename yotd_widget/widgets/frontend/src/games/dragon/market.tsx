/** Phase 2: the persons on offer, old above, young below, and the hand they are hired with. */

import { useRoving } from "../../shell/keys/roving";
import { Region } from "../../shell/region";
import { HandCards } from "./hand";
import { Tile } from "./tile";
import { useDragon } from "./use-dragon";

export function Market() {
  const { offer, hand } = useDragon().snapshot.board;
  return (
    <Region of={[offer, hand]} has={isForHire}>
      <Stalls />
    </Region>
  );
}

const isForHire = (place: string) => /^(offer|card)/.test(place);

function Stalls() {
  const { words, snapshot } = useDragon();
  const { offer, hand } = snapshot.board;
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="market" ref={region}>
      <div class="offer" role="grid" aria-label={words.offer}>
        {offer.rows.map((row) => (
          <div key={row.age} class={`row ${row.age}`} role="row">
            <span class="row-name" role="rowheader">
              {row.name}
            </span>
            {row.tiles.map((tile, column) =>
              tile ? <Tile key={tile.place} tile={tile} age={row.age} /> : <span key={column} class="notch" />,
            )}
          </div>
        ))}
      </div>
      {hand && <HandCards hand={hand} />}
    </div>
  );
}
