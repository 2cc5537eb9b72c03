/** The table of a game without drawings: all areas, and below them the bar with whatever else can be chosen. */
import { Bar } from "../../shell/deciding/bar";
import { GenericScene } from "./generic-scene";
import { Loose } from "./loose";

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
