/** `Chances`: what luck decides next, and what it would mean. */
import { Chanced } from "../shell/analysing/chances";
import { useCounting } from "../shell/analysing/use-counting";
import { TalkBanner } from "../shell/host/banner";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { Root } from "../shell/root";
import type { Chances } from "../shell/wire";

type ChancesModel = Model<{ title: string; sheet: Chances }>;

export function ChancesView({ model }: { model: ChancesModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Counted model={model} />
    </Root>
  );
}

/** What Python has found without being asked is shown at once. */
function Counted({ model }: { model: ChancesModel }) {
  const drawn = useTrait(model, "sheet");
  const of = { language: useTrait(model as Model, "language") };
  const { sheet, act, talk } = useCounting<Chances>("chances", of, drawn);
  return (
    <>
      <TalkBanner talk={talk} />
      <Notice text={talk.lost ? null : talk.notice} />
      <Chanced sheet={sheet ?? drawn} act={act} />
    </>
  );
}
