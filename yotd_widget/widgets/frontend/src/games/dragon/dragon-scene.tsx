/** A position to look at: the stage without bar; compact without the year, or with the regions a question needs. */
import { useEffect, useState } from "preact/hooks";
import { Top } from "../../shell/drawn/head";
import type { SceneProps } from "../../shell/game";
import { Placards } from "../../shell/placard";
import type { Scene } from "../../shell/wire";
import { Land } from "./land";
import { regionOf } from "./places";
import { Drawers, Tray } from "./tray";
import { useDragon } from "./use-dragon";
import type { Board } from "./wire";
import { Year } from "./year";

export function DragonScene({ compact = false, seat = null, onSeat, beside = [], regions }: SceneProps) {
  const { words, snapshot, drawer } = useDragon();
  const [opened, setOpened] = useState(seat);
  // Python, or a view around the scene, opens another court
  useEffect(() => setOpened(seat), [seat]);
  const shown = regions ?? [compact ? "" : "year", focusOf(snapshot), ...beside.map(focusOf)];
  const trays = TRAYS.filter((name) => shown.includes(name));
  return (
    <>
      <Top board={snapshot.board} path={words.phases} />
      {shown.includes("year") && <Year />}
      <Land seat={onSeat ? seat : opened} open={onSeat ?? setOpened} />
      <Tray instead={snapshot.result || drawer ? undefined : trays} />
      {!compact && <Drawers />}
      <Placards />
    </>
  );
}

const TRAYS = ["groups", "offer"] as const;

const focusOf = ({ board }: Scene) => (board as Board).focus;

/** The year, the region of the phase, and whatever a question speaks of: of "year", "groups" and "offer" those it needs. */
export const regionsOf = (scene: Scene, places: readonly string[]) => ["year", focusOf(scene), ...places.map(regionOf)];
