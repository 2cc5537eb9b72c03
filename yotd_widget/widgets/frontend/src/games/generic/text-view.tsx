/** The table in words: a table for each area. */
import { Facts } from "../../shell/panels/text";
import { ResultTable } from "../../shell/reading/result";
import { useTable } from "../../shell/table";
import type { Board } from "./wire";

export function TextView() {
  const { result, board } = useTable<Board>().snapshot;
  return (
    <>
      {result && <ResultTable result={result} />}
      {board.areas.map(({ key, title, things }) => (
        <Facts key={key} name={key} caption={title} rows={things.map(({ name, text }) => [name, text])} />
      ))}
    </>
  );
}
