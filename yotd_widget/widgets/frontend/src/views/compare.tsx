/** `Compare`: positions beside each other. */
import { type Model, useTrait } from "../shell/model";
import { Compared } from "../shell/reading/compare";
import { Root } from "../shell/root";
import type { Comparison } from "../shell/wire";

type CompareModel = Model<{ title: string; comparison: Comparison }>;

export function CompareView({ model }: { model: CompareModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Compared comparison={useTrait(model, "comparison")} />
    </Root>
  );
}
