/** The table of In the Year of the Dragon as a stage: everything keeps its place, only what lies on the tray changes. */
import { Bar } from "../../shell/deciding/bar";
import { Placards } from "../../shell/placard";
import { Eaves, StatusLine } from "../../shell/status";
import { useCourts } from "./courts";
import { Land } from "./land";
import { Tray } from "./tray";
import { Turns } from "./turns";
import { Year } from "./year";

export function DragonTable() {
  const courts = useCourts();
  return (
    <>
      <Eaves />
      <div class="top">
        <StatusLine />
        <Turns />
      </div>
      <Year />
      <Land {...courts} />
      <Tray />
      <Bar />
      <Placards />
    </>
  );
}
