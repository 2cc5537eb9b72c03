/** `Compare`: positions beside each other. */
import { type Model, useTrait } from "../shell/model";
import { Compared, type Comparison } from "../shell/reading/compare";
import { Root } from "../shell/root";

type CompareModel = Model<{ title: string; comparison: Comparison }>;

export function CompareView({ model }: { model: CompareModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Compared comparison={useTrait(model, "comparison")} />
    </Root>
  );
}
