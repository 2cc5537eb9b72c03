/** Any game without drawings of its own, as the page looks at it. All of it is in sight: no place is folded away. */

import areas from "../../shell/areas/areas.css";
import type { Board } from "../../shell/areas/wire";
import type { GameView } from "../../shell/game";
import { GenericScene } from "./generic-scene";
import stage from "./stage.css";

export const GENERIC: GameView = {
  sprite: "",
  sheets: { regions: [areas, stage], above: [] },
  Scene: GenericScene,
  ownerOf: () => null,
  playerOf: (place, scene) => (scene?.board as Board | undefined)?.areas.find(({ key }) => key === place)?.seat ?? null,
  folded: () => [],
  regionsOf: () => [],
};
