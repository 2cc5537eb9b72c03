/** Which court stands in the middle of the land: the one in question, unless the reader opens another. */
import { useEffect, useState } from "preact/hooks";
import { useStays } from "../../shell/motion/motion";
import { useDragon } from "./use-dragon";

export interface CourtsShown {
  /** Whose court is in full; null: of whom the position is about. */
  seat: number | null;
  open(seat: number): void;
}

export function useCourts(): CourtsShown {
  const { snapshot } = useDragon();
  const { active } = snapshot.board;
  const stays = useStays();
  const [opened, setOpened] = useState<number | null>(null);
  const decision = `${snapshot.decision?.id} ${active}`;
  // A new question brings the court in question back
  useEffect(() => setOpened(null), [decision]);
  return { seat: opened ?? stays, open: (other) => setOpened(other === active ? null : other) };
}
