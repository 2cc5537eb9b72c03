/** The sheets of a bundle in their order: tokens, parts of the shell, the game's regions, and what lies upon them. */
import sprite from "../../../../describe/sprite.css";
import bar from "./deciding/bar.css";
import why from "./deciding/why.css";
import frame from "./frame.css";
import type { GameSheets } from "./game";
import onward from "./onward/onward.css";
import foot from "./panels/foot.css";
import placard from "./placard.css";
import place from "./place.css";
import projector from "./projector.css";
import compare from "./reading/compare.css";
import result from "./reading/result.css";
import scene from "./scene.css";
import tokens from "./tokens.css";

/** parts, upon: what the bundle has besides. */
export const layered = (game: GameSheets, parts: readonly string[], upon: readonly string[]): string =>
  [
    tokens,
    sprite,
    frame,
    bar,
    why,
    result,
    foot,
    onward,
    ...parts,
    ...game.regions,
    scene,
    compare,
    place,
    placard,
    ...upon,
    projector,
    ...game.above,
  ].join("\n");
