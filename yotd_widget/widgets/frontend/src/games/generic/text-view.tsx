/** The table in words: a table for each area. */
import { AreaFacts } from "../../shell/areas/facts";
import type { Board } from "../../shell/areas/wire";
import { ResultTable } from "../../shell/reading/result";
import { useTable } from "../../shell/table";

export function TextView() {
  const { result, board } = useTable<Board>().snapshot;
  return (
    <>
      {result && <ResultTable result={result} />}
      <AreaFacts areas={board.areas} />
    </>
  );
}
