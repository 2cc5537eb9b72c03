/** `Lesson`: one board that stays, the question beside it, and the next step after an answer. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { End } from "../lesson/end";
import { Ground } from "../lesson/ground";
import { Head } from "../lesson/head";
import { labelOf } from "../lesson/judge";
import { Lost } from "../lesson/lost";
import { type Hand, Panel, repliesOf, Values } from "../lesson/panel";
import { plain } from "../lesson/rich";
import { type Lesson, type LessonState, type LessonTraits, useLesson } from "../lesson/store";
import { END, isOpen, trialOf } from "../lesson/walk";
import type { Choice, Picture, Pin, Step, Trial, Value } from "../lesson/wire";
import { useWords } from "../lesson/words";
import { Frame } from "../shell/frame";
import type { PlayModel } from "../shell/host/kernel";
import { leave } from "../shell/host/leave";
import { useTalk } from "../shell/host/talk";
import { HERE } from "../shell/kept";
import { type Model, useTrait } from "../shell/model";
import { useTable } from "../shell/table";
import type { Sheet } from "../shell/wire";

type LessonModel = Model<LessonTraits & { sheet: Partial<Sheet> }>;

export function LessonView({ model }: { model: LessonModel }) {
  const projector = useTrait(model as Model, "projector");
  const [large, enlarge] = useState(projector);
  useEffect(() => enlarge(projector), [projector]);
  const [lesson, state] = useLesson(model as never);
  return (
    <Frame
      model={model as unknown as PlayModel}
      title={useTrait(model, "title")}
      large={large}
      // What comes after the goal is told by the steps that follow
      tells={() => !model.get("standing").reached}
      asks={state.live}
      lost={<Lost lesson={lesson} state={state} />}
    >
      <Stage model={model} lesson={lesson} state={state} large={large} enlarge={enlarge} />
    </Frame>
  );
}

interface Props {
  model: LessonModel;
  lesson: Lesson;
  state: LessonState;
  large: boolean;
  enlarge(large: boolean): void;
}

function Stage({ model, lesson, state, large, enlarge }: Props) {
  const plan = useTrait(model, "plan");
  const teacher = useTrait(model, "teacher");
  const root = useRef<HTMLDivElement>(null);
  const [told, tell] = useState(false);
  const { step, progress } = state;
  const trial = trialOf(progress, step?.id ?? END);
  const hand = useHand(step, trial, lesson);
  const hands = useHands(step, teacher);
  const talk = useTalk();
  const last = useRef<Picture | null>(null);
  const seen = seenOf(step, trial, hand);
  // What has come of the reader's own game, not the position of some question
  const own = step?.kind === "watch" ? seen.picture : step?.kind === "play" ? state.standing?.picture : null;
  if (own) last.current = own;

  function press(value: number | string) {
    const asked = step?.asked;
    if (!asked || trial.done || hands) return;
    if (asked.kind === "pick" || asked.kind === "number") return lesson.answer(value as Value);
    const held = hand.held;
    const on = held.includes(value as Value);
    hand.hold(on ? held.filter((each) => each !== value) : [...held, value as Value]);
  }
  const check = () => lesson.answer(hand.held as string[]);

  function forward() {
    if (!step || state.waiting) return;
    if (step.kind === "watch" && hand.frame < step.frames.length - 1) hand.turn(hand.frame + 1);
    else if (isOpen(step, trial) || step.kind === "watch") lesson.next();
  }
  function backward() {
    if (step?.kind === "watch" && hand.frame > 0) hand.turn(hand.frame - 1);
    else lesson.back();
  }

  const focus = useFocus(root, step, trial, state, hand);
  const said = useSaid(step, trial);
  const onKeyDown = useLessonKeys(root, { step, state, trial, lesson, forward, backward, tell: () => tell(!told) });
  const look = ["lesson", plan.alone && "alone", teacher && "teaching", step ? `of-${step.kind}` : "over"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of everything inside
    <div class={look.filter(Boolean).join(" ")} ref={root} onKeyDown={onKeyDown} data-step={step?.id ?? END}>
      {!plan.alone && (
        <Head
          plan={plan}
          state={state}
          teacher={teacher}
          large={large}
          enlarge={enlarge}
          told={told}
          tell={tell}
          go={(id) => lesson.go(id)}
        />
      )}
      {step ? (
        <div class="lesson-main">
          <Ground
            step={step}
            state={state}
            {...seen}
            choices={trial.done || hands ? [] : offered(step, trial)}
            held={hand.held}
            press={press}
            told={told}
            talk={talk}
          >
            {step.kind === "try" && <Values step={step} hand={hand} />}
          </Ground>
          <Panel
            lesson={lesson}
            state={state}
            step={step}
            trial={trial}
            hand={hand}
            picture={seen.picture}
            hands={hands}
            talk={talk}
            question={focus.question}
            onward={focus.onward}
            press={press}
            check={check}
            forward={forward}
            backward={backward}
          />
        </div>
      ) : progress.at === END && !state.waiting ? (
        <End plan={plan} lesson={lesson} state={state} scene={last.current?.scene ?? null} heading={focus.question} />
      ) : (
        <Waiting notice={state.notice} />
      )}
      <p class="sr" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

function Waiting({ notice }: { notice: string }) {
  const words = useWords();
  return <p class="lesson-waiting">{notice || words.working}</p>;
}

// --- what is seen ---

/** The picture of a step as far as its reader is, and the pins on it. */
function seenOf(step: Step | null, trial: Trial, hand: Hand): { picture: Picture | null; moment: string; pins: Pin[] } {
  if (!step) return { picture: null, moment: END, pins: [] };
  const { asked } = step;
  const after = asked?.gate && trial.done && step.outcome;
  const frame = step.frames[hand.frame];
  const acts = step.kind === "play" || step.kind === "build";
  const picture = acts ? null : after || frame?.picture || step.picture;
  const replies = asked ? repliesOf(asked, trial) : [];
  const pins = [...(picture?.pins ?? []), ...replies.flatMap((reply) => reply.pins)];
  return {
    picture,
    moment: `${step.id} ${frame ? hand.frame : after ? "then" : ""}`,
    pins: pins.filter((pin, at) => pins.findIndex(({ place }) => place === pin.place) === at),
  };
}

/** What can be pressed on the board: answers that lie there and have not been tried. */
function offered({ asked }: Step, trial: Trial): Choice[] {
  if (!asked) return [];
  const tried = trial.given.flatMap((answer) => (Array.isArray(answer) ? [] : [answer]));
  return asked.choices.filter(({ place, value }) => place && !tried.includes(value as never));
}

// --- what is in hand ---

/** Belongs to one step, and is empty again in the next. */
function useHand(step: Step | null, trial: Trial, lesson: Lesson): Hand {
  const id = step?.id ?? END;
  const first = firstFrame(step, trial);
  const rest = { id, held: [] as readonly Value[], frame: first, looked: [first] as readonly number[] };
  const [kept, keep] = useState(rest);
  const now = kept.id === id ? kept : rest;
  // A wrong selection stays marked, so that it can be mended
  const last = trial.given.at(-1);
  const held = now.held.length || !Array.isArray(last) || step?.asked?.kind === "order" ? now.held : last;
  useEffect(() => {
    if (!step || trial.done) return;
    const all = step.varied?.all && now.looked.length === step.frames.length;
    const seen = step.kind === "watch" && now.frame >= step.frames.length - 1;
    if (all || seen) lesson.finish();
  }, [now.frame, now.looked.length, id]);
  useEffect(() => {
    if (step?.kind === "try" && trial.shown) turn(step.frames.findIndex(({ good }) => good));
  }, [trial.shown, id]);
  function turn(frame: number) {
    const looked = now.looked.includes(frame) ? now.looked : [...now.looked, frame];
    keep({ ...now, frame, looked });
  }
  return { held, hold: (next) => keep({ ...now, held: next }), frame: now.frame, turn, looked: now.looked };
}

/** A watch that is looked back at begins at its end, a try at the value that was found. */
function firstFrame(step: Step | null, trial: Trial): number {
  if (!step?.frames.length) return 0;
  if (step.kind === "watch") return 0;
  const found = trial.done ? step.frames.findIndex(({ good }) => good) : -1;
  return found >= 0 ? found : (step.varied?.begin ?? 0);
}

/** Raised hands, by step and answer; only for whoever teaches. */
function useHands(step: Step | null, teacher: boolean) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  return useMemo(() => {
    if (!teacher || !step?.asked) return undefined;
    const key = (value: Value) => `${step.id} ${value}`;
    return {
      of: (value: Value) => counts[key(value)] ?? 0,
      raise(value: Value, by: 1 | -1) {
        setCounts((now) => ({ ...now, [key(value)]: Math.max(0, (now[key(value)] ?? 0) + by) }));
      },
    };
  }, [counts, teacher, step]);
}

// --- where the keyboard is, and what is heard ---

/** After an answer the focus is at Next; after Next, and after a look back, at the question. */
function useFocus(
  root: { current: HTMLElement | null },
  step: Step | null,
  trial: Trial,
  { progress }: LessonState,
  hand: Hand,
) {
  const question = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const before = useRef({ at: progress.at, done: trial.done, frame: hand.frame });
  useEffect(() => {
    const was = before.current;
    before.current = { at: step?.id ?? END, done: trial.done, frame: hand.frame };
    const { activeElement } = (root.current?.getRootNode() ?? document) as ShadowRoot;
    const elsewhere = document.activeElement !== document.body && !activeElement;
    if (elsewhere || !root.current) return;
    if (was.at !== (step?.id ?? END)) {
      question.current?.focus({ preventScroll: true });
      toTop(root.current);
    } else if (trial.done && !was.done && step?.kind !== "watch") onward.current?.focus({ preventScroll: true });
  }, [step?.id, trial.done, hand.frame]);
  useEffect(() => {
    const newest = root.current?.querySelector(".lesson-ask > .lesson-said:last-of-type");
    newest?.scrollIntoView?.({ block: "nearest" });
  }, [trial.given.length, trial.hints, trial.done]);
  return { question, onward };
}

/** Where a step begins above what is seen, as on a phone, it is shown from its top. */
function toTop(root: HTMLElement): void {
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView?.({ block: "start" });
}

/** What is said to an answer, or a hint that was opened, is read aloud. */
function useSaid(step: Step | null, trial: Trial): string {
  const words = useWords();
  const [said, say] = useState("");
  const before = useRef({ id: step?.id, given: trial.given.length, hints: trial.hints, done: trial.done });
  useEffect(() => {
    const was = before.current;
    before.current = { id: step?.id, given: trial.given.length, hints: trial.hints, done: trial.done };
    if (!step || was.id !== step.id) return;
    const { asked } = step;
    if (trial.hints > was.hints) return say(plain(step.hints[trial.hints - 1] ?? ""));
    if (!asked || (trial.given.length === was.given && trial.done === was.done)) return;
    const replies = repliesOf(asked, trial).map(({ text }) => plain(text));
    const last = trial.given.at(-1) ?? null;
    const answer = trial.done && asked.gate ? `${words.youSaid} ${labelOf(asked, last, words.unknown)}.` : "";
    say([answer, ...replies].filter(Boolean).join(" "));
  }, [step, trial]);
  return said;
}

interface Heard {
  step: Step | null;
  state: LessonState;
  trial: Trial;
  lesson: Lesson;
  forward(): void;
  backward(): void;
  tell(): void;
}

/** The keys of a lesson. Of a play those of the board go on to the table. */
function useLessonKeys(root: { current: HTMLElement | null }, heard: Heard) {
  const table = useTable();
  const { step, state, trial, forward, backward, tell } = heard;
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const target = event.target as HTMLElement;
    const typing = target.matches("input, textarea, select");
    if (event.isComposing || metaKey || altKey) return;
    const press = (selector: string) => {
      const found = root.current?.querySelector<HTMLElement>(selector);
      found?.click();
      return found !== null && found !== undefined;
    };
    const letter = table.letters && !ctrlKey && !typing ? key.toLowerCase() : "";
    const playing = state.live && step?.kind === "play" && !trial.done;
    let done = true;
    if (key === "Backspace" && !typing && !ctrlKey) backward();
    else if (letter === "n" && !shiftKey) forward();
    else if (letter === "h") done = press(".take-hint");
    else if (letter === "r") done = press(".reveal");
    else if (letter === "t") tell();
    else if (letter === "u" && !playing) done = press(".lesson-foot .undo");
    else if (/^[0-9]$/.test(letter))
      done = playing ? aim(root.current!, Number(letter)) : press(`[data-digit="${letter}"]`);
    else if (letter === "-" || letter === "+" || letter === "=")
      done = press(`[data-step="${letter === "-" ? -1 : 1}"]`);
    else if (key === "Escape" && !playing) leave(root.current!.closest<HTMLElement>(".frame")!);
    else done = false;
    if (done) event.preventDefault();
    // The table that is not played on hears nothing
    if (done || !playing) event.stopPropagation();
  };
}

/** A digit leads to the choice of that number; Enter makes it. */
function aim(root: HTMLElement, digit: number): boolean {
  const found = root.querySelectorAll<HTMLElement>(`.lesson-ground [data-place].legal${HERE}`)[digit - 1];
  found?.focus();
  return Boolean(found);
}
