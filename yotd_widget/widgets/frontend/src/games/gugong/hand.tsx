/** What lies before whoever decides: the hand with the discard pile, or cards with what can be chosen. */
import { lastParts } from "../../shell/deciding/parts";
import { Room } from "../../shell/drawn/cards";
import { times } from "../../shell/drawn/pieces";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import type { Result } from "../../shell/wire";
import { CardFace } from "./card";
import { Cards, Face, OptionCard } from "./cards";
import { Piece } from "./piece";
import { isFan, useGugong } from "./use-gugong";
import type { GiftCard, Station } from "./wire";

export function Tray() {
  const { board, result } = useGugong().snapshot;
  const shown = result ? <Ranks result={result} /> : board.tray === "options" ? <Options /> : <Held />;
  return <div class="mine">{shown}</div>;
}

/** Beside a position to look at. */
export const Hand = () => (
  <div class="mine">
    <Held />
  </div>
);

/** At the end: who came in where. */
const Ranks = ({ result }: { result: Result }) => (
  <ol class="ranks" aria-label={result.title}>
    {result.rows.map(({ seat, name, total }, rank) => (
      <li key={seat}>
        <b>{rank + 1}</b>
        <Badge seat={seat} size={38} />
        <span>{name}</span>
        <span class="quiet">{total}</span>
      </li>
    ))}
  </ol>
);

function Held() {
  const { words, snapshot, picked } = useGugong();
  const { hand } = snapshot.board;
  // What cannot be given itself can pay for what is given, where it lies as at the slip
  const prices = lastParts(snapshot.choices, picked, hand.cards.map(priceOf));
  const pressed = (card: GiftCard) => {
    const pays = snapshot.choices[card.place]?.state === "blocked" && prices.includes(priceOf(card));
    return pays ? priceOf(card) : card.place;
  };
  const region = useRoving<HTMLDivElement>();
  const open = isFan(snapshot);
  return (
    <div class={open ? "hand-room fan" : "hand-room"} ref={region}>
      <ol class="hand" aria-label={hand.name} data-at={`hand/${hand.seat}`}>
        {hand.cards.map((card, nth) => (
          <li key={card.place || nth}>
            <Place place={pressed(card)} text={card.text} class="hc" picture>
              <CardFace card={card} />
            </Place>
          </li>
        ))}
      </ol>
      <div class="discard" data-at={`discard/${hand.seat}`}>
        {open ? (
          <ol class="hand" aria-label={hand.pile_name}>
            {hand.discard.map((card) => (
              <li key={card.place}>
                <Place place={card.place} text={card.text} class="hc" picture>
                  <CardFace card={card} />
                </Place>
              </li>
            ))}
          </ol>
        ) : (
          <>
            <span class="sr">{hand.pile_name}</span>
            <span class="backs" aria-hidden="true">
              {times(Math.min(4, hand.discard.length), (nth) => (
                <Icon key={nth} id="gift-back" class={`bk b${nth}`} />
              ))}
              {hand.discard.length ? (
                <b class={`b${Math.min(4, hand.discard.length) - 1}`}>{hand.discard.length}</b>
              ) : (
                <span class="bk none" />
              )}
            </span>
          </>
        )}
        <p aria-hidden="true">{words.tomorrow}</p>
      </div>
    </div>
  );
}

const priceOf = ({ place }: GiftCard) => place.replace("card/", "price/");

export function Options() {
  const { options, stations } = useGugong().snapshot.board;
  return stations.length ? <Stations /> : <Cards options={options} />;
}

function Stations() {
  const { options, stations } = useGugong().snapshot.board;
  return (
    <Room look="stations">
      <ol>
        {stations.map((station, nth) => (
          <StationView key={nth} station={station} number={nth + 1} />
        ))}
      </ol>
      {options
        .filter(({ place }) => !stations.some(({ option }) => option.place === place))
        .map((option) => (
          <OptionCard key={option.place} option={option} class="oc" />
        ))}
    </Room>
  );
}

/** First the action of the card, then that of the place; the one that is asked about is lit. */
function StationView({ station: { option, state, pool }, number }: { station: Station; number: number }) {
  const { active } = useGugong().snapshot.board;
  return (
    <li class={`station ${state}`} aria-current={state === "now" ? "step" : undefined}>
      <b class="nth" aria-hidden="true">
        {state === "done" ? <Icon id="mark-check" /> : number}
      </b>
      {option.place ? (
        <OptionCard option={option} class="oc" />
      ) : (
        <div class="oc">
          <Face option={option} />
        </div>
      )}
      {pool !== null && (
        <span class="then" data-pool={pool}>
          → {pool} <Piece kind="servant" seat={active} />
        </span>
      )}
    </li>
  );
}
