/** All sheets in their order: tokens first, then the shell, then one sheet a region. */
import editor from "./dragon/editor/editor.css";
import projector from "./dragon/projector.css";
import { regionSheets } from "./dragon/sheets";
import textView from "./dragon/text-view.css";
import bar from "./shell/deciding/bar.css";
import command from "./shell/deciding/command.css";
import why from "./shell/deciding/why.css";
import frame from "./shell/frame.css";
import foot from "./shell/panels/foot.css";
import panel from "./shell/panels/panel.css";
import place from "./shell/place.css";
import branches from "./shell/reading/branches.css";
import compare from "./shell/reading/compare.css";
import ledger from "./shell/reading/ledger.css";
import result from "./shell/reading/result.css";
import scene from "./shell/scene.css";
import timeline from "./shell/time/timeline.css";
import tokens from "./shell/tokens.css";

export const styles = [
  tokens,
  frame,
  bar,
  panel,
  why,
  command,
  result,
  foot,
  timeline,
  ...regionSheets,
  textView,
  scene,
  branches,
  compare,
  ledger,
  place,
  editor,
  projector,
].join("\n");
