/** `Analyse`: the options of a decision, ranked while one looks. */
import { Ranked } from "../shell/analysing/ranked";
import { useCounting } from "../shell/analysing/use-counting";
import { TalkBanner } from "../shell/host/banner";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { Root } from "../shell/root";
import type { Ranking } from "../shell/wire";

type AnalyseModel = Model<{ title: string; ranking_view: Ranking }>;

export function AnalyseView({ model }: { model: AnalyseModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Analysed model={model} />
    </Root>
  );
}

/** What Python has found without being asked is shown at once. */
function Analysed({ model }: { model: AnalyseModel }) {
  const drawn = useTrait(model, "ranking_view");
  const {
    sheet: ranking,
    act,
    talk,
  } = useCounting<Ranking>("analyse", { language: useTrait(model as Model, "language") }, drawn);
  const shown = ranking && ranking.done > drawn.done ? ranking : drawn;
  const stage = ranking?.stage ?? drawn.stage;
  return (
    <>
      <TalkBanner talk={talk} />
      <Notice text={talk.lost ? null : talk.notice} />
      {shown.asked && <p class="analyse-asked">{shown.asked}</p>}
      <Ranked ranking={{ ...shown, stage }} act={act} />
    </>
  );
}
