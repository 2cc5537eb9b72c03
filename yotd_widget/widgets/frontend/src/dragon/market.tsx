/** Phase 2: the persons on offer, old above, young below, and the hand they are hired with. */
import { useRoving } from "../shell/roving";
import { useTable } from "../shell/table";
import type { Board } from "./board";
import { HandCards } from "./hand";
import { Tile } from "./tile";

export function Market() {
  const { words, snapshot } = useTable<Board>();
  const { offer, hand } = snapshot.board;
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="market" role="group" aria-label={words.offer} ref={region}>
      <div class="offer">
        {offer.rows.map((row) => (
          <div key={row.age} class={`row ${row.age}`} role="group" aria-label={row.name}>
            <b class="row-name">{row.name}</b>
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
