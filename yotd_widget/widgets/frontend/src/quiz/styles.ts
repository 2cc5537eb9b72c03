/** The sheets that questions need: tokens first, then the shell, then one sheet a region. */
import projector from "../dragon/projector.css";
import { regionSheets } from "../dragon/sheets";
import bar from "../shell/deciding/bar.css";
import why from "../shell/deciding/why.css";
import frame from "../shell/frame.css";
import foot from "../shell/panels/foot.css";
import place from "../shell/place.css";
import compare from "../shell/reading/compare.css";
import result from "../shell/reading/result.css";
import ruleCard from "../shell/reading/rule-card.css";
import scene from "../shell/scene.css";
import tokens from "../shell/tokens.css";
import answers from "./answers.css";
import quiz from "./quiz.css";
import tally from "./tally.css";

export const styles = [
  tokens,
  frame,
  bar,
  why,
  result,
  foot,
  ...regionSheets,
  scene,
  compare,
  ruleCard,
  place,
  projector,
  quiz,
  tally,
  answers,
].join("\n");
