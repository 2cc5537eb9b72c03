/** The land: sky and hills of the season, the court in full, its neighbours, the Great Wall and the person track. */
import type { ComponentType } from "preact";
import { useRef } from "preact/hooks";
import { Region } from "../../shell/region";
import { CourtView } from "./court";
import type { CourtsShown } from "./courts";
import { Finale } from "./finale";
import { Landscape } from "./landscape";
import { Others } from "./others";
import { Road } from "./road";
import { useDragon } from "./use-dragon";
import { WallRow } from "./wall";
import type { Court } from "./wire";

interface Props extends CourtsShown {
  /** How a court in full is drawn. */
  Full?: ComponentType<{ court: Court }>;
}

/** A finger that goes so far aside, and less up or down, turns to the next court. */
const SWIPE = 50;

export function Land({ seat, open, Full = CourtView }: Props) {
  const { board, result } = useDragon().snapshot;
  const { courts, active, season, omen, wall } = board;
  const from = useRef<{ x: number; y: number } | null>(null);
  if (result) return <Finale result={result} />;
  const shown = courts.find((court) => court.seat === (seat ?? active)) ?? courts[0]!;
  return (
    <div
      class={wall ? "land walled" : "land"}
      data-snow={season === "winter" && omen !== "drought" ? "" : undefined}
      data-courts={courts.length}
      data-at="land"
      onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
        from.current = pointerType === "touch" ? { x, y } : null;
      }}
      onPointerUp={({ clientX, clientY }) => {
        const [x, y] = from.current ? [clientX - from.current.x, clientY - from.current.y] : [0, 0];
        from.current = null;
        if (Math.abs(x) < SWIPE || Math.abs(y) > Math.abs(x)) return;
        const next = (courts.indexOf(shown) + (x < 0 ? 1 : courts.length - 1)) % courts.length;
        open(courts[next]!.seat);
      }}
    >
      <Landscape />
      <div class="fx behind" aria-hidden="true" />
      <div class="clear-sky" data-at="free" aria-hidden="true" />
      <Others courts={courts} shown={shown.seat} open={open} />
      <Full court={shown} />
      {wall && (
        <Region of={[wall]} has={(place) => /^wall\/\d+$/.test(place)}>
          <WallRow wall={wall} />
        </Region>
      )}
      <Road />
    </div>
  );
}
