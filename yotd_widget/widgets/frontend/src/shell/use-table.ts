/** Keeps what the reader looks at and carries out presses. */
import { useEffect, useState } from "preact/hooks";
import type { Kernel, Line } from "./kernel";
import type { PanelName, Table } from "./table";
import type { Words } from "./words";

export function useTableState(kernel: Kernel, line: Line): Table {
  const { snapshot } = line;
  const [looked, setLooked] = useState<string | null>(null);
  const [armed, setArmed] = useState<string | null>(null);
  const [needsEngine, setNeedsEngine] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const gone = looked !== null && !snapshot.choices[looked];

  // A new position disarms what was chosen on the old one
  useEffect(() => setArmed(null), [snapshot]);
  useEffect(() => {
    if (line.trouble !== "lost") setNeedsEngine(false);
  }, [line.trouble]);

  function send(ask: Parameters<Kernel["ask"]>[0]) {
    if (line.trouble !== "lost") return void kernel.ask(ask);
    setNeedsEngine(true);
    kernel.ping(true);
  }

  return {
    snapshot,
    words: snapshot.words as Words,
    line,
    kernel,
    looked: gone ? null : looked,
    look: setLooked,
    press(place, by) {
      setLooked(place);
      const choice = snapshot.choices[place];
      if (!choice || choice.state === "blocked" || line.waiting) return;
      if (by === "touch" && armed !== place) return setArmed(place);
      send({ kind: choice.state === "chosen" ? "take_back" : "play", move: choice.move });
    },
    needsEngine,
    travel: send,
    panel,
    toggle: (name) => setPanel(panel === name ? null : name),
  };
}
