/** The hand of person cards. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { useDragon } from "./use-dragon";
import type { Hand, HandCard } from "./wire";

/** Cards that the count of the spent ones is as wide as. */
const SPENT = 2;

export function HandCards({ hand }: { hand: Hand }) {
  const columns = Math.max(3, Math.ceil((hand.cards.length + SPENT) / 2));
  return (
    <ul class="hand" aria-label={hand.name} style={{ "--columns": columns }}>
      {hand.cards.map((card) => (
        <PersonCard key={card.place} card={card} />
      ))}
      {hand.spent && <li class="spent">{hand.spent}</li>}
    </ul>
  );
}

function PersonCard({ card: { place, kind, name, count } }: { card: HandCard }) {
  const { choices } = useDragon().snapshot;
  // Where nothing can be pressed, as in the past, cards that are not held look like tiles that are gone
  const out = !count && !choices[place];
  const wild = kind === "wild";
  const times = (count > 1 || out) && `×${count}`;
  const text = [wild && "?", times, name].filter(Boolean).join(" ");
  return (
    <li>
      <Place place={place} text={text} class={`hand-card lit of-${kind}${out ? " out" : ""}`} picture>
        {wild ? <b class="wild">?</b> : <Icon id={`person-${kind}`} class="person" />}
        {times && <span>{times}</span>}
      </Place>
    </li>
  );
}
