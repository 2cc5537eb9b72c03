/** `Play`: a board to play on. */
import { DragonTable } from "../dragon/dragon-table";
import { Frame } from "../shell/frame";
import type { PlayModel } from "../shell/kernel";

export function PlayView({ model }: { model: PlayModel }) {
  return (
    <Frame model={model}>
      <DragonTable />
    </Frame>
  );
}
