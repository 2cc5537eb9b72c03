/** What of a move in parts is still to be pressed: heard after each part, and where *Do it* comes too early. */
import { stillToPay } from "../../shell/drawn/cards";
import type { Table } from "../../shell/table";
import { fill } from "../../shell/words";
import type { Board } from "./wire";
import type { RotundaWords } from "./words";

type Asking = Pick<Table<Board, RotundaWords>, "snapshot" | "words" | "picked">;

export function missing({ snapshot, words, picked }: Asking): string {
  const has = (kind: RegExp) => picked.some((place) => kind.test(place));
  if (has(/^lap/)) return stillToPay(snapshot, picked, words.howToPay);
  if (has(/^(leader|neutral)/) && !has(/^room/)) {
    const ways = Object.entries(snapshot.choices).filter(([key, { state }]) => state === "legal" && key.includes("+"));
    const open = ways.map(([key]) => key.split("+")).filter((parts) => picked.every((place) => parts.includes(place)));
    return fill(words.nowRoom, { n: new Set(open.map((parts) => parts[1])).size });
  }
  if (has(/^room/) && !has(/^(leader|neutral|good)/)) return words.nowLeader;
  if (has(/^neutral/) && !has(/^good/)) return words.nowGood;
  return has(/^good/) && !has(/^room/) ? words.nowPlace : "";
}
