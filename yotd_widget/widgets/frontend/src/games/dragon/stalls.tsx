/** Persons on offer as large cards, where a lesson leaves but a few of them open; the others are not shown. */
import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { aimedAt, Place } from "../../shell/place";
import type { Choice, Snapshot } from "../../shell/wire";
import { fill } from "../../shell/words";
import { Brief, briefOf } from "./brief";
import { Pips } from "./pips";
import { isHiring, portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { Board, OfferTile } from "./wire";

/** More are the whole market. */
const MOST = 5;

/** Without a rule that speaks against it: the lesson has put it off. */
const isLater = (choice?: Choice) => choice?.state === "blocked" && choice.reason?.code === "";

interface Stall {
  tile: OfferTile;
  /** The card that is played for it; empty where none is. */
  card: string;
}

/** The persons that are left open; null where all are, or where nobody is taken. */
export function stallsOf({ board, choices, decision }: Snapshot<Board>): Stall[] | null {
  if (!Object.values(choices).some(isLater)) return null;
  const hiring = isHiring(decision?.id);
  const stalls = board.offer.rows.toReversed().flatMap(({ tiles }) =>
    tiles.flatMap((tile) => {
      const card = tile && hiring ? `card/${tile.kind}` : "";
      const choice = tile && choices[card || tile.place];
      return tile?.left && choice && !isLater(choice) ? [{ tile, card }] : [];
    }),
  );
  return stalls.length > 0 && stalls.length <= MOST ? stalls : null;
}

export function Stalls({ stalls }: { stalls: Stall[] }) {
  const { words } = useDragon();
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="stalls" role="group" aria-label={words.offer} ref={region} data-count={stalls.length}>
      {stalls.map((stall) => (
        <StallView key={stall.tile.place} stall={stall} />
      ))}
    </div>
  );
}

function StallView({ stall: { tile, card } }: { stall: Stall }) {
  const table = useDragon();
  const { words, snapshot } = table;
  const name = card ? tile.name : tile.short;
  const steps = briefOf(snapshot, card || tile.place) ?? `+${tile.walk}`;
  const left = fill(words.tileCount, { n: tile.left });
  const heard = `${name} ${steps}, ${snapshot.board.persons[tile.name]}, ${left}`;
  const look = `stall lit of-${tile.kind}`;
  const shown = (
    <>
      <Icon id={portrait(tile)} class="person" />
      <span class="caption">
        <b class="name">{name}</b>{" "}
        <Brief place={card || tile.place}>
          <b>{`+${tile.steps}`}</b> {tile.walk.replace(/^\D*\d+\s*/, "")}
        </Brief>
      </span>
      <Pips symbol={tile.symbol} count={tile.symbols} />
    </>
  );
  if (!card)
    return (
      <Place place={tile.place} text={heard} class={look} picture>
        {shown}
      </Place>
    );
  const choice = snapshot.choices[card]!;
  return (
    <button
      type="button"
      class={`${look} place ${choice.state}${table.looked === card ? " looked" : ""}`}
      data-at={tile.place}
      data-option={card}
      data-item
      aria-label={`${heard}, ${choice.label}`}
      {...aimedAt(table, card, tile.place)}
    >
      {shown}
    </button>
  );
}
