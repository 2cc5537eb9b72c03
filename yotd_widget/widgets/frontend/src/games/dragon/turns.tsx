/** Who decides in this phase, in order: who has decided, who does now, who is still to come. */
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { useDragon } from "./use-dragon";

export function Turns() {
  const { words, snapshot } = useDragon();
  const { turns } = snapshot.board;
  if (!turns.length || snapshot.result) return null;
  return (
    <div class="turns">
      <span class="quiet" aria-hidden="true">
        {words.turns}
      </span>
      <ol aria-label={words.turns}>
        {turns.map(({ seat, state, name }) => (
          <li key={seat} class={state}>
            <Badge seat={seat} size={28} name={name} />
            {state === "done" && <Icon id="mark-check" size={14} class="ok" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
