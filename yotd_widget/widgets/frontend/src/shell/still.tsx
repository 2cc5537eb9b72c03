/** A position that is only looked at: the regions of a board draw it, nothing can be pressed. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { HouseRules } from "./onward/standing";
import { type Table, TableContext } from "./table";
import { History } from "./time/history";
import type { Scene, Snapshot } from "./wire";
import type { Words } from "./words";

interface Props {
  scene: Scene;
  words: Words;
  language: string;
  children: ComponentChildren;
}

export function Still({ scene, words, language, children }: Props) {
  const [drawer, open] = useState<string | null>(null);
  const table = { ...stillTable(stillSnapshot(scene, language), words), drawer, open };
  return (
    <TableContext.Provider value={table}>
      <HouseRules rules={scene.status.house} />
      {children}
    </TableContext.Provider>
  );
}

/** A snapshot of a scene in which nothing can be done. */
export function stillSnapshot(scene: Scene, language: string): Snapshot {
  return {
    revision: 0,
    language,
    title: "",
    decision: null,
    choices: {},
    recent: [],
    summary: "",
    heard: "",
    timeline: { at: 0, steps: 0, undo: false, redo: false, label: "", path: [] },
    rules: {},
    ...scene,
  };
}

const nothing = () => {};
const NO_HISTORY = new History({ game: 0, language: "" });

export function stillTable(snapshot: Snapshot, words: Words): Table {
  return {
    snapshot,
    words,
    line: {
      snapshot,
      history: NO_HISTORY,
      leap: true,
      waiting: false,
      sent: 0,
      takenBack: 0,
      trouble: "none",
      refusal: null,
      rescue: "",
    },
    past: null,
    kernel: null,
    looked: null,
    picked: [],
    unfinished: false,
    target: null,
    waits: () => false,
    needsEngine: false,
    clicked: false,
    kept: false,
    reminder: "",
    remind: nothing,
    told: "",
    confirmed: "",
    confirm: nothing,
    tell: nothing,
    wanting: "",
    repeat: nothing,
    repeated: null,
    pointed: false,
    letters: false,
    drawer: null,
    panel: null,
    open: nothing,
    look: nothing,
    aim: nothing,
    stir: nothing,
    away: nothing,
    point: nothing,
    leave: nothing,
    stay: nothing,
    press: nothing,
    travel: nothing,
    replay: nothing,
    toggle: nothing,
    keep: nothing,
    drop: nothing,
    setLetters: nothing,
  };
}
