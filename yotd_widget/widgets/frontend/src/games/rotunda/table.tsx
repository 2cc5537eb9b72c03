/** The table of Rotunda as a stage: the house never moves, only what lies in the panel and on the slip changes. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { AreaFacts } from "../../shell/areas/facts";
import type { Option } from "../../shell/areas/wire";
import { Bar } from "../../shell/deciding/bar";
import { Head } from "../../shell/drawn/head";
import { LessonBoard } from "../../shell/drawn/lesson-board";
import { People } from "../../shell/drawn/players";
import type { LessonProps, SceneProps } from "../../shell/game";
import { Placards } from "../../shell/placard";
import { ResultTable } from "../../shell/reading/result";
import { useTable } from "../../shell/table";
import type { Snapshot } from "../../shell/wire";
import { Cards, Prices } from "./cards";
import { House, type HouseSize } from "./house";
import { AltarView, areAsked, Now, Offers, Others, Own, Road, SeatView, Stocks } from "./panels";
import { useRotunda } from "./use-rotunda";
import type { Board } from "./wire";

function Upper() {
  const { words, snapshot } = useRotunda();
  return <Head board={snapshot.board} path={words.steps} brief={false} />;
}

/** What lies open, what the one who decides has, and the others; at the end the towers say it. children: what one has. */
function Belongings({ children = <Own /> }: { children?: ComponentChildren }) {
  if (useRotunda().snapshot.result) return null;
  return (
    <>
      <Offers />
      {children}
      <Others />
    </>
  );
}

export function RotundaTable() {
  const [{ small, column }, setSize] = useState<HouseSize>({ small: false, column: false });
  const { board, result } = useRotunda().snapshot;
  const look = ["rotunda drawn with-hand", result ? "ended" : areAsked(board) && "offers-asked"];
  return (
    <div class={look.filter(Boolean).join(" ")}>
      <Upper />
      <Road />
      <House canBeLow onSize={setSize} />
      {column && !result && <Own />}
      <Now small={small} />
      <Belongings>{column ? null : <Own />}</Belongings>
      <Bar>
        <Prices />
      </Bar>
      <Placards />
    </div>
  );
}

export function RotundaScene({ compact = false }: SceneProps) {
  return (
    <div class="rotunda drawn still">
      <Upper />
      {!compact && <Road />}
      <House />
      {!compact && <Belongings />}
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

/** What is left out of a step comes last. */
const liveFirst = ({ choices }: Snapshot, options: readonly Option[]) =>
  options.toSorted((one, other) => Number(isOut(choices, one)) - Number(isOut(choices, other)));
/** In a lesson the house is large enough to press its rooms there. */
const elsewhere = ({ choices, board }: Snapshot<Board>) =>
  board.options.filter(
    ({ place }) => !Object.keys(choices).some((key) => key.startsWith("leader/") && key.endsWith(`+${place}`)),
  );
const isOut = (choices: Snapshot["choices"], { place }: Option) => choices[place]?.state === "blocked";

/** The house, and beside it what is asked about: the Worship board, or what the reader has; what lies open where a step says so. */
export function RotundaLesson({ seat, regions: named, acts, children }: LessonProps) {
  const { words, snapshot } = useRotunda();
  const { board, decision } = snapshot;
  const about = seat ?? board.active;
  const regions = named?.length ? named : ["house", "own"];
  const options = elsewhere(snapshot);
  const asks = decision !== null && options.length > 0 && Object.keys(snapshot.choices).length > 0;
  return (
    <LessonBoard
      class="rotunda"
      snapshot={snapshot}
      shows={regions}
      acts={acts}
      people={<People name={words.players} seats={board.seats} View={SeatView} own={about} />}
      tray={children || (asks ? <Cards options={liveFirst(snapshot, options)} /> : null)}
    >
      <div class={board.altar ? "painted at-altar" : "painted"}>
        <House />
        <div class="beside">
          {board.altar ? <AltarView altar={board.altar} /> : regions.includes("own") && <Own />}
          {regions.includes("market") && <Offers />}
          <Stocks regions={regions} />
        </div>
      </div>
    </LessonBoard>
  );
}
