/** Wall tiles that a court has not laid: small pictures on its shelf, or cards when one is to be chosen. */

import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { fill } from "../../shell/words";
import { Brief, briefOf } from "./brief";
import { useDragon } from "./use-dragon";
import type { WallTile } from "./wire";

/** From one tile on the shelf to the next. */
const STEP = 33;

export function WallCards({ tiles }: { tiles: WallTile[] }) {
  const { words, snapshot } = useDragon();
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="wall-cards" role="group" aria-label={words.wallTiles} ref={region}>
      {tiles.map((tile) => (
        <Place
          key={tile.place}
          place={tile.place}
          text={[tile.amount, tile.unit, briefOf(snapshot, tile.place)].filter(Boolean).join(" ")}
          class="wall-card"
        >
          <span class="effect">
            <Icon id={tile.icon} size={28} />
            <b>{tile.amount}</b>
          </span>{" "}
          <span>{tile.unit}</span> <Brief place={tile.place} />
        </Place>
      ))}
    </div>
  );
}

export function WallShelf({ tiles }: { tiles: WallTile[] }) {
  const { words } = useDragon();
  const unused = tiles.filter((tile) => !tile.used);
  const spoken = unused.map((tile) => `${tile.amount} ${tile.unit}`).join(", ") || "0";
  return (
    <li class="shelf" data-at={unused.map((tile) => tile.place).join(" ")}>
      <span class="unit" aria-hidden="true">
        {words.wallTiles}
      </span>
      <svg
        class="icon tiles"
        role="img"
        aria-label={fill(words.tilesUnused, { tiles: spoken })}
        viewBox={`0 0 ${STEP * unused.length || 1} 32`}
        preserveAspectRatio="xMinYMid meet"
      >
        {unused.map((tile, index) => (
          <use key={tile.icon} href={`#${tile.icon}`} x={STEP * index} width="32" height="32" />
        ))}
      </svg>
    </li>
  );
}
