/** `Analyse`: the options of a decision, ranked while one looks. */
import { Ranked } from "../shell/analysing/ranked";
import { useCounting } from "../shell/analysing/use-counting";
import { TalkBanner } from "../shell/host/banner";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { Root } from "../shell/root";
import type { Ranking } from "../shell/wire";

type AnalyseModel = Model<{ title: string; sheet: Ranking }>;

export function AnalyseView({ model }: { model: AnalyseModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Analysed model={model} />
    </Root>
  );
}

/** What Python has found without being asked is shown at once. */
function Analysed({ model }: { model: AnalyseModel }) {
  const drawn = useTrait(model, "sheet");
  const of = { language: useTrait(model as Model, "language") };
  const { sheet, act, talk } = useCounting<Ranking>("analyse", of, drawn);
  const ranking = sheet ?? drawn;
  return (
    <>
      <TalkBanner talk={talk} />
      <Notice text={talk.lost ? null : talk.notice} />
      {ranking.asked && <p class="analyse-asked">{ranking.asked}</p>}
      <Ranked ranking={ranking} act={act} />
    </>
  );
}
