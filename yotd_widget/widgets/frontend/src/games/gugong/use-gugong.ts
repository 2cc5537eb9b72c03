/** The table as the regions of this game share it: with its board and its words. */
import { useTable } from "../../shell/table";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

export const useGugong = () => useTable<Board, GugongWords>();

/** Whether a move begins with a card of the hand, and none of its parts is picked: the officials come after it. */
export function useCardFirst(): boolean {
  const { snapshot, picked } = useGugong();
  return !picked.length && Object.keys(snapshot.choices).some((key) => /^card\/.*\+gift\//.test(key));
}
