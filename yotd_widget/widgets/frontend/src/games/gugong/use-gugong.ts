/** The table as the regions of this game share it: with its board and its words. */
import { pricesOf } from "../../shell/drawn/cards";
import { type Table, useTable } from "../../shell/table";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

export const useGugong = () => useTable<Board, GugongWords>();

type Seen = Pick<Table<Board>, "snapshot" | "picked">;

/** Whether one place alone is asked about. */
export const isFocused = ({ board: { officials }, choices }: Seen["snapshot"]) =>
  officials.some(({ lit }) => lit) && !officials.some(({ place }) => choices[place]);

/** Whether the discard pile can be chosen from; pressed as well it lies open. */
export const isFan = ({ board: { hand }, choices }: Seen["snapshot"]) =>
  hand.discard.some(({ place }) => choices[place]);

/**
 * What is asked, for the sheets: with `:has()` on so much every change below would be looked through, and all of it styled
 * anew. open: the place that a narrow page shows in full.
 */
export function looksOf({ snapshot, picked }: Seen, open = ""): string {
  const { board, choices, result } = snapshot;
  const crowded = result || isFan(snapshot) || (open === "travel" && isFocused(snapshot));
  const given = !result && board.officials.some(({ place }) => choices[place]?.state === "chosen");
  const priced = pricesOf(snapshot, picked).length > 0;
  return ["gugong", board.meng && !result && "solo", crowded && "crowded", given && "given", priced && "priced"]
    .filter(Boolean)
    .join(" ");
}

/** Whether a move begins with a card of the hand, and none of its parts is picked: the officials come after it. */
export function useCardFirst(): boolean {
  const { snapshot, picked } = useGugong();
  return !picked.length && Object.keys(snapshot.choices).some((key) => /^card\/.*\+gift\//.test(key));
}
