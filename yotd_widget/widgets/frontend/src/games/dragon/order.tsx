/** The person track as a thread: who is ahead, and who stands on top of whom. */
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Region } from "../../shell/region";
import { useDragon } from "./use-dragon";
import type { Stack } from "./wire";

export function Order() {
  const { order, active } = useDragon().snapshot.board;
  return (
    <Region of={[order, active]} has={isOnTrack}>
      <Thread />
    </Region>
  );
}

const isOnTrack = (place: string) => place.startsWith("space/");

function Thread() {
  const { words, snapshot } = useDragon();
  const { order, active } = snapshot.board;
  if (!order.length) return null;
  return (
    <div class="order">
      <span class="quiet">{words.order}</span>
      <ol aria-label={words.space}>
        {order.map((stack) => (
          <li
            key={stack.seats.join()}
            class={stack.seats.includes(active) ? "me" : ""}
            data-at={stack.seats.map((seat) => `space/${seat}`).join(" ")}
          >
            <Markers stack={stack} />
            <b>{stack.space}</b>
            {stack.seats.map((seat) => (
              <Change key={seat} place={`space/${seat}`} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Markers({ stack: { seats, name } }: { stack: Stack }) {
  if (seats.length === 1) return <Badge seat={seats[0]!} size={26} name={name} />;
  return (
    <span class={seats.length > 2 ? "stack wide" : "stack"} role="img" aria-label={name}>
      {seats.map((seat) => (
        <Badge key={seat} seat={seat} size={26} />
      ))}
    </span>
  );
}
