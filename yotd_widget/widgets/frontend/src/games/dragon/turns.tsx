/** Who decides in this phase, until the game is over. */
import { Turns as Row } from "../../shell/drawn/turns";
import { useDragon } from "./use-dragon";

export function Turns() {
  const { words, snapshot } = useDragon();
  return snapshot.result ? null : <Row name={words.turns} turns={snapshot.board.turns} />;
}
