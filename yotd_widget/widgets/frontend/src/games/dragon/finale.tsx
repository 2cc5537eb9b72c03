/** The end: the skylines at dusk in order of rank, higher by the points one is ahead of the last. */
import { Badge } from "../../shell/parts/badge";
import type { Result } from "../../shell/wire";
import { Name } from "./court";
import { Landscape } from "./landscape";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";

/** So many points ahead of the last are the whole height; fewer are a part of it. */
const FAR = 20;

export function Finale({ result }: { result: Result }) {
  const { words, snapshot } = useDragon();
  const { courts } = snapshot.board;
  const totals = result.rows.map(({ total }) => total);
  const least = Math.min(...totals);
  const span = Math.max(FAR, Math.max(...totals) - least);
  return (
    <div
      class="land finale"
      data-season="winter"
      data-omen="dragon_festival"
      data-courts={courts.length}
      data-at="land"
    >
      <Landscape omen="dragon_festival" />
      <ol class="ranks" style={{ "--ranks": result.rows.length }} aria-label={words.result}>
        {result.rows.map(({ seat, name, total }, rank) => (
          <li
            key={seat}
            class={rank ? "rank" : "rank first"}
            style={{ "--part": ((total - least) / span).toFixed(3) }}
            data-at={`court/${seat}`}
          >
            <Skyline palaces={courts[seat]!.palaces} />
            <span class="tower">
              <span class="name-plate">
                <Badge seat={seat} size={30} />
                <Name name={name} /> <b class="total">{total}</b> <span class="unit">{words.vp}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
