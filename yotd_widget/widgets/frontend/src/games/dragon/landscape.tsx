/** What stands behind everything: decoration, drawn by tokens of season and omen. */
import { useDragon } from "./use-dragon";

/** omen: left out, that of the position. */
export function Landscape({ omen }: { omen?: string }) {
  const { board } = useDragon().snapshot;
  const hanging = omen ?? board.omen;
  return (
    <div class="sky" data-season={board.season} data-omen={hanging}>
      <svg class="icon scenery" viewBox="0 0 1256 372" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#scene-land" />
        {hanging && <use href={`#scene-omen-${hanging}`} />}
      </svg>
      <svg class="icon bough" viewBox="0 0 220 110" aria-hidden="true">
        <use href={`#branch-${board.season}`} />
      </svg>
    </div>
  );
}
