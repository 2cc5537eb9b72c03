/** Above a board, where there is something to say: by which house rules it is played, and how the game goes on. */
import { useTable } from "../table";
import type { House } from "../wire";

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
  const { snapshot, line } = useTable();
  const { house } = snapshot.status;
  const { onward } = line.snapshot;
  return (
    <>
      <HouseRules rules={house} />
      {onward?.told && <p class="standings played-on">{onward.told}</p>}
    </>
  );
}
