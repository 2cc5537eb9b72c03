/** The table of In the Year of the Dragon: the region of the phase with its bar, the courts, and what is folded away. */
import { DecisionBar } from "../shell/bar";
import { HelpPanel } from "../shell/help";
import { LastLine } from "../shell/last-line";
import { LogPanel } from "../shell/log";
import { ResultTable } from "../shell/result";
import { StatusLine } from "../shell/status";
import { useTable } from "../shell/table";
import { TextPanel } from "../shell/text";
import { Timeline } from "../shell/timeline";
import { Tools } from "../shell/tools";
import { WhyPanel } from "../shell/why";
import type { Board } from "./board";
import { Courts } from "./courts";
import { Extras } from "./extras";
import { CourtsFold, GroupsFold, OfferFold } from "./folds";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { Year } from "./year";

export function DragonTable() {
  const { snapshot, panel } = useTable<Board>();
  const { focus } = snapshot.board;
  const bar = snapshot.decision && (
    <>
      <DecisionBar>
        <Extras />
      </DecisionBar>
      <WhyPanel />
    </>
  );
  return (
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
      <div class="foot">
        <Tools />
        <Timeline />
        {snapshot.result && <CourtsFold />}
        {focus !== "groups" && !snapshot.result && <GroupsFold />}
        {focus !== "offer" && !snapshot.result && <OfferFold />}
        <LastLine />
      </div>
      {panel === "log" && <LogPanel />}
      {panel === "text" && <TextPanel />}
      {panel === "help" && <HelpPanel />}
    </>
  );
}
