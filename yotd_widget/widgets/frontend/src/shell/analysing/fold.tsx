/** A button that opens the analysis below what a view shows. */
import { useState } from "preact/hooks";
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { useShared } from "../root";
import type { Ranking } from "../wire";
import { Ranked } from "./ranked";
import { useCounting } from "./use-counting";

interface Props {
  /** Changes with the position. */
  of: object;
  /** Whether a branch can be opened. */
  tries?: boolean;
}

export function AnalyseFold(props: Props) {
  const { words } = useShared();
  const [open, setOpen] = useState(false);
  return (
    <div class="analyse-fold">
      <button type="button" class="tool" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.analyse}
      </button>
      {open && <Unfolded {...props} />}
    </div>
  );
}

function Unfolded({ of, tries }: Props) {
  const { words } = useShared();
  const { sheet: ranking, act, talk } = useCounting<Ranking>("analyse", of);
  const change = useTalk();
  return (
    <div role="group" aria-label={words.analyse}>
      <Notice text={change.notice ?? talk.notice} />
      {ranking && (
        <Ranked
          key={ranking.node}
          ranking={ranking}
          act={act}
          tryIt={tries ? (move) => change.send({ kind: "branch", act: "try", node: ranking.node, move }) : undefined}
        />
      )}
    </div>
  );
}
