/** `Branches`: the tree of a game's futures, beside a Play or alone. */

import { useState } from "preact/hooks";
import { AnalysedBelow, AnalyseKey } from "../shell/analysing/fold";
import { TalkBanner } from "../shell/host/banner";
import { useTalk } from "../shell/host/talk";
import { Offer } from "../shell/keeping/offer";
import { KeepRow } from "../shell/keeping/row";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { BranchTree } from "../shell/reading/branches";
import { Root } from "../shell/root";
import type { Tree } from "../shell/wire";

type BranchesModel = Model<{ title: string; tree_view: Tree }>;

export function BranchesView({ model }: { model: BranchesModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Branches model={model} />
    </Root>
  );
}

function Branches({ model }: { model: BranchesModel }) {
  const talk = useTalk();
  const tree = useTrait(model, "tree_view");
  const [open, setOpen] = useState(false);
  const [said, say] = useState("");
  const branch = tree.branches.find(({ current }) => current)?.name;
  return (
    <>
      <TalkBanner talk={talk} />
      <Offer />
      <Notice text={talk.lost ? null : talk.notice} />
      <BranchTree tree={tree} act={(act) => talk.send({ kind: "branch", ...act })} />
      <KeepRow of={tree} say={say}>
        <AnalyseKey open={open} toggle={() => setOpen(!open)} />
      </KeepRow>
      <p class="quiet" aria-live="polite">
        {said}
      </p>
      {open && <AnalysedBelow of={{ at: tree.at, branch }} tries />}
    </>
  );
}
