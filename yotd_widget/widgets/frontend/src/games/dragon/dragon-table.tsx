/** The table of In the Year of the Dragon: the region of the phase with its bar, and the courts. */
import { Bar } from "../../shell/deciding/bar";
import { ResultTable } from "../../shell/reading/result";
import { StatusLine } from "../../shell/status";
import { Courts } from "./courts";
import { Extras } from "./extras";
import { Groups } from "./groups";
import { Market } from "./market";
import { Order } from "./order";
import { useDragon } from "./use-dragon";
import { Year } from "./year";

export function DragonTable() {
  const { snapshot } = useDragon();
  const { focus } = snapshot.board;
  const bar = (
    <Bar>
      <Extras />
    </Bar>
  );
  return (
    <>
      <div class="top">
        <StatusLine />
        <Order />
      </div>
      <Year />
      {snapshot.result && <ResultTable result={snapshot.result} />}
      {focus === "groups" && <Groups />}
      {focus === "offer" && <Market />}
      {focus !== "court" && bar}
      {!snapshot.result && <Courts>{focus === "court" && bar}</Courts>}
    </>
  );
}
