/** The table of In the Year of the Dragon: the region of the phase with its bar, the courts, and what is folded away. */
import { DecisionBar } from "../shell/deciding/bar";
import { Fullscreen } from "../shell/host/fullscreen";
import { Panels, useOpenPanel } from "../shell/panels/panels";
import { Tools } from "../shell/panels/tools";
import { ResultTable } from "../shell/reading/result";
import { Stage } from "../shell/stage";
import { StatusLine } from "../shell/status";
import { useTable } from "../shell/table";
import { LastLine } from "../shell/time/last-line";
import { PastBar } from "../shell/time/past-bar";
import { Timeline } from "../shell/time/timeline";
import type { Board } from "./board";
import { Courts } from "./courts";
import { Extras } from "./extras";
import { Folds } from "./folds";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { Year } from "./year";

export function DragonTable() {
  const { snapshot, past } = useTable<Board>();
  const { focus } = snapshot.board;
  const whole = useOpenPanel("whole");
  const bar = (snapshot.decision || past?.step) && (
    <>
      {past?.step ? (
        <PastBar />
      ) : (
        <DecisionBar>
          <Extras />
        </DecisionBar>
      )}
      <Panels where="bar" />
    </>
  );
  const board = (
    <>
      <div class="top">
        <StatusLine />
        <Order />
      </div>
      <Year />
      {snapshot.result && <ResultTable result={snapshot.result} />}
      {focus === "groups" && <Groups />}
      {focus === "offer" && <Market />}
      {focus !== "court" && bar}
      {!snapshot.result && <Courts>{focus === "court" && bar}</Courts>}
    </>
  );
  return (
    <>
      {whole && <PastBar />}
      <Stage>{whole ? <whole.Panel /> : board}</Stage>
      <div class="foot">
        <Tools />
        <Fullscreen />
        <Timeline />
        {!whole && <Folds />}
        <LastLine />
      </div>
      <Panels where="foot" />
    </>
  );
}
