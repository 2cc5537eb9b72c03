/**
 * The end: the night after the last month. Each city stands on what it was worth, in the order of rank: a tower of its
 * points, true to scale; what they came from the bars below say. The windows of whoever has won are all lit.
 */
import { Badge } from "../../shell/parts/badge";
import { PointsSign } from "../../shell/parts/points";
import type { Result } from "../../shell/wire";
import { Name } from "./court";
import { Landscape } from "./landscape";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";

export function Finale({ result }: { result: Result }) {
  const { words, snapshot } = useDragon();
  const { courts } = snapshot.board;
  const most = Math.max(1, ...result.rows.map(({ total }) => total));
  return (
    <div class="land finale" data-season="winter" data-omen="evening" data-courts={courts.length} data-at="land">
      <Landscape omen="evening" />
      <ol class="ranks" style={{ "--ranks": result.rows.length }} aria-label={words.result}>
        {result.rows.map(({ seat, name, total }, rank) => (
          <li
            key={seat}
            class={rank ? "rank" : "rank first"}
            style={{ "--part": (Math.max(0, total) / most).toFixed(3) }}
            data-at={`court/${seat}`}
          >
            {rank === 0 && <span class="shine" aria-hidden="true" />}
            <Skyline palaces={courts[seat]!.palaces} middle />
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
