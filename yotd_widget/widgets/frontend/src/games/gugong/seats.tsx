/** The players: goods as things to count, one large number. By Night the piles lie open, with what matches the dice. */
import { times } from "../../shell/drawn/pieces";
import { PlayerCard, type PlayerProps, Players, RowCard } from "../../shell/drawn/players";
import { Icon } from "../../shell/parts/icon";
import { markAt } from "../../shell/table";
import { CardFace } from "./card";
import { Piece } from "./piece";
import { useGugong } from "./use-gugong";
import type { GiftCard, Meng, Seat } from "./wire";

/** So many are drawn one by one. */
const COUNTED = 6;

export function Seats() {
  const { words, snapshot } = useGugong();
  const { seats, meng, hour } = snapshot.board;
  const night = hour === "night" && seats.some(({ pile }) => pile.length > 0);
  const look = [meng && "with-meng", (meng || night) && "busy"];
  return (
    <Players name={words.players} seats={seats} View={SeatView} look={look.filter(Boolean).join(" ")}>
      {meng && (
        <RowCard look="meng-says" at="meng">
          <MengSays meng={meng} />
        </RowCard>
      )}
    </Players>
  );
}

/** Open by Night: what matches the dice stands out. */
export const Pile = ({ cards, look = "" }: { cards: readonly GiftCard[]; look?: string }) => (
  <ol class="pile4" aria-hidden="true">
    {cards.map((card, nth) => (
      <li key={nth} class={card.matches ? "hit" : ""}>
        <CardFace card={card} class={look} />
      </li>
    ))}
  </ol>
);

/** The opponent of a solo game: what his cards say. */
export const MengSays = ({ meng }: { meng: Meng }) => (
  <>
    <Icon id="off-meng" class="official" />
    <p>{meng.text}</p>
    {meng.today.length > 0 && (
      <ul class="today">
        {meng.today.map(({ icon, name }, nth) => (
          <li key={nth}>
            <Icon id={icon} class="automa" name={name} />
          </li>
        ))}
      </ul>
    )}
  </>
);

export function SeatView({ seat, look = "", open = true, children }: PlayerProps<Seat>) {
  const table = useGugong();
  const night = open && table.snapshot.board.hour === "night" && seat.pile.length > 0;
  const own = open && seat.seat === table.snapshot.board.hand.seat; // on a phone above the hand
  const ghost = markAt(table, `pool/${seat.seat}`);
  const then = ghost?.ghost ? Number(/\d+/.exec(ghost.mark.text)?.[0]) : null;
  const shown = Math.min(seat.pool, COUNTED);
  return (
    <PlayerCard
      seat={seat}
      look={[night && "night", own && "at-hand", look].filter(Boolean).join(" ")}
      heard={[seat.text, seat.matches].filter(Boolean).join(", ")}
      points={!night}
      signs={<Signs seat={seat} />}
      above={children}
    >
      {night ? (
        <>
          <p class="hits" aria-hidden="true">
            {seat.matches}
          </p>
          <Pile cards={seat.pile} look="mini" />
        </>
      ) : (
        <div class="goods" aria-hidden="true">
          <span class="men" data-at={`pool/${seat.seat}`}>
            {seat.double === "pool" && <Piece kind="double" seat={seat.seat} at={`double/${seat.seat}`} />}
            {times(shown, (nth) => (
              <Piece
                key={nth}
                kind="servant"
                seat={seat.seat}
                class={then !== null && nth >= Math.min(then, COUNTED) && then < seat.pool ? "spent" : ""}
              />
            ))}
            <b class={then !== null && then < seat.pool ? "bad" : ""}>
              {then === null ? seat.pool : `${seat.pool} → ${then}`}
            </b>
          </span>
          {seat.jade > 0 && (
            <span class="jades" data-at={`jade/${seat.seat}`}>
              {times(Math.min(seat.jade, 4), (nth) => (
                <Icon key={nth} id="i-jade" class="i" />
              ))}
              {seat.jade > 4 && <b>{seat.jade}</b>}
            </span>
          )}
          <span class="toks" data-at={`tokens/${seat.seat}`}>
            {seat.tokens > 0 && (
              <>
                <Icon id="i-token" class="i" />
                <b>{seat.tokens}</b>
              </>
            )}
          </span>
          {seat.rewards.length > 0 && (
            <span class="won" data-at={`rewards/${seat.seat}`}>
              {seat.rewards.map(({ icon, count }) => (
                <span key={icon}>
                  <Icon id={icon === "piece-double" ? "i-servant" : icon} class="i" />
                  {count}
                </span>
              ))}
            </span>
          )}
          <span class="fan-backs" data-at={`hand/${seat.seat}`}>
            {times(seat.hand, (nth) => (
              <i key={nth} style={{ "--k": nth - (seat.hand - 1) / 2 }} />
            ))}
          </span>
        </div>
      )}
    </PlayerCard>
  );
}

/** Who begins, and who has the Medal. */
const Signs = ({ seat: { seat, start, medal } }: { seat: Seat }) => (
  <>
    {start && (
      <span data-at={`start/${seat}`}>
        <Icon id="i-gong" class="i" />
      </span>
    )}
    {medal && (
      <span data-at="medal">
        <Icon id="i-medal" class="i" />
      </span>
    )}
  </>
);
