/** `Ledger`: points by cause and period, needs of the events ahead. */

import { type Model, useTrait } from "../shell/model";
import { Ledger } from "../shell/reading/ledger";
import { Root } from "../shell/root";
import type { Points } from "../shell/wire";

type LedgerModel = Model<{ title: string; sheet: Points }>;

export function LedgerView({ model }: { model: LedgerModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Ledger sheet={useTrait(model, "sheet")} />
    </Root>
  );
}
