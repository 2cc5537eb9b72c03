/** A pile of persons on offer: the figure, its symbols, steps and tiles left. */
import { Consequences } from "../../shell/deciding/slip";
import { Icon } from "../../shell/parts/icon";
import { aimedAt, Place } from "../../shell/place";
import { fill } from "../../shell/words";
import { compared, isHiring, portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { OfferTile } from "./wire";

const STEP = 16;
/** So many are enough for whoever wants one. */
const FEW = 2;

/** Whether tiles themselves are asked about. */
const isTaken = (choices: object) => Object.keys(choices).some((place) => place.startsWith("offer/"));

interface Props {
  tile: OfferTile;
  /** Its age, and how it lies on a phone. */
  look: string;
  style: Record<string, string | number>;
}

export function Tile({ tile, look: lies, style }: Props) {
  const table = useDragon();
  const { words, snapshot } = table;
  const { persons } = snapshot.board;
  const left = fill(words.tileCount, { n: tile.left });
  const look = `tile lit of-${tile.kind} ${lies}${tile.left ? "" : " out"}`;
  // Who is asked about says where the marker would come to, in place of how many are left
  const to = snapshot.choices[tile.place]?.preview?.ghosts[`space/${snapshot.decision?.seat}`]?.text;
  const text = [`+${tile.steps}${to ? ` ${to}` : ""}`, left, tile.walk, persons[tile.name]].join(", ");
  const figure = (
    <>
      <Icon id={portrait(tile)} class="person" />
      <span class={`counts${tile.left < FEW ? "" : " many"}`} aria-hidden="true">
        <svg class="icon pips" viewBox={`0 0 ${STEP * tile.symbols} 15`} aria-hidden="true">
          {Array.from({ length: tile.symbols }, (_, index) => (
            <use key={index} href={`#sym-${tile.symbol}`} x={STEP * index} width="15" height="15" />
          ))}
        </svg>
        <b>
          +{tile.steps} <Icon id="mark-step" class="foot-mark" />
        </b>{" "}
        {to ? (
          <span class="to">{to}</span>
        ) : (
          <>
            <span class="left">{left}</span>
            <span class="left-brief">×{tile.left}</span>
          </>
        )}
      </span>
    </>
  );
  // Of two alone, each says what it would do: on a phone beside its figure, elsewhere on the slip
  const paired = compared(snapshot).includes(tile.place);
  // While a card is asked for, a tile in its column plays it and takes the tile; the signs stay with the cards
  const card = `card/${tile.kind}`;
  const choice = snapshot.choices[tile.place] ? undefined : snapshot.choices[card];
  if (choice?.state === "legal" && tile.left && isHiring(snapshot.decision?.id))
    return (
      <button
        type="button"
        class={`${look} place through`}
        style={style}
        data-at={tile.place}
        data-option={card}
        data-item
        aria-label={`${text}, ${choice.label}`}
        {...aimedAt(table, card, tile.place)}
      >
        {figure}
      </button>
    );
  // What cannot be had for another reason stands back as well, and has no sign: it is not asked about
  const back = choice ? choice.state !== "legal" : isTaken(snapshot.choices) && !snapshot.choices[tile.place];
  return (
    <Place
      place={tile.place}
      text={text}
      class={`${look}${back ? " spent" : ""}${paired ? " paired" : ""}`}
      picture
      style={style}
    >
      {figure}
      {paired && (
        <span class="told" aria-hidden="true">
          <b>{snapshot.choices[tile.place]!.label}</b>
          <Consequences choice={snapshot.choices[tile.place]!} />
        </span>
      )}
    </Place>
  );
}
