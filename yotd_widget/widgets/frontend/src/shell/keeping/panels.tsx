/** *Save*, *Share* and *Open* of a board that is played on. */
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { useTable } from "../table";
import { fill } from "../words";
import { useSave } from "./save";
import { OpenSheet, ShareSheet } from "./sheets";

/** It saves as it opens, and says under which name. */
export function SavePanel() {
  const { words } = useTable();
  const [said, say] = useState<string | null>(null);
  const [save, talk] = useSave((name) => say(fill(words.saved, { 1: name })));
  useEffect(save, []);
  return (
    <Panel name="save" title={words.save}>
      <Notice text={talk.notice} />
      <p aria-live="polite">{said}</p>
    </Panel>
  );
}

export function SharePanel() {
  const { words, past, line } = useTable();
  return (
    <Panel name="share" title={words.share}>
      <ShareSheet of={line.snapshot} node={past?.step?.node} />
    </Panel>
  );
}

export function OpenPanel() {
  const { words, past, line, toggle, confirm } = useTable();
  const done = (told: string) => {
    past?.leave();
    toggle("open");
    confirm(told);
  };
  return (
    <Panel name="open" title={words.open}>
      <OpenSheet of={line.snapshot} done={done} />
    </Panel>
  );
}
