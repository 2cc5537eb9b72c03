/** The end: a pagoda for each player at dusk, a floor for each cause, as high as its points. */
import { times } from "../../shell/drawn/pieces";
import { type Storey, scored, storeysOf } from "../../shell/drawn/storeys";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import type { Result } from "../../shell/wire";
import { Landscape } from "./landscape";
import { Piece } from "./piece";
import { useGugong } from "./use-gugong";

/** Of the room that the highest pagoda has, in hundredths; the floors share it as their points, and none is too low. */
const wholeOf = (storeys: Storey[]) => storeys.reduce((sum, { part }) => sum + Number(part), 0);
const rowsOf = (storeys: Storey[]) => ({
  gridTemplateRows: storeys.map(({ part }) => `minmax(var(--lowest), ${part}fr)`).join(" "),
});

export function Finale({ result }: { result: Result }) {
  const { words, snapshot } = useGugong();
  const { palace, meng, causes } = snapshot.board;
  const storeys = storeysOf(result);
  const middle = Math.ceil(result.rows.length / 2);
  const inside = palace.doors.filter(({ seat }) => seat !== null);
  return (
    <div class="realm painted over" data-hour="dusk" data-at="realm">
      <Landscape />
      <ol class={`finale n${result.rows.length}`} style={{ "--players": result.rows.length }} aria-label={words.result}>
        {result.rows.map(({ seat, name, points, total }, rank) => {
          const envoy = palace.envoys.find((each) => each.seat === seat);
          const outside = envoy !== undefined && envoy.step < palace.steps && !(meng && seat === 1);
          const look = ["pagoda", outside && "out", !rank && !outside && "win"].filter(Boolean).join(" ");
          return (
            <li key={seat} class={look} data-at={`seat/${seat}`} style={{ order: rank < middle ? rank : rank + 1 }}>
              <p class="total">
                {scored(points) !== total && <s>{scored(points)}</s>}
                <b>{total}</b> <Icon id="mark-points" class="i" />
              </p>
              <span class="top-spire" />
              <ol
                style={{
                  "--floors": storeys[rank]!.length,
                  "--whole": wholeOf(storeys[rank]!),
                  ...rowsOf(storeys[rank]!),
                }}
              >
                {storeys[rank]!.map(({ cause, name: why, points: count, below }) => (
                  <li key={cause} style={{ "--c": below }}>
                    <Icon id="build-eave" class="eave" />
                    <Icon id={causes[why] ?? "mark-points"} class="i" />
                    <b>{count}</b> <span>{why}</span>
                  </li>
                ))}
              </ol>
              <p class="whose">
                <Badge seat={seat} size={26} />
                <b>{name}</b>
                <Piece kind="envoy" seat={seat} />
                {outside && <span class="left-out">{envoy.text}</span>}
              </p>
            </li>
          );
        })}
        <li class="gatehall" style={{ order: middle }} aria-hidden="true">
          <Icon id="build-hall" class="roof" />
          <ol class="doors">
            {palace.doors.map(({ points, seat }, nth) => (
              <li key={nth}>
                <b>{points}</b>
                {seat !== null && <Piece kind="envoy" seat={seat} />}
              </li>
            ))}
          </ol>
          <ol class="steps">
            {times(3, (nth) => (
              <li key={nth} />
            ))}
          </ol>
          <span class="below">
            {palace.envoys
              .filter(({ seat }) => !inside.some((door) => door.seat === seat))
              .map(({ seat }) => (
                <Piece key={seat} kind="envoy" seat={seat} />
              ))}
          </span>
        </li>
      </ol>
    </div>
  );
}
