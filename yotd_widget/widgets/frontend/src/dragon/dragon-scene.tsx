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
import { CourtRow } from "./courts";
import { Folds } from "./folds";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { Year } from "./year";

interface Props {
  compact?: boolean;
  /** Seat whose court is in full; null: the one that the position is about. */
  court?: number | null;
  /** The reader opens another court; without it the scene keeps track of that by itself. */
  onCourt?(seat: number): void;
  /** Scenes that it is compared with: what one of them shows, all show. */
  beside?: Scene[];
  /** Which of "year", "groups" and "offer" are shown, whatever the phase is about. */
  regions?: readonly string[];
}

export function DragonScene({ compact = false, court = null, onCourt, beside = [], regions }: Props) {
  const { snapshot } = useTable<Board>();
  const { focus, groups } = snapshot.board;
  const { result } = snapshot;
  const shown = regions ?? [compact ? "" : "year", focus, ...beside.map((scene) => (scene.board as Board).focus)];
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
      {!result && <SceneCourts court={court} onCourt={onCourt} />}
      {!compact && (
        <div class="foot">
          <Folds />
        </div>
      )}
    </>
  );
}

function SceneCourts({ court, onCourt }: { court: number | null; onCourt?(seat: number): void }) {
  const [opened, setOpened] = useState(court);
  // Python, or a view around the scene, opens another court
  useEffect(() => setOpened(court), [court]);
  return <CourtRow seat={onCourt ? court : opened} open={onCourt ?? setOpened} />;
}
