/** What a click does on the place that the mouse points at, or Enter on the one where the keyboard is. */
import { missing } from "../keys/habits";
import type { Table } from "../table";
import type { Choice } from "../wire";

/** A row of presses: what is done is done when its last piece is given. */
export const inRow = ({ snapshot }: Pick<Table, "snapshot">): boolean => snapshot.decision?.form === "row";

type Asked = Pick<Table, "snapshot" | "words" | "looked" | "waits" | "pointed">;

export function hintOf(choice: Choice, { snapshot: { decision }, words, looked, waits, pointed }: Asked): string {
  if (!pointed && choice.state !== "blocked")
    return choice.state === "chosen" ? words.enterToTakeBack : words.enterToSelect;
  if (choice.state === "blocked") return choice.reason?.can ? words.clickToTry : "";
  if (waits(looked!)) return words.clickToSelect;
  if (choice.state === "chosen") return words.clickToTakeBack;
  const selects = decision?.form === "row" && missing(decision.progress) > 1;
  return selects ? words.clickToSelect : words.clickToDo;
}
