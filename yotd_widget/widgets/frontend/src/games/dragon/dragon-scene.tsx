/** A position to look at: all regions of the table without tools and bar, the one that the phase is about in full. */
import { useEffect, useState } from "preact/hooks";
import type { SceneProps } from "../../shell/game";
import { ResultTable } from "../../shell/reading/result";
import { StatusLine } from "../../shell/status";
import type { Scene } from "../../shell/wire";
import { CourtRow } from "./courts";
import { Folds } from "./folds";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { regionOf } from "./places";
import { useDragon } from "./use-dragon";
import type { Board } from "./wire";
import { Year } from "./year";

export function DragonScene({ compact = false, seat = null, onSeat, beside = [], regions }: SceneProps) {
  const { snapshot } = useDragon();
  const { focus, groups } = snapshot.board;
  const { result } = snapshot;
  const shown = regions ?? [compact ? "" : "year", focus, ...beside.map(focusOf)];
  return (
    <>
      <div class="top">
        <StatusLine />
        <Order />
      </div>
      {shown.includes("year") && <Year />}
      {result && <ResultTable result={result} />}
      {shown.includes("groups") && groups.length > 0 && <Groups />}
      {shown.includes("offer") && <Market />}
      {!result && <SceneCourts seat={seat} onSeat={onSeat} />}
      {!compact && (
        <div class="foot">
          <Folds />
        </div>
      )}
    </>
  );
}

const focusOf = ({ board }: Scene) => (board as Board).focus;

/** The year, the region of the phase, and whatever a question speaks of: of "year", "groups" and "offer" those it needs. */
export const regionsOf = (scene: Scene, places: readonly string[]) => ["year", focusOf(scene), ...places.map(regionOf)];

function SceneCourts({ seat, onSeat }: { seat: number | null; onSeat?(seat: number): void }) {
  const [opened, setOpened] = useState(seat);
  // Python, or a view around the scene, opens another court
  useEffect(() => setOpened(seat), [seat]);
  return <CourtRow seat={onSeat ? seat : opened} open={onSeat ?? setOpened} />;
}
