/** A position of a game without drawings. Everything is in sight, so there is nothing to fold or to leave out. */

import { Areas } from "../../shell/areas/areas";
import { ResultTable } from "../../shell/reading/result";
import { StatusLine } from "../../shell/status";
import { useTable } from "../../shell/table";

export function GenericScene() {
  const { result } = useTable().snapshot;
  return (
    <>
      <div class="top">
        <StatusLine />
      </div>
      {result && <ResultTable result={result} />}
      <Areas />
    </>
  );
}
