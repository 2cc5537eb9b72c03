/** An action card: a picture, the name, and what it brings to the player to act, or why it cannot be chosen. */
import { Place } from "../../shell/place";
import { briefOf } from "./brief";
import { useDragon } from "./use-dragon";
import type { ActionCard } from "./wire";

/** How many letters its longest word has: where cards are narrow it stays whole. */
const longest = (name: string) => Math.max(...name.split(/[ \u00ad]/).map((word) => word.length));

export function Card({ card }: { card: ActionCard }) {
  const brief = briefOf(useDragon().snapshot, card.place);
  const text = [card.name, brief && `, ${brief},`, " ", card.amount, " ", card.unit].filter(Boolean).join("").trim();
  return (
    <Place place={card.place} text={text} class="card" picture>
      <span class="picture">
        <svg class="icon" viewBox="0 0 140 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href={`#action-${card.action}`} />
        </svg>
      </span>
      <span class="name" style={{ "--letters": longest(card.name) }}>
        {card.name}
      </span>{" "}
      {brief ? (
        <span class="brief">{brief}</span>
      ) : (
        <span class="effect">
          <b>{card.amount}</b> <span class="unit">{card.unit}</span>
        </span>
      )}
    </Place>
  );
}
