/** Keeps what the reader looks at and carries out presses. */
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ask, Kernel, Line } from "./host/kernel";
import { wasLedTo } from "./keys/focus";
import { type Habits, waits } from "./keys/habits";
import type { PanelName, Table } from "./table";
import { GRACE_MS, pastSnapshot, usePast } from "./time/past";
import type { Words } from "./words";

/** A hand that rests trembles by less. */
const TREMBLE = 8;

interface Point {
  x: number;
  y: number;
}

export function useTableState(
  kernel: Kernel,
  line: Line,
  words: Words,
  root: RefObject<HTMLElement | null>,
  habits: Habits,
): Table {
  const { snapshot } = line;
  const { revision } = snapshot;
  const [look, setLook] = useState<{ place: string; revision: number } | null>(null);
  const timer = useRef(0);
  const pointer = useRef<Point | null>(null);
  const resting = useRef<Point | null>(null);
  const wanted = useRef<string | undefined>(undefined);
  const [armed, setArmed] = useOn<string | null>(revision, null);
  const [needsEngine, setNeedsEngine] = useState(false);
  const [kept, keep] = useOn(revision, false);
  const [reminder, remind] = useOn(revision, "");
  const [panel, setPanel] = useState<PanelName | null>(null);
  // A new position is shown without a preview until the reader looks again
  const looked = look?.revision === revision && snapshot.choices[look.place] ? look.place : null;

  useEffect(() => {
    resting.current = pointer.current;
    const place = wanted.current;
    wanted.current = undefined;
    if (!place || !snapshot.choices[place]) return;
    setLook({ place, revision });
    setArmed(place);
  }, [snapshot]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (line.trouble !== "lost") setNeedsEngine(false);
  }, [line.trouble]);

  const past = usePast(snapshot, line.history);
  const { step } = past;
  const shown = useMemo(
    () => (step ? pastSnapshot(snapshot, line.history, step) : snapshot),
    [snapshot, line.history, step],
  );

  /** Does what needs Python, or says that it is gone. */
  function send(act: () => void) {
    if (line.trouble !== "lost") return act();
    setNeedsEngine(true);
    kernel.ping(true);
  }

  function show(place: string) {
    clearTimeout(timer.current);
    if (kept) return;
    remind("");
    setLook((now) => (now?.place === place && now.revision === revision ? now : { place, revision }));
  }

  /** Without the mouse, the reader looks where the keyboard has led. */
  function unpoint() {
    if (kept) return;
    const focused = (root.current?.getRootNode() as ShadowRoot | undefined)?.activeElement as HTMLElement | null;
    const byKey = focused?.matches(":focus-visible") && !wasLedTo(focused);
    if (byKey && focused?.closest(".bar")) return;
    const place = byKey ? focused?.dataset.place : undefined;
    setLook((now) => (place && now ? { ...now, place } : null));
  }

  function travel(ask: Ask) {
    send(() => {
      kernel.ask(ask);
      if (kernel.line.trouble === "lost") setNeedsEngine(true);
      else past.leaveThen();
    });
  }

  const acts = useSame({
    look: show,
    stir({ clientX: x, clientY: y }: { clientX: number; clientY: number }) {
      pointer.current = { x, y };
      const rest = resting.current;
      if (rest && Math.hypot(x - rest.x, y - rest.y) >= TREMBLE) resting.current = null;
    },
    away() {
      pointer.current = null;
      resting.current = null;
    },
    point(place: string) {
      if (!resting.current) show(place);
    },
    leave() {
      clearTimeout(timer.current);
      if (!armed) timer.current = setTimeout(unpoint, GRACE_MS);
    },
    stay: () => clearTimeout(timer.current),
    press(place: string, by: "key" | "mouse" | "touch" | "sure") {
      if (kept && place !== looked) keep(false);
      clearTimeout(timer.current);
      setLook({ place, revision });
      const choice = snapshot.choices[place];
      if (!choice || choice.state === "blocked") return;
      if (armed !== place && waits(by, choice, snapshot, habits)) return setArmed(place);
      send(() => kernel.press(place));
    },
    travel,
    replay(place?: string) {
      if (!step) return;
      wanted.current = place;
      travel({ kind: "go", node: step.node });
    },
    keep,
    drop() {
      keep(false);
      setArmed(null);
      setLook(null);
    },
    remind,
    setLetters: habits.setLetters,
    toggle: (name: PanelName) => setPanel(panel === name ? null : name),
  });
  const { letters } = habits;
  const seen = step ? null : looked;
  return {
    ...acts,
    snapshot: shown,
    words,
    line,
    kernel,
    past,
    looked: seen,
    needsEngine,
    kept,
    reminder,
    letters,
    panel,
  };
}

/** State that belongs to one position: on the next one it is as it was in the beginning. */
function useOn<T>(revision: number, first: T): [T, (value: T) => void] {
  const [held, hold] = useState({ revision, value: first });
  return [held.revision === revision ? held.value : first, (value) => hold({ revision, value })];
}

/** The same functions at every drawing, each doing what its last version does: regions keep those they were drawn with. */
function useSame<T extends object>(acts: T): T {
  const last = useRef(acts);
  last.current = acts;
  return useMemo(() => {
    const call = (name: string) => [name, (...args: unknown[]) => (last.current as Acts)[name]!(...args)];
    return Object.fromEntries(Object.keys(acts).map(call));
  }, []);
}

type Acts = Record<string, (...args: unknown[]) => unknown>;
