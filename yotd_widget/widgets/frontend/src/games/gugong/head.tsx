/** Which phase of the Day it is, and the dice of tonight; in lessons lamps for the Days. */
import { Head as Upper } from "../../shell/drawn/head";
import { Icon } from "../../shell/parts/icon";
import { useGugong } from "./use-gugong";

export function Head() {
  const { words, snapshot } = useGugong();
  return (
    <Upper board={snapshot.board} path={words.phases}>
      <Dice />
    </Upper>
  );
}

export function Days() {
  const { words, snapshot } = useGugong();
  return (
    <ol class="day-lamps" aria-label={words.days}>
      {snapshot.board.days.map(({ number, state }) => (
        <li key={number} class={state} data-at={`day/${number}`} aria-current={state === "now" ? "step" : undefined}>
          {number}
        </li>
      ))}
    </ol>
  );
}

export function Dice() {
  const { words, snapshot } = useGugong();
  const { dice, dice_name } = snapshot.board;
  return (
    <p class="dice" role="img" aria-label={`${dice_name}. ${words.tonightFor}`} data-at="dice">
      <span>{words.tonight}</span>
      {dice.map(({ place, value }) => (
        <b key={place} class="die" data-at={place}>
          {value}
        </b>
      ))}
      <Worth />
    </p>
  );
}

/** What a match brings: cards that match have this lantern. */
export const Worth = () => (
  <span class="worth" aria-hidden="true">
    <i class="lantern" />
    <span data-n="= +1" />
    <Icon id="i-servant" class="i" />
  </span>
);
