/** Choices without a place on the board: a privilege, sending the new person away, a type for the Charter. */
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { isNewPalace } from "./places";
import { useDragon } from "./use-dragon";

/** More than these do not fit beside the slip. */
const FEW = 2;

export function Extras() {
  const extras = useDragon().snapshot.board.extras.filter((extra) => !isNewPalace(extra.place));
  if (!extras.length) return null;
  return (
    <div class={extras.length > FEW ? "extras many" : "extras"}>
      {extras.map((extra) => (
        <Place
          key={extra.place}
          place={extra.place}
          text={`${extra.name} ${extra.detail}`.trim()}
          class={extra.kind ? `card of-${extra.kind}` : "card"}
        >
          <span class="effect">
            <Icon id={extra.icon} size={extra.kind ? 34 : 28} />
            <span>
              <b>{extra.name}</b> {extra.detail}
            </span>
          </span>
        </Place>
      ))}
    </div>
  );
}
