/** `Play`: a board to play on. */

import { ChancesPanel } from "../shell/analysing/chances";
import { AnalysePanel } from "../shell/analysing/panel";
import { ReviewPanel } from "../shell/analysing/review";
import { CommandPanel } from "../shell/deciding/command";
import { WhyPanel } from "../shell/deciding/why";
import { Frame } from "../shell/frame";
import { type GameTable, useGame } from "../shell/game";
import { Fullscreen } from "../shell/host/fullscreen";
import type { PlayModel } from "../shell/host/kernel";
import { OpenPanel, SavePanel, SharePanel } from "../shell/keeping/panels";
import { OnwardPanel } from "../shell/onward/panel";
import { Standing } from "../shell/onward/standing";
import { HelpPanel } from "../shell/panels/help";
import { LogPanel } from "../shell/panels/log";
import { type PanelEntry, PanelList, Panels, useOpenPanel } from "../shell/panels/panels";
import { BranchesPanel, ComparePanel, PointsPanel } from "../shell/panels/reading";
import { TextPanel } from "../shell/panels/text";
import { Foot, Tools } from "../shell/panels/tools";
import { Stage } from "../shell/stage";
import { PastBar } from "../shell/time/past-bar";
import { Timeline } from "../shell/time/timeline";

/** In the order of their buttons: what is asked for most first. */
const PANELS: readonly PanelEntry[] = [
  { name: "why", key: "w", word: "why", Panel: WhyPanel, where: "bar" },
  { name: "command", key: "/", word: "command", Panel: CommandPanel, where: "bar" },
  { name: "log", key: "l", word: "log", Panel: LogPanel, where: "foot", near: true },
  { name: "points", key: "s", word: "points", Panel: PointsPanel, where: "whole" },
  { name: "text", key: "t", word: "text", Panel: TextPanel, where: "whole" },
  { name: "help", key: "?", word: "help", Panel: HelpPanel, where: "foot" },
  { name: "branches", key: "b", word: "branches", Panel: BranchesPanel, where: "foot" },
  { name: "onward", key: "n", word: "onward", Panel: OnwardPanel, where: "foot" },
  { name: "compare", key: "c", word: "compare", Panel: ComparePanel, where: "whole" },
  { name: "analyse", key: "a", word: "analyse", Panel: AnalysePanel, where: "foot" },
  { name: "chances", key: "o", word: "chances", Panel: ChancesPanel, where: "foot" },
  { name: "review", key: "v", word: "review", Panel: ReviewPanel, where: "foot" },
  { name: "save", key: "d", word: "save", Panel: SavePanel, where: "foot" },
  { name: "share", key: "e", word: "share", Panel: SharePanel, where: "foot" },
  { name: "open", key: "f", word: "open", Panel: OpenPanel, where: "foot" },
];

export function PlayView({ model }: { model: PlayModel }) {
  return (
    <PanelList.Provider value={PANELS}>
      <Frame model={model} foot>
        <Played />
      </Frame>
    </PanelList.Provider>
  );
}

/** The game's table, or a panel in its place; below it tools, the timeline, and what is folded away. */
function Played() {
  const { Table, Drawers } = useGame<GameTable>();
  const whole = useOpenPanel("whole");
  return (
    <>
      {whole && <PastBar />}
      <Standing />
      {whole && (
        <Stage>
          <whole.Panel />
        </Stage>
      )}
      <Stage away={Boolean(whole)} bar>
        <Table />
      </Stage>
      <Foot>
        <Tools />
        {!whole && Drawers && <Drawers />}
        <Fullscreen />
        <Timeline />
      </Foot>
      <Panels where="foot" />
    </>
  );
}
