/** In place of the decision bar where the reader says what luck brings: begun with what it would have brought. */
import { useId, useRef } from "preact/hooks";
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { useTable } from "../table";
import type { LuckOpen } from "../wire";

export function LuckBar({ luck, revision }: { luck: LuckOpen; revision: number }) {
  const { words } = useTable();
  const talk = useTalk();
  const chosen = useRef<HTMLSelectElement & HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <Notice text={talk.lost ? words.needsEngine : talk.notice} />
      <form
        class="bar luck-bar"
        aria-label={luck.asked}
        onSubmit={(event) => {
          event.preventDefault();
          talk.send({ kind: "play", move: chosen.current!.value, revision });
        }}
      >
        <div class="slip legal">
          <label class="prompt" for={id}>
            {words.whatLuck}
          </label>
          {luck.outcomes.length > 0 ? (
            <select id={id} ref={chosen}>
              {luck.outcomes.map(({ move, label }) => (
                <option key={move} value={move} selected={move === luck.would}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <input id={id} ref={chosen} type="text" defaultValue={luck.would} />
          )}
        </div>
        <button type="submit" class="go">
          {words.doIt}
        </button>
      </form>
    </>
  );
}
