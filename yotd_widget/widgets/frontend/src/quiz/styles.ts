/** The sheets that questions need: tokens first, then the shell, then one sheet a region. */
import city from "../dragon/city.css";
import court from "../dragon/court.css";
import groups from "../dragon/groups.css";
import hand from "../dragon/hand.css";
import offer from "../dragon/offer.css";
import order from "../dragon/order.css";
import others from "../dragon/others.css";
import projector from "../dragon/projector.css";
import room from "../dragon/room.css";
import spriteColours from "../dragon/sprite.css";
import wall from "../dragon/wall.css";
import year from "../dragon/year.css";
import bar from "../shell/deciding/bar.css";
import why from "../shell/deciding/why.css";
import frame from "../shell/frame.css";
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
  spriteColours,
  order,
  year,
  wall,
  groups,
  offer,
  hand,
  court,
  city,
  room,
  others,
  scene,
  compare,
  ruleCard,
  place,
  projector,
  quiz,
  tally,
  answers,
].join("\n");
