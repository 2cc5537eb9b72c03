/** The land without a table on it, for the map and the end of a lesson; with the courts as they were left, if there are any. */
import type { VistaProps } from "../../shell/game";
import { Badge } from "../../shell/parts/badge";
import { Skyline } from "./skyline";
import type { Board } from "./wire";

/** So many courts find room side by side. */
const MOST = 3;

export function DragonVista({ icon, scene }: VistaProps) {
  const board = scene?.board as Board | undefined;
  const omen = /^event-(\w+)$/.exec(icon)?.[1];
  const season = board?.season ?? "spring";
  return (
    <div class="vista" data-season={season} data-omen={omen}>
      <svg class="icon scenery" viewBox="0 0 1256 372" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#scene-land" />
        {omen && <use href={`#scene-omen-${omen}`} />}
      </svg>
      <svg class="icon bough" viewBox="0 0 220 110" aria-hidden="true">
        <use href={`#branch-${season}`} />
      </svg>
      {board && (
        <div class="vista-courts">
          {board.courts.slice(0, MOST).map((court) => (
            <div key={court.seat} class="vista-court">
              <p>
                <Badge seat={court.seat} size={26} />
                <b>{court.name}</b>
                <b>{court.vp}</b>
              </p>
              <Skyline palaces={court.palaces} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
