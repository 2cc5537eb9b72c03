/** Phase 2: the persons on offer, a column a type: old above, young below, and the card that hires them. */
import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { Region } from "../../shell/region";
import { briefOf } from "./brief";
import { compared } from "./places";
import { Tile } from "./tile";
import { useDragon } from "./use-dragon";
import type { HandCard } from "./wire";

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
  const kinds = offer.rows.at(-1)!.tiles.map((tile) => tile!.kind);
  const cards = hand?.cards ?? [];
  const shortOf = (kind: string) => offer.rows.at(-1)!.tiles.find((tile) => tile!.kind === kind)!.short;
  const paired = compared(snapshot).length > 0;
  const wild = cards.filter(({ kind }) => kind === "wild");
  return (
    <div class={hand ? (paired ? "market pair" : "market") : "market handless"} ref={region}>
      <div class="offer" role="group" aria-label={words.offer}>
        {offer.rows.map((row) => (
          <div key={row.age} class={`row ${row.age}`} role="group" aria-label={row.name} data-line data-name={row.name}>
            <span class="row-name" aria-hidden="true">
              {row.name}
            </span>
            {row.tiles.map((tile, column) =>
              tile ? (
                <Tile key={tile.place} tile={tile} age={row.age} column={column} />
              ) : (
                <span key={column} class="notch" style={{ "--column": column }} />
              ),
            )}
          </div>
        ))}
      </div>
      {hand && (
        <ul class="hand" aria-label={`${hand.name}, ${hand.spent}`}>
          <li class="row-name" aria-hidden="true" data-brief={words.card}>
            {words.yourCards}
          </li>
          {kinds.map((kind, column) => {
            const card = cards.find((each) => each.kind === kind);
            return (
              <li key={kind} style={{ "--column": column }} aria-hidden={!card || undefined}>
                {card ? <PersonCard card={card} short={shortOf(kind)} /> : <span class="notch">{shortOf(kind)}</span>}
              </li>
            );
          })}
          {wild.map((card, index) => (
            <li key={card.place} class="wild-card" style={{ "--nth-wild": index, "--wilds": wild.length }}>
              <PersonCard card={card} short={card.name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** short: its name as a narrow card has it. */
function PersonCard({ card, short }: { card: HandCard; short: string }) {
  const { place, kind, count } = card;
  const { snapshot } = useDragon();
  // Where nothing can be pressed, as in the past, cards that are not held look like tiles that are gone
  const choice = snapshot.choices[place];
  const out = !count && !choice;
  const wild = kind === "wild";
  const times = count > 1 || out ? `×${count}` : "";
  const why = briefOf(snapshot, place);
  return (
    <Place
      place={place}
      text={[[short, times].filter(Boolean).join(" "), why].filter(Boolean).join(", ")}
      class={`hand-card of-${kind}${out ? " out" : ""}${why ? " briefed" : ""}`}
      picture
    >
      {wild ? (
        <b class="wild" aria-hidden="true">
          ?
        </b>
      ) : (
        <Icon id={`person-${kind}`} class="person" />
      )}
      <span class="caption" aria-hidden="true">
        {[short, wild && times].filter(Boolean).join(" ")}
        {why && <span class="why"> {why}</span>}
      </span>
    </Place>
  );
}
