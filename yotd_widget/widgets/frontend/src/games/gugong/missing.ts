/** What of a move in parts is still to be pressed: heard after each part, and where *Do it* comes too early. */
import { stillToPay } from "../../shell/drawn/cards";
import type { Table } from "../../shell/table";
import { fill } from "../../shell/words";
import { stillToHandIn } from "./purse";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

type Asking = Pick<Table<Board, GugongWords>, "snapshot" | "words" | "picked" | "target">;

export function missing(table: Asking): string {
  const { snapshot, words, picked } = table;
  const { purses, active } = snapshot.board;
  const has = (kind: string) => picked.some((place) => place.startsWith(`${kind}/`));
  if (has("token") || has("rate")) {
    const { tokens, rates } = purses[active]!;
    return stillToHandIn(table, tokens, rates);
  }
  const toPay = stillToPay(snapshot, picked, words.howToPay);
  if (toPay) return toPay;
  if (has("card") === has("gift")) return "";
  if (has("gift")) return words.nowCard;
  const dear = snapshot.board.officials.some((official) => official.dear.some((card) => picked.includes(card)));
  return dear ? `${words.nowOfficial} ${fill(words.freeOrPay, words)}` : words.nowOfficial;
}
