/** The person track as a thread: who is ahead, and who stands on top of whom. */
import { Badge } from "../shell/parts/badge";
import { Change } from "../shell/parts/change";
import { Region } from "../shell/region";
import { useTable } from "../shell/table";
import type { Board } from "./board";

export function Order() {
  const { order, active } = useTable<Board>().snapshot.board;
  return (
    <Region of={[order, active]} has={isOnTrack}>
      <Thread />
    </Region>
  );
}

const isOnTrack = (place: string) => place.startsWith("space/");

function Thread() {
  const { words, snapshot } = useTable<Board>();
  const { order, active } = snapshot.board;
  return (
    <div class="order">
      <span class="quiet">{words.order}</span>
      <ol aria-label={words.order}>
        {order.map((stack) => (
          <li
            key={stack.seats.join()}
            class={stack.seats.includes(active) ? "me" : ""}
            data-at={stack.seats.map((seat) => `space/${seat}`).join(" ")}
          >
            <span class={stack.seats.length > 2 ? "stack wide" : "stack"}>
              {stack.seats.map((seat) => (
                <Badge key={seat} seat={seat} size={26} />
              ))}
            </span>
            <b>{stack.space}</b>
            <span class="sr">{stack.name}</span>
            {stack.seats.map((seat) => (
              <Change key={seat} place={`space/${seat}`} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
