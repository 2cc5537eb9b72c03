/** `TimelineView`: a game to walk through; all steps are there, so it needs no Python. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { WhyPanel } from "../shell/deciding/why";
import { useGame } from "../shell/game";
import { useKeys } from "../shell/keys/keys";
import { Live } from "../shell/live";
import { type Model, useTrait } from "../shell/model";
import { type PanelEntry, PanelList, Panels } from "../shell/panels/panels";
import { Root } from "../shell/root";
import { Stage } from "../shell/stage";
import { stillSnapshot, stillTable } from "../shell/still";
import { type PanelName, TableContext } from "../shell/table";
import { History } from "../shell/time/history";
import { pastSnapshot, usePast } from "../shell/time/past";
import { StepNote } from "../shell/time/step-note";
import { Timeline } from "../shell/time/timeline";
import type { SentStep } from "../shell/wire";

type TimelineModel = Model<{
  title: string;
  steps: SentStep[];
  rules: Record<string, string>;
  line: { path: number[]; at: number };
  /** The step that is looked at; every view of the widget follows. */
  pinned: number;
}>;

const PANELS: readonly PanelEntry[] = [{ name: "why", key: "w", word: "why", Panel: WhyPanel, where: "foot" }];

export function TimelineView({ model }: { model: TimelineModel }) {
  return (
    <PanelList.Provider value={PANELS}>
      <Walk model={model} />
    </PanelList.Provider>
  );
}

function Walk({ model }: { model: TimelineModel }) {
  const { Scene } = useGame();
  const root = useRef<HTMLElement>(null);
  const words = useTrait(model, "words");
  const language = useTrait(model, "language");
  const letters = useTrait(model, "letter_keys");
  const title = useTrait(model, "title");
  const steps = useTrait(model, "steps");
  const line = useTrait(model, "line");
  const [panel, setPanel] = useState<PanelName | null>(null);
  const history = useMemo(
    () => new History({ game: 0, language }).add(steps, model.get("rules")),
    [steps, language, model],
  );
  const present = useMemo(() => nowOf(history, line, language), [history, line, language]);
  const past = usePast(present, history, model.get("pinned"));
  usePinned(model, past);
  const step = past.step!;
  const snapshot = useMemo(() => pastSnapshot(present, history, step), [present, history, step]);
  const table = {
    ...stillTable(snapshot, words),
    past,
    letters,
    panel,
    toggle: (name: PanelName) => setPanel(panel === name ? null : name),
  };
  const onKeyDown = useKeys(table, root);
  return (
    <TableContext.Provider value={table}>
      <Root model={model as Model} title={title} element={root} onKeyDown={onKeyDown} aside={<Live />}>
        <Stage>
          <Scene />
        </Stage>
        <div class="foot">
          <Timeline />
        </div>
        <StepNote />
        <Panels where="foot" />
      </Root>
    </TableContext.Provider>
  );
}

/** The game's own moment, to which Escape returns. */
function nowOf(history: History, { path, at }: { path: number[]; at: number }, language: string) {
  const scene = history.scene(history.step(path[at])!);
  const timeline = { at, steps: path.length - 1, undo: false, redo: false, label: "", path };
  return { ...stillSnapshot(scene, language), timeline };
}

/**
 * The reader's pin goes to Python, and Python's comes here. Without Python it stays on the page. What only comes back
 * moves nothing: the reader may be further on by then.
 */
function usePinned(model: TimelineModel, past: ReturnType<typeof usePast>): void {
  const pinned = useTrait(model, "pinned");
  const at = past.pinned || !past.peeking ? past.at : null;
  const told = useRef(pinned);
  const echoes = useRef<number[]>([]);
  useEffect(() => {
    const echo = echoes.current.indexOf(pinned);
    echoes.current.splice(0, echo + 1);
    if (echo >= 0) return;
    told.current = pinned;
    past.pin(pinned);
  }, [pinned]);
  useEffect(() => {
    if (at === null || at === told.current) return;
    told.current = at;
    try {
      model.send({ kind: "pin", at, seq: 0 });
      echoes.current.push(at);
    } catch {
      // The page goes on alone
    }
  }, [at, model]);
}
