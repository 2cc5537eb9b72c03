/** The panel of Play in which the open decision, or the one that is looked at, is analysed. */
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { useTable } from "../table";
import type { Ranking } from "../wire";
import { Ranked } from "./ranked";
import { useCounting } from "./use-counting";

export function AnalysePanel() {
  const { words, line, past, aim } = useTable();
  const { timeline } = line.snapshot;
  const node = past?.step?.node ?? timeline.path[timeline.at];
  const { sheet: ranking, act, talk } = useCounting<Ranking>("analyse", { node, game: timeline.game });
  const change = useTalk();
  return (
    <Panel name="analyse" title={words.analyse}>
      <Notice text={change.notice ?? talk.notice} />
      {ranking && (
        <Ranked
          key={ranking.node}
          ranking={ranking}
          act={act}
          look={past?.step ? undefined : aim}
          // Who goes elsewhere looks back no longer
          tryIt={(move) => change.send({ kind: "branch", act: "try", node, move }, () => past?.leave())}
        />
      )}
    </Panel>
  );
}
