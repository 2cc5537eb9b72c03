/** Keeps what the reader looks at and carries out presses. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { offered as offer, pressed } from "./deciding/parts";
import { type GameTable, useGame } from "./game";
import type { Ask, Kernel, Line } from "./host/kernel";
import { type Habits, waits } from "./keys/habits";
import { describe } from "./place";
import type { PanelName, Repeated, Said, Table } from "./table";
import { GRACE_MS, pastSnapshot, usePast } from "./time/past";
import type { Words } from "./words";

/** Whoever looks at a choice for so long may press it. */
const REST_MS = 100;
/** A hand that rests trembles by less. */
const TREMBLE = 8;

const NOTHING: readonly string[] = [];

interface Point {
  x: number;
  y: number;
}

export function useTableState(kernel: Kernel, line: Line, words: Words, habits: Habits): Table {
  const { snapshot } = line;
  const revision = `${line.takenBack} ${snapshot.revision}`;
  const [pointed, setPointed] = useOn<string | null>(revision, null);
  const [aim, setTarget] = useOn<string | null>(revision, null);
  const timer = useRef(0);
  const pointer = useRef<Point | null>(null);
  const resting = useRef<Point | null>(null);
  const wanted = useRef<string | undefined>(undefined);
  const meant = useRef<string | undefined>(undefined);
  /** Aims at what was pressed: where the answer is not there at once, or does not bring another position. */
  const aims = useRef<(() => void) | null>(null);
  const [armed, setArmed] = useOn<{ place: string; then?: string } | null>(revision, null);
  const [clicked, setClicked] = useOn(revision, false);
  const [needsEngine, setNeedsEngine] = useState(false);
  const [kept, keep] = useOn(revision, false);
  const [reminder, remind] = useOn(revision, "");
  const [told, tell] = useOn(revision, "");
  const [confirmed, confirm] = useState("");
  const [repeated, setRepeated] = useOn<Repeated | null>(revision, null);
  const game = useGame<GameTable>();
  const [drawer, open] = useOn<string | null>(revision, null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [picked, setPicked] = useOn<readonly string[]>(revision, NOTHING);
  const {
    choices,
    parts,
    target: made,
    unfinished,
  } = useMemo(() => offer(snapshot.choices, picked, words), [snapshot, picked, words]);
  const offered = (place: string | null) => (place !== null && choices[place] ? place : null);
  const part = aim !== null && parts.has(aim); // it shows what it would come to; what is done is what is picked
  const target = (part ? null : offered(aim)) ?? made;
  const looked = offered(pointed) ?? offered(aim) ?? target;

  useEffect(() => {
    resting.current = pointer.current;
    const [place, next] = [wanted.current, meant.current];
    wanted.current = meant.current = undefined;
    aims.current = null;
    if (next && snapshot.choices[next]?.state === "legal") return send(() => kernel.press(next));
    if (!place || !choices[place]) return;
    if (parts.has(place)) return setPicked([place]);
    setTarget(place);
    setArmed({ place });
  }, [snapshot]);
  useEffect(() => {
    aims.current?.();
    aims.current = null;
  }, [line, needsEngine]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (line.trouble !== "lost") setNeedsEngine(false);
  }, [line.trouble]);

  const past = usePast(snapshot, line.history);
  const { step } = past;
  const faced = step ? null : looked;
  useEffect(() => {
    const rest = setTimeout(() => kernel.foresee(faced), REST_MS);
    return () => {
      clearTimeout(rest);
      kernel.foresee(null);
    };
  }, [snapshot, faced]);
  const shown = useMemo(
    () => (step ? pastSnapshot(snapshot, line.history, step) : { ...snapshot, choices }),
    [snapshot, choices, line.history, step],
  );

  /** Does what needs Python, or says that it is gone. */
  function send(act: () => void) {
    if (line.trouble !== "lost") return act();
    setNeedsEngine(true);
    kernel.ping(true);
  }

  /** target: what Do it does; the mouse, pointing, only shows. */
  function show(place: string | null, by: "mouse" | "target") {
    clearTimeout(timer.current);
    if (kept) return;
    remind("");
    if (by === "target") confirm("");
    setPointed(by === "mouse" ? place : null);
    if (by === "target") setTarget(place);
  }

  function travel(ask: Ask) {
    confirm("");
    meant.current = undefined;
    send(() => {
      kernel.ask(ask);
      if (kernel.line.trouble === "lost") setNeedsEngine(true);
      else past.leaveThen();
    });
  }

  const acts = useSame({
    look: (place: string) => show(place, "target"),
    aim(move: string) {
      const found = Object.entries(snapshot.choices).find(([, each]) => each.move === move && each.state === "legal");
      if (!found) return;
      const [place] = found;
      if (!place.includes("+")) return show(place, "target");
      setPointed(null);
      setTarget(null);
      setPicked(place.split("+"));
    },
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
      if (!resting.current) show(place, "mouse");
    },
    leave() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => kept || setPointed(null), GRACE_MS);
    },
    stay() {
      clearTimeout(timer.current);
      if (target && !kept) setPointed(null);
      if (part && !kept) setTarget(null);
    },
    press(place: string, by: "key" | "mouse" | "touch" | "sure", then?: string) {
      if (kept && place !== looked) keep(false);
      clearTimeout(timer.current);
      const aim = () => {
        setPointed(null);
        setTarget(place);
      };
      const choice = choices[place];
      if (choice?.state === "blocked") acts.remind(describe(choice));
      if (!choice || choice.state === "blocked") return aim();
      remind(""); // of what was pressed before
      // What is whole is done by the key that has picked its last part, as what has one part is by one press of it
      const whole = made !== null && choices[made]?.state === "legal";
      if (by === "key" && whole && picked.at(0) === place) return send(() => kernel.press(made));
      if (parts.has(place)) {
        setPointed(null);
        setTarget(null);
        return setPicked(pressed(snapshot.choices, picked, place));
      }
      const sure = armed?.place === place;
      if (!sure && waits(by, choice, snapshot, habits)) {
        aim();
        return setArmed({ place, then });
      }
      meant.current = then ?? (sure ? armed.then : undefined);
      aims.current = () => {
        aim();
        setClicked(by === "mouse");
      };
      send(() => kernel.press(place));
    },
    travel,
    replay(place?: string) {
      if (!step) return;
      wanted.current = place;
      travel({ kind: "go", node: step.node });
    },
    keep,
    open,
    drop() {
      keep(false);
      setArmed(null);
      setPicked(NOTHING);
      setPointed(null);
      setTarget(null);
    },
    /** Reminded of the same again, it is said again. */
    remind: (text: string) => remind(text && text === reminder ? `${text}\u00a0` : text),
    repeat: (what: Said) => setRepeated({ what, nth: (repeated?.nth ?? 0) + 1 }),
    tell,
    confirm,
    setLetters: habits.setLetters,
    toggle: (name: PanelName) => setPanel(panel === name ? null : name),
  });
  const { letters } = habits;
  return {
    ...acts,
    snapshot: shown,
    words,
    line,
    kernel,
    past,
    looked: step ? null : looked,
    target: step ? null : target,
    picked: step ? NOTHING : picked,
    unfinished: !step && unfinished,
    waits: (place) => parts.has(place) || waits("mouse", choices[place]!, snapshot, habits),
    needsEngine,
    clicked: clicked && line.waiting,
    kept,
    reminder,
    told,
    confirmed,
    wanting: step ? "" : (game.missing?.({ snapshot: { ...snapshot, choices }, words, picked, target }) ?? ""),
    repeated,
    pointed: offered(pointed) !== null,
    letters,
    drawer,
    panel,
  };
}

/** State that belongs to one position: on the next one it is as it was in the beginning. Drawn anew where it changes. */
function useOn<T>(revision: string, first: T): [T, (value: T) => void] {
  const [held, hold] = useState({ revision, value: first });
  const now = (then: typeof held) => (then.revision === revision ? then.value : first);
  return [now(held), (value) => hold((then) => (now(then) === value ? then : { revision, value }))];
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
