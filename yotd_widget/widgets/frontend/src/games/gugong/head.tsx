/** Which phase of the Day it is, and the dice of tonight; in lessons lamps for the Days. */
import { Head as Upper } from "../../shell/drawn/head";
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
    <p class="dice" role="img" aria-label={dice_name} data-at="dice">
      <span class="short">{words.tonight}</span>
      <span class="long">{words.tonightFor}</span>
      {dice.map(({ place, value }) => (
        <b key={place} class="die" data-at={place}>
          {value}
        </b>
      ))}
    </p>
  );
}
