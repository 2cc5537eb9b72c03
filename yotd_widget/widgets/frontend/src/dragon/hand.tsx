/** The hand of person cards. */
import { Icon } from "../shell/parts/icon";
import { Place } from "../shell/place";
import type { Hand, HandCard } from "./board";

/** Cards that the count of the spent ones is as wide as. */
const SPENT = 2;

export function HandCards({ hand }: { hand: Hand }) {
  const columns = Math.max(3, Math.ceil((hand.cards.length + SPENT) / 2));
  return (
    <div class="hand" role="group" aria-label={hand.name} style={{ "--columns": columns }}>
      {hand.cards.map((card) => (
        <PersonCard key={card.place} card={card} />
      ))}
      {hand.spent && <span class="spent">{hand.spent}</span>}
    </div>
  );
}

function PersonCard({ card }: { card: HandCard }) {
  const count = card.count > 1 ? `×${card.count}` : "";
  const wild = card.kind === "wild";
  const text = [wild && "?", count, card.name].filter(Boolean).join(" ");
  return (
    <Place place={card.place} text={text} class={`hand-card lit of-${card.kind}`} picture>
      {wild ? <b class="wild">?</b> : <Icon id={`person-${card.kind}`} class="person" />}
      {count && <span>{count}</span>}
    </Place>
  );
}
