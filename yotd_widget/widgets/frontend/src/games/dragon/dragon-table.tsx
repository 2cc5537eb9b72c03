/** The table of In the Year of the Dragon as a stage: everything keeps its place, only what lies on the tray changes. */
import { useState } from "preact/hooks";
import { Bar } from "../../shell/deciding/bar";
import { StatusLine } from "../../shell/status";
import { useCourts } from "./courts";
import { Land } from "./land";
import { Aside, Tray, type TrayName } from "./tray";
import { Turns } from "./turns";
import { useDragon } from "./use-dragon";
import { Year } from "./year";

export function DragonTable() {
  const { snapshot } = useDragon();
  const courts = useCourts();
  const [opened, setOpened] = useState<{ revision: number; tray: TrayName } | null>(null);
  const tray = opened?.revision === snapshot.revision ? opened.tray : null;
  return (
    <>
      <div class="top">
        <StatusLine />
        <Turns />
      </div>
      <Year />
      <Land {...courts} />
      <Tray instead={tray} />
      <Bar />
      <Aside open={tray} onOpen={(name) => setOpened(name && { revision: snapshot.revision, tray: name })} />
    </>
  );
}
