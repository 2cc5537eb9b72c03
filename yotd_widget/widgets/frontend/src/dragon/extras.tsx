/** Choices without a place on the board: a privilege, sending the new person away. */
import { Icon } from "../shell/icon";
import { Place } from "../shell/place";
import { Seal } from "../shell/seal";
import { useTable } from "../shell/table";
import type { Board } from "./board";
import { isNewPalace } from "./places";

export function Extras() {
  const extras = useTable<Board>().snapshot.board.extras.filter((extra) => !isNewPalace(extra.place));
  if (!extras.length) return null;
  return (
    <div class="extras">
      {extras.map((extra) => (
        <Place key={extra.place} place={extra.place} text={`${extra.name} ${extra.detail}`.trim()} class="card">
          <span class="effect">
            <Icon id={extra.icon} size={28} />
            <span>
              <b>{extra.name}</b> {extra.detail}
            </span>
          </span>
          <Seal place={extra.place} />
        </Place>
      ))}
    </div>
  );
}
