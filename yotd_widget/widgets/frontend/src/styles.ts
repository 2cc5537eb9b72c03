/** All sheets in their order: tokens first, then the shell, then one sheet a region. */
import city from "./dragon/city.css";
import court from "./dragon/court.css";
import groups from "./dragon/groups.css";
import hand from "./dragon/hand.css";
import offer from "./dragon/offer.css";
import order from "./dragon/order.css";
import others from "./dragon/others.css";
import room from "./dragon/room.css";
import spriteColours from "./dragon/sprite.css";
import wall from "./dragon/wall.css";
import year from "./dragon/year.css";
import bar from "./shell/bar.css";
import foot from "./shell/foot.css";
import frame from "./shell/frame.css";
import panel from "./shell/panel.css";
import place from "./shell/place.css";
import result from "./shell/result.css";
import tokens from "./shell/tokens.css";

export const styles = [
  tokens,
  frame,
  bar,
  panel,
  result,
  foot,
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
  place,
].join("\n");
