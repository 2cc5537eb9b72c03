/** `Play`: a board to play on. */
import { DragonTable } from "../dragon/dragon-table";
import { PANELS } from "../panels";
import { Frame } from "../shell/frame";
import type { PlayModel } from "../shell/host/kernel";
import { PanelList } from "../shell/panels/panels";

export function PlayView({ model }: { model: PlayModel }) {
  return (
    <PanelList.Provider value={PANELS}>
      <Frame model={model}>
        <DragonTable />
      </Frame>
    </PanelList.Provider>
  );
}
