/** A button that opens the analysis below what a view shows. */
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { useShared } from "../root";
import type { Ranking } from "../wire";
import { Ranked } from "./ranked";
import { useCounting } from "./use-counting";

interface Props {
  /** As the message names the position, where a view may show several. */
  of: object;
  /** Whether a branch can be opened. */
  tries?: boolean;
  open: boolean;
  toggle(): void;
}

export function AnalyseFold(props: Props) {
  const { words } = useShared();
  const { open, toggle } = props;
  return (
    <div class="analyse-fold">
      <button type="button" class="tool" aria-expanded={open} onClick={toggle}>
        {words.analyse}
      </button>
      {open && <Unfolded of={props.of} tries={props.tries} />}
    </div>
  );
}

function Unfolded({ of, tries }: Pick<Props, "of" | "tries">) {
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
