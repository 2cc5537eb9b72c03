/** The analysis below what a view shows, and the button that opens it. */
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { useShared } from "../root";
import type { Ranking } from "../wire";
import { Ranked } from "./ranked";
import { useCounting } from "./use-counting";

interface Opened {
  open: boolean;
  toggle(): void;
}

export function AnalyseKey({ open, toggle }: Opened) {
  const { words } = useShared();
  return (
    <button type="button" class="tool" aria-expanded={open} onClick={toggle}>
      {words.analyse}
    </button>
  );
}

interface Props {
  /** As the message names the position, where a view may show several. */
  of: object;
  /** Whether a branch can be opened. */
  tries?: boolean;
}

export function AnalysedBelow({ of, tries }: Props) {
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
