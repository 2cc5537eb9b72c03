/**
 * A position to look at: all regions of the table without tools and bar, the one that the phase is about in full.
 * Stands inside a `Still`. Compact: the regions that the phase is not about are left out, for several tables on a page.
 */
import { useEffect, useState } from "preact/hooks";
import { ResultTable } from "../shell/reading/result";
import { StatusLine } from "../shell/status";
import type { Scene } from "../shell/still";
import { useTable } from "../shell/table";
import type { Board } from "./board";
import { CourtView } from "./court";
import { CourtsFold, GroupsFold, OfferFold } from "./folds";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { Others } from "./others";
import { Year } from "./year";

interface Props {
  compact?: boolean;
  /** Seat whose court is in full; null: the one that the position is about. */
  court?: number | null;
  /** The reader opens another court; without it the scene keeps track of that by itself. */
  onCourt?(seat: number): void;
  /** Scenes that it is compared with: what one of them shows, all show. */
  beside?: Scene[];
}

export function DragonScene({ compact = false, court = null, onCourt, beside = [] }: Props) {
  const { snapshot } = useTable<Board>();
  const { focus, groups } = snapshot.board;
  const { result } = snapshot;
  const shows = (region: Board["focus"]) =>
    focus === region || beside.some((scene) => (scene.board as Board).focus === region);
  return (
    <>
      <div class="top">
        <StatusLine />
        <Order />
      </div>
      {!compact && <Year />}
      {result && <ResultTable result={result} />}
      {shows("groups") && groups.length > 0 && <Groups />}
      {shows("offer") && <Market />}
      {!result && <SceneCourts court={court} onCourt={onCourt} />}
      {!compact && (
        <div class="foot">
          {result && <CourtsFold />}
          {focus !== "groups" && !result && <GroupsFold />}
          {focus !== "offer" && !result && <OfferFold />}
        </div>
      )}
    </>
  );
}

function SceneCourts({ court, onCourt }: { court: number | null; onCourt?(seat: number): void }) {
  const { courts, active } = useTable<Board>().snapshot.board;
  const [opened, setOpened] = useState(court);
  // Python, or a view around the scene, opens another court
  useEffect(() => setOpened(court), [court]);
  const seat = (onCourt ? court : opened) ?? active;
  const shown = courts.find((each) => each.seat === seat) ?? courts[0]!;
  return (
    <div class="courts">
      <div class="shown">
        <CourtView key={shown.seat} court={shown} />
      </div>
      <Others courts={courts.filter((each) => each !== shown)} open={onCourt ?? setOpened} />
    </div>
  );
}
