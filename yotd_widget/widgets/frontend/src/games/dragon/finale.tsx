/**
 * The end: the night after the last month. The cities in the order of rank, each on a step that is the higher the more
 * points it has; what they came from the bars below say. The windows of whoever has won are all lit.
 */
import { Badge } from "../../shell/parts/badge";
import { PointsSign } from "../../shell/parts/points";
import type { Result } from "../../shell/wire";
import { Name } from "./court";
import { Landscape } from "./landscape";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";

/** A smaller city has the room of so many palaces. */
const FEW = 2;

export function Finale({ result }: { result: Result }) {
  const { words, snapshot } = useDragon();
  const { courts } = snapshot.board;
  const totals = result.rows.map(({ total }) => total);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const wide = result.rows.map(({ seat }) => `minmax(var(--plate), ${Math.max(FEW, courts[seat]!.palaces.length)}fr)`);
  return (
    <div class="land finale" data-season="winter" data-omen="evening" data-courts={courts.length} data-at="land">
      <Landscape omen="evening" />
      <ol class="ranks" style={{ gridTemplateColumns: wide.join(" ") }} aria-label={words.result}>
        {result.rows.map(({ seat, name, total }, rank) => (
          <li
            key={seat}
            class={rank ? "rank" : "rank first"}
            style={{ "--part": ((total - least) / (most - least || 1)).toFixed(3) }}
            data-at={`court/${seat}`}
          >
            {rank === 0 && <span class="shine" aria-hidden="true" />}
            <Skyline palaces={courts[seat]!.palaces} few={FEW} middle />
            <span class="tower">
              <i class="courses" />
            </span>
            <span class="name-plate">
              <Badge seat={seat} size={30} />
              <Name name={name} /> <b class="total">{total}</b> <PointsSign name={words.vp} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
