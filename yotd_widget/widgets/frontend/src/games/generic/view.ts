/** Any game without drawings of its own, as the page looks at it. All of it is in sight: no place is folded away. */
import type { GameView } from "../../shell/game";
import areas from "./areas.css";
import { GenericScene } from "./generic-scene";
import type { Board } from "./wire";

export const GENERIC: GameView = {
  sprite: "",
  sheets: { regions: [areas], above: [] },
  Scene: GenericScene,
  ownerOf: () => null,
  playerOf: (place, scene) => (scene?.board as Board | undefined)?.areas.find(({ key }) => key === place)?.seat ?? null,
  folded: () => [],
  regionsOf: () => [],
};
