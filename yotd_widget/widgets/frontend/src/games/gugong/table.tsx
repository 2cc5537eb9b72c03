/**
 * The table of Gùgōng as a stage: everything keeps its place, only what lies on the tray and the slip changes. Keys go from
 * the tray to the places and then to the slip, whatever lies above.
 */
import { AreaFacts } from "../../shell/areas/facts";
import { Bar } from "../../shell/deciding/bar";
import type { SceneProps } from "../../shell/game";
import { Placards } from "../../shell/placard";
import { ResultTable } from "../../shell/reading/result";
import { useTable } from "../../shell/table";
import { Prices } from "./cards";
import { Hand, Tray } from "./hand";
import { Head } from "./head";
import { Realm } from "./realm";
import { Seats } from "./seats";
import { looksOf, useCardFirst, useGugong } from "./use-gugong";
import type { Board } from "./wire";

/** The place that a narrow page shows in full: what the reader has opened, else what is asked about; before that, none. */
function useOpen(): string {
  const { snapshot, drawer } = useGugong();
  const { officials } = snapshot.board;
  return drawer ?? officials.find(({ lit }) => lit)?.key ?? "";
}

export function GugongTable() {
  const cardFirst = useCardFirst();
  const table = useGugong();
  const { snapshot, press } = table;
  const open = useOpen();
  const { hand } = snapshot.board;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a digit is a short way to a card that can be pressed
    <div
      class={`${looksOf(table, open)} drawn${cardFirst ? " card-first" : ""}`}
      onKeyDown={(event) => {
        const { key, target } = event;
        if (
          !/^[1-9]$/.test(key) ||
          event.ctrlKey ||
          event.altKey ||
          (target as Element).matches("input, textarea, select")
        )
          return;
        const card = hand.cards.find((each) => each.value === Number(key) && snapshot.choices[each.place]);
        if (card) press(card.place, "key");
      }}
    >
      <Head />
      <Tray />
      <Realm open={open} />
      <Bar>
        <Prices />
      </Bar>
      <Seats />
      <Placards />
    </div>
  );
}

export function GugongScene({ compact = false }: SceneProps) {
  const table = useGugong();
  const { snapshot } = table;
  const open = useOpen();
  return (
    <div class={`${looksOf(table, open)} drawn`}>
      <Head />
      <Realm open={open} />
      {!compact && !snapshot.result && <Hand />}
      {!compact && <Seats />}
      <Placards />
    </div>
  );
}

export function TextView() {
  const { result, board } = useTable<Board>().snapshot;
  return (
    <>
      {result && <ResultTable result={result} />}
      <AreaFacts areas={board.areas} />
    </>
  );
}
