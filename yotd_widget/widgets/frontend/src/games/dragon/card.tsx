/** An action card: name, picture, what it brings to the player to act. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import type { ActionCard } from "./wire";

export function Card({ card }: { card: ActionCard }) {
  const text = [card.name, card.amount, card.unit].filter(Boolean).join(" ");
  return (
    <Place place={card.place} text={text} class="card" cell>
      <span class="name">{card.name}</span>{" "}
      <span class="effect">
        <Icon id={card.icon} size={28} />
        <span>
          <b>{card.amount}</b> <span class="unit">{card.unit}</span>
        </span>
      </span>
    </Place>
  );
}
