/** Keeps what the reader looks at and carries out presses. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { wasLedTo } from "./focus";
import type { Kernel, Line } from "./kernel";
import type { PanelName, Table } from "./table";
import type { Words } from "./words";

/** Time for the mouse to get from a place to the bar. */
const GRACE_MS = 500;
/** A hand that rests trembles by less. */
const TREMBLE = 8;

interface Point {
  x: number;
  y: number;
}

export function useTableState(kernel: Kernel, line: Line, words: Words, root: RefObject<HTMLElement | null>): Table {
  const { snapshot } = line;
  const { revision } = snapshot;
  const [look, setLook] = useState<{ place: string; revision: number } | null>(null);
  const timer = useRef(0);
  const pointer = useRef<Point | null>(null);
  const resting = useRef<Point | null>(null);
  const [armed, setArmed] = useState<string | null>(null);
  const [needsEngine, setNeedsEngine] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  // A new position is shown without a preview until the reader looks again
  const looked = look?.revision === revision && snapshot.choices[look.place] ? look.place : null;

  // A new position disarms what was chosen on the old one
  useEffect(() => {
    setArmed(null);
    resting.current = pointer.current;
  }, [snapshot]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (line.trouble !== "lost") setNeedsEngine(false);
  }, [line.trouble]);

  function send(ask: Parameters<Kernel["ask"]>[0]) {
    if (line.trouble !== "lost") return void kernel.ask(ask);
    setNeedsEngine(true);
    kernel.ping(true);
  }

  function show(place: string) {
    clearTimeout(timer.current);
    setLook((now) => (now?.place === place && now.revision === revision ? now : { place, revision }));
  }

  /** Without the mouse, the reader looks where the keyboard has led. */
  function unpoint() {
    const focused = (root.current?.getRootNode() as ShadowRoot | undefined)?.activeElement as HTMLElement | null;
    const byKey = focused?.matches(":focus-visible") && !wasLedTo(focused);
    if (byKey && focused?.closest(".bar")) return;
    const place = byKey ? focused?.dataset.place : undefined;
    setLook((now) => (place && now ? { ...now, place } : null));
  }

  return {
    snapshot,
    words,
    line,
    kernel,
    looked,
    look: show,
    stir({ clientX: x, clientY: y }) {
      pointer.current = { x, y };
      const rest = resting.current;
      if (rest && Math.hypot(x - rest.x, y - rest.y) >= TREMBLE) resting.current = null;
    },
    away() {
      pointer.current = null;
      resting.current = null;
    },
    point(place) {
      if (!resting.current) show(place);
    },
    leave() {
      clearTimeout(timer.current);
      if (!armed) timer.current = setTimeout(unpoint, GRACE_MS);
    },
    stay: () => clearTimeout(timer.current),
    press(place, by) {
      show(place);
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
