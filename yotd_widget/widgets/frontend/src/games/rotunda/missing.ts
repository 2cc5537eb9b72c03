/** What of a move in parts is still to be pressed: heard after each part, and where *Do it* comes too early. */
import { stillToPay } from "../../shell/drawn/cards";
import type { Table } from "../../shell/table";
import type { Board } from "./wire";
import type { RotundaWords } from "./words";

type Asking = Pick<Table<Board, RotundaWords>, "snapshot" | "words" | "picked">;

export function missing({ snapshot, words, picked }: Asking): string {
  const has = (kind: RegExp) => picked.some((place) => kind.test(place));
  if (has(/^lap/)) return stillToPay(snapshot, picked, words.howToPay);
  if (has(/^(leader|neutral)/) && !has(/^room/)) return words.nowRoom;
  if (has(/^room/) && !has(/^(leader|neutral|good)/)) return words.nowLeader;
  if (has(/^neutral/) && !has(/^good/)) return words.nowGood;
  return has(/^good/) && !has(/^room/) ? words.nowRoom : "";
}
