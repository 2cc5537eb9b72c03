/** A Gift Card: its value, the gift, what it does, and a lantern for each die that shows its value tonight. */
import { times } from "../../shell/drawn/pieces";
import { Icon } from "../../shell/parts/icon";
import type { GiftCard } from "./wire";

export function CardFace({ card, class: look = "" }: { card: GiftCard; class?: string }) {
  if (!card.value) return <Icon id="gift-back" class={`gc back ${look}`} />;
  return (
    <span class={`gc ${look}`} aria-hidden="true">
      <b class="v">{card.value}</b> <Lanterns count={card.matches} />
      <Icon id={`gift-${card.value}`} class="gift" />
      <span class={card.icon ? "act" : "act blank"}>
        {card.icon && <Icon id={card.icon} class="i" />}
        <span>{card.action}</span>
      </span>
    </span>
  );
}

const Lanterns = ({ count }: { count: number }) => (
  <span class="lanterns" aria-hidden="true">
    {times(count, (nth) => (
      <i key={nth} class="lantern" />
    ))}
  </span>
);
