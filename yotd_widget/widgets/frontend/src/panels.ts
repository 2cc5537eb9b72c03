/** The panels of Play, in the order of their buttons: one line each. */
import { BranchesPanel, ComparePanel, PointsPanel } from "./dragon/reading-panels";
import { DragonTextPanel } from "./dragon/text-view";
import { CommandPanel } from "./shell/deciding/command";
import { WhyPanel } from "./shell/deciding/why";
import { HelpPanel } from "./shell/panels/help";
import { LogPanel } from "./shell/panels/log";
import type { PanelEntry } from "./shell/panels/panels";

export const PANELS: readonly PanelEntry[] = [
  { name: "why", key: "w", word: "why", Panel: WhyPanel, where: "bar" },
  { name: "command", key: "/", word: "command", Panel: CommandPanel, where: "bar" },
  { name: "branches", key: "b", word: "branches", Panel: BranchesPanel, where: "foot" },
  { name: "compare", key: "c", word: "compare", Panel: ComparePanel, where: "whole" },
  { name: "points", key: "s", word: "points", Panel: PointsPanel, where: "whole" },
  { name: "log", key: "l", word: "log", Panel: LogPanel, where: "foot" },
  { name: "text", key: "t", word: "text", Panel: DragonTextPanel, where: "whole" },
  { name: "help", key: "?", word: "help", Panel: HelpPanel, where: "foot" },
];
