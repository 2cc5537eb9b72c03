/** Above a board, where there is something to say: by which house rules it is played, and how the game goes on. */
import { useRef } from "preact/hooks";
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { useTable } from "../table";
import type { House, LuckOpen as Open } from "../wire";

export function HouseRules({ rules }: { rules: readonly House[] | undefined }) {
  return rules?.length ? (
    <div class="standings">
      <Rules rules={rules} />
    </div>
  ) : null;
}

function Rules({ rules }: { rules: readonly House[] }) {
  const { words } = useTable();
  return (
    <ul class="house" aria-label={words.houseRules}>
      {rules.map(({ name, title, text }) => (
        <li key={name}>
          <b>
            {words.houseRule}: {title}.
          </b>{" "}
          {text}
        </li>
      ))}
    </ul>
  );
}

export function Standing() {
  const { snapshot, line, past } = useTable();
  const { house } = snapshot.status;
  const { onward } = line.snapshot;
  return (
    <>
      <HouseRules rules={house} />
      {onward?.told && <p class="standings played-on">{onward.told}</p>}
      {onward?.luck && !past?.step && (
        <LuckOpen key={snapshot.revision} luck={onward.luck} revision={snapshot.revision} />
      )}
    </>
  );
}

/** What luck brings, where the reader says it: begun with what it would have brought. */
function LuckOpen({ luck, revision }: { luck: Open; revision: number }) {
  const { words } = useTable();
  const talk = useTalk();
  const chosen = useRef<HTMLSelectElement & HTMLInputElement>(null);
  return (
    <>
      <Notice text={talk.lost ? words.needsEngine : talk.notice} />
      <form
        class="onward luck-open"
        aria-label={luck.asked}
        onSubmit={(event) => {
          event.preventDefault();
          talk.send({ kind: "play", move: chosen.current!.value, revision });
        }}
      >
        <div class="onward-row">
          {luck.outcomes.length > 0 ? (
            <label>
              {words.whatLuck}{" "}
              <select ref={chosen}>
                {luck.outcomes.map((outcome) => (
                  <option key={outcome} value={outcome} selected={outcome === luck.would}>
                    {outcome}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <label>
              {words.whatLuck} <input ref={chosen} type="text" defaultValue={luck.would} />
            </label>
          )}
          <button type="submit" class="go">
            {words.doIt}
          </button>
        </div>
      </form>
    </>
  );
}
