/** What a click on the place does that the mouse points at. */
import { missing } from "../keys/habits";
import type { Table } from "../table";
import type { Choice } from "../wire";

/** A row of presses: what is done is done when its last piece is given. */
export const inRow = ({ snapshot }: Pick<Table, "snapshot">): boolean => snapshot.decision?.form === "row";

type Asked = Pick<Table, "snapshot" | "words" | "looked" | "waits">;

export function hintOf(choice: Choice, { snapshot: { decision }, words, looked, waits }: Asked): string {
  if (choice.state === "blocked") return choice.reason?.can ? words.clickToTry : "";
  if (waits(looked!)) return words.clickToSelect;
  if (choice.state === "chosen") return words.clickToTakeBack;
  const selects = decision?.form === "row" && missing(decision.progress) > 1;
  return selects ? words.clickToSelect : words.clickToDo;
}
