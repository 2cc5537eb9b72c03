/** Choices that are at no thing of the board: a button each. */
import { Place } from "../place";
import { useTable } from "../table";
import type { Board } from "./wire";

export function Loose() {
  const { board, choices } = useTable<Board>().snapshot;
  const places = board.loose.filter((place) => choices[place]); // an earlier moment offers nothing
  if (!places.length) return null;
  return (
    <div class="loose">
      {places.map((place) => {
        const { label } = choices[place]!;
        return (
          <Place key={place} place={place} text={label} class="loose-choice">
            {label}
          </Place>
        );
      })}
    </div>
  );
}
