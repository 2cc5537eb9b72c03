/** The city without a table on it, for the map and the end of a lesson; with what the players have, if there are any. */
import { times } from "../../shell/drawn/pieces";
import type { VistaProps } from "../../shell/game";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Landscape } from "./landscape";
import { Piece } from "./piece";
import type { Board } from "./wire";

/** So many are drawn one by one. */
const COUNTED = 7;

/** icon: the medal of a lesson; some set the hour. */
export function GugongVista({ icon, scene }: VistaProps) {
  const board = scene?.board as Board | undefined;
  const hour = board?.hour ?? (icon.endsWith("-night") ? "night" : icon.endsWith("-end") ? "dusk" : "day");
  return (
    <div class="vista gugong drawn">
      <div class="realm" data-hour={hour}>
        <Landscape />
        <Icon id="build-hall" class="far-hall" />
        <Icon id="build-terrace" class="far-terrace" />
        <span class="far-stairs" />
        <Icon id="build-pine" class="far-pine" />
        {board && (
          <div class="vista-people">
            {board.seats.map((seat) => (
              <div key={seat.seat}>
                <p>
                  <Badge seat={seat.seat} size={26} /> <b>{seat.name}</b> <b>{seat.vp}</b>
                </p>
                <span>
                  {times(Math.min(seat.pool, COUNTED), (nth) => (
                    <Piece key={nth} kind="servant" seat={seat.seat} />
                  ))}
                  {times(seat.jade, (nth) => (
                    <Icon key={`jade${nth}`} id="i-jade" class="i" />
                  ))}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
