/** The end: at dusk a round tower for each player, a storey for each cause, as high as its points. */
import { storeysOf } from "../../shell/drawn/storeys";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import type { Result } from "../../shell/wire";
import { Leader } from "./piece";
import { useRotunda } from "./use-rotunda";

/** Lanterns rise into the sky: the smaller, the further. */
const LAMPS = [
  [44, 40, 26],
  [142, 58, 14],
  [236, 24, 19],
  [338, 66, 13],
  [440, 40, 24],
  [548, 72, 16],
  [690, 132, 21],
] as const;

export function Finale({ result }: { result: Result }) {
  const { causes } = useRotunda().snapshot.board;
  const storeys = storeysOf(result);
  const most = Math.max(...storeys.map(({ length }) => length));
  return (
    <div class="tulou over" data-at="house">
      <span class="moon" />
      <svg class="icon sky-lamps" viewBox="0 0 812 534" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
        {LAMPS.map(([x, y, width]) => (
          <use key={x} href="#lantern" x={x} y={y} width={width} height={width * 1.4} />
        ))}
      </svg>
      <ol class={`places-won n${result.rows.length}`} aria-label={result.title}>
        {result.rows.map(({ seat, name, total }, rank) => (
          <li
            key={seat}
            class={`tower seat-${seat + 1}${rank ? "" : " first"}`}
            data-at={`seat/${seat}`}
            style={{ "--nth": most }}
          >
            <p class="tower-total">
              <span class="sr">{rank + 1}</span>
              <b>{total}</b> <Icon id="mark-points" class="i" />
            </p>
            <Icon id="rooftop" class="tower-roof" />
            <ol>
              {storeys[rank]!.map(({ cause, name: why, points, part, below }) => (
                <li key={cause} class={colourOf(cause)} style={{ "--part": part, "--nth": below }} title={why}>
                  <Icon id={causes[why] ?? "mark-points"} class="i" />
                  <b>{points}</b> <span>{why}</span>
                </li>
              ))}
            </ol>
            <p class="tower-whose">
              <Leader seat={seat} kind="" nth={0} />
              <Badge seat={seat} size={24} />
              <b>{name}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Each cause of points has its own. */
const COLOURS = 10;

export const colourOf = (cause: number) => `cause-${cause % COLOURS}`;
