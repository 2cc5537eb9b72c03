/** The table of a game without drawings: all areas, and below them the bar with whatever else can be chosen. */

import { Loose } from "../../shell/areas/loose";
import { Bar } from "../../shell/deciding/bar";
import { GenericScene } from "./generic-scene";

export function GenericTable() {
  return (
    <>
      <GenericScene />
      <Bar>
        <Loose />
      </Bar>
    </>
  );
}
