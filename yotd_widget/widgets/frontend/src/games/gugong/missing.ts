/** What of a move in parts is still to be pressed: heard after each part, and where *Do it* comes too early. */
import { lastParts } from "../../shell/deciding/parts";
import type { Table } from "../../shell/table";
import { fill } from "../../shell/words";
import { textOf } from "./hand";
import { stillToHandIn } from "./purse";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

type Asking = Pick<Table<Board, GugongWords>, "snapshot" | "words" | "picked" | "target">;

export function missing(table: Asking): string {
  const { snapshot, words, picked } = table;
  const { prices, purses, active } = snapshot.board;
  const has = (kind: string) => picked.some((place) => place.startsWith(`${kind}/`));
  if (has("token") || has("rate")) {
    const { tokens, rates } = purses[active]!;
    return stillToHandIn(table, tokens, rates);
  }
  const open = lastParts(
    snapshot.choices,
    picked,
    prices.map(({ place }) => place),
  );
  const named = prices.filter(({ place }) => open.includes(place)).map(textOf);
  if (named.length && !prices.some(({ place }) => picked.includes(place)))
    return fill(words.howToPay, { ways: named.join(", ") });
  if (has("card") !== has("gift")) return has("card") ? words.nowOfficial : words.nowCard;
  return "";
}
