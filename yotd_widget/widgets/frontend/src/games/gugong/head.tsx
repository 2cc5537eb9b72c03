/** The hour: lamps for the Days, and the dice of tonight. */
import { StatusLine } from "../../shell/status";
import { useGugong } from "./use-gugong";

export function Head() {
  return (
    <>
      <div class="eaves" aria-hidden="true" />
      <div class="top">
        <StatusLine />
        <Hour />
      </div>
    </>
  );
}

/** Which Day it is, and what the dice of tonight show. */
export function Hour() {
  const { words, snapshot } = useGugong();
  const { days, dice, dice_name } = snapshot.board;
  return (
    <>
      <ol class="day-lamps" aria-label={words.days}>
        {days.map(({ number, state }) => (
          <li key={number} class={state} aria-current={state === "now" ? "step" : undefined}>
            {number}
          </li>
        ))}
      </ol>
      {!snapshot.result && (
        <p class="dice" role="img" aria-label={dice_name} data-at="dice">
          <span>{words.tonight}</span>
          {dice.map(({ place, value }) => (
            <b key={place} class="die" data-at={place}>
              {value}
            </b>
          ))}
        </p>
      )}
    </>
  );
}
