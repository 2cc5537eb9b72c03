/** The table of In the Year of the Dragon as a stage: everything keeps its place, only what lies on the tray changes. */
import { Bar } from "../../shell/deciding/bar";
import { Head } from "../../shell/drawn/head";
import { Placards } from "../../shell/placard";
import { useCourts } from "./courts";
import { Land } from "./land";
import { Tray } from "./tray";
import { useDragon } from "./use-dragon";
import { Year } from "./year";

export function DragonTable() {
  const courts = useCourts();
  const { words, snapshot } = useDragon();
  return (
    <>
      <Head board={snapshot.board} path={words.phases} />
      <Year />
      <Land {...courts} />
      <Tray />
      <Bar />
      <Placards />
    </>
  );
}
