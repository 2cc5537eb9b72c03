/** `Ledger`: points by cause and month, needs of the events ahead. */

import { type Model, useTrait } from "../shell/model";
import { Ledger, type Sheet } from "../shell/reading/ledger";
import { Root } from "../shell/root";

type LedgerModel = Model<{ title: string; sheet: Sheet }>;

export function LedgerView({ model }: { model: LedgerModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Ledger sheet={useTrait(model, "sheet")} />
    </Root>
  );
}
