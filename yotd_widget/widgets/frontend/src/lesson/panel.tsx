/** The question beside the board: what it is about, how it is answered, what is said to it, and the way on. */
import type { ComponentChildren, RefObject } from "preact";
import { DoIt } from "../shell/deciding/bar";
import { Slip } from "../shell/deciding/slip";
import { type GameTable, useGame } from "../shell/game";
import type { Talk } from "../shell/host/talk";
import { useLevel } from "../shell/root";
import { useTable } from "../shell/table";
import { fill } from "../shell/words";
import { isRight, labelOf, repliesTo, wrongIdeas } from "./judge";
import { GiveUp, type Hands, Options } from "./options";
import { plain, Rich } from "./rich";
import { Said } from "./said";
import type { Lesson, LessonState } from "./store";
import { before, isOpen } from "./walk";
import type { Asked, Picture, Reply, Step, Trial, Value } from "./wire";
import { type LessonWords, useWords } from "./words";

/** What a reader has in hand in the step that is shown. */
export interface Hand {
  /** Marked, or put in order so far. */
  held: readonly Value[];
  hold(held: readonly Value[]): void;
  /** Which moment of a watch or value of a try is seen. */
  frame: number;
  turn(frame: number): void;
  /** Values of a try that were seen. */
  looked: readonly number[];
}

interface PanelProps {
  lesson: Lesson;
  state: LessonState;
  step: Step;
  trial: Trial;
  hand: Hand;
  picture: Picture | null;
  hands?: Hands;
  talk: Talk;
  question: RefObject<HTMLHeadingElement | null>;
  onward: RefObject<HTMLButtonElement | null>;
  press(value: number | string): void;
  check(): void;
  forward(): void;
  backward(): void;
}

const KICKS: Readonly<Record<Step["kind"], keyof LessonWords>> = {
  say: "kindSay",
  play: "kindPlay",
  ask: "kindAsk",
  predict: "kindPredict",
  watch: "kindWatch",
  try: "kindTry",
  build: "kindBuild",
};

export function Panel(props: PanelProps) {
  const words = useWords();
  const { step, state, trial, question } = props;
  const { alone } = props.lesson.plan;
  const level = useLevel();
  const kick = step.again ? words.kindAgain : words[KICKS[step.kind]];
  return (
    <section class="lesson-panel" aria-label={kick} aria-busy={state.waiting}>
      <div class="lesson-ask" key={step.id}>
        <p class={`lesson-kick to-${step.again ? "again" : step.kind}`} aria-hidden="true">
          {kick}
          {step.kind === "watch" && step.frames.length > 1 && (
            <span>
              {props.hand.frame + 1} / {step.frames.length}
            </span>
          )}
        </p>
        <h3 class="lesson-question" aria-level={alone ? level : level + 1} tabIndex={-1} ref={question}>
          <Rich text={step.heading} />
        </h3>
        {step.texts.map((text) => (
          <p key={text} class="lesson-text">
            <Rich text={text} />
          </p>
        ))}
        <Body {...props} />
        {step.hints.slice(0, trial.hints).map((hint) => (
          <p key={hint} class="lesson-said is-hint">
            <span class="sr">{words.hintGiven} </span>
            <Rich text={hint} />
          </p>
        ))}
        {state.notice && <p class="notice">{state.notice}</p>}
      </div>
      <Foot {...props} />
    </section>
  );
}

function Body(props: PanelProps) {
  switch (props.step.kind) {
    case "ask":
    case "predict":
      return props.step.asked && <Asking {...props} asked={props.step.asked} />;
    case "watch":
      return <Watching {...props} />;
    case "try":
      return <Trying {...props} />;
    case "play":
      return <Playing {...props} />;
    case "build":
      return <Building {...props} />;
    default:
      return null;
  }
}

// --- a question ---

function Asking(props: PanelProps & { asked: Asked }) {
  const words = useWords();
  const { asked, step, trial, hand, picture, hands, press, lesson } = props;
  const last = trial.given.at(-1);
  const answered = trial.given.length > 0;
  const shown = trial.done && (!answered || !isRight(asked, last!));
  return (
    <>
      <Options asked={asked} trial={trial} picture={picture} held={hand.held} press={press} hands={hands} />
      {asked.gate && !hands && <GiveUp trial={trial} giveUp={() => lesson.answer(null)} />}
      {asked.gate && trial.done && answered && <Sides asked={asked} trial={trial} />}
      {shown && !asked.gate && asked.kind !== "pick" && asked.kind !== "number" && (
        <p class="lesson-shown">
          <span>{words.answerShown}</span> <b>{asked.label}</b>
        </p>
      )}
      {(answered || trial.done) && (
        <Said
          // Each reply comes in anew, also where the same is said twice
          key={trial.given.length}
          replies={repliesOf(asked, trial)}
          tone={toneOf(asked, trial)}
          rules={step.rules}
          trace={trial.done ? asked.trace : []}
        />
      )}
      {hands && trial.done && <Ideas asked={asked} step={step} />}
    </>
  );
}

/** What is said now: to the answer shown, else to the last one that was given. */
export function repliesOf(asked: Asked, trial: Trial): Reply[] {
  const last = trial.given.at(-1);
  const asksMore = trial.done && !asked.gate && (last === undefined || !isRight(asked, last));
  return asksMore || last === undefined ? (trial.done ? [asked.unknown] : []) : repliesTo(asked, last);
}

/** Of what is said: whoever has the answer told has not been wrong with it. */
function toneOf(asked: Asked, { given, done }: Trial): "good" | "bad" | "calm" {
  const last = given.at(-1);
  if (last === undefined || last === null) return "calm";
  if (isRight(asked, last)) return "good";
  return done && !asked.gate ? "calm" : "bad";
}

/** Prediction and outcome beside each other. */
function Sides({ asked, trial }: { asked: Asked; trial: Trial }) {
  const words = useWords();
  const given = trial.given.at(-1) ?? null;
  const right = isRight(asked, given);
  return (
    <div class={right ? "lesson-sides same" : "lesson-sides"}>
      <p>
        <span>{words.youSaid}</span>
        <b>{labelOf(asked, given, words.unknown)}</b>
      </p>
      <i aria-hidden="true">{given === null ? "→" : right ? "=" : "≠"}</i>
      <p>
        <span>{words.whatHappened}</span>
        <b>{labelOf(asked, asked.key, words.unknown)}</b>
      </p>
    </div>
  );
}

/** For a class: what each wrong answer would mean. */
function Ideas({ asked, step }: { asked: Asked; step: Step }) {
  const words = useWords();
  const ideas = wrongIdeas(asked);
  if (!ideas.length) return null;
  return (
    <dl class="lesson-ideas" aria-label={words.wrongIdeas} data-step={step.id}>
      {ideas.map(({ label, reply }) => (
        <div key={reply.text}>
          <dt>{label}</dt>
          <dd>
            <Rich text={reply.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

// --- one thing after another ---

function Watching({ step, hand, trial }: PanelProps) {
  const frame = step.frames[hand.frame];
  if (!frame) return null;
  const last = hand.frame === step.frames.length - 1;
  return (
    <>
      <div class="lesson-frame" key={hand.frame} aria-live="polite">
        {frame.heading && (
          <p class="lesson-moment">
            <b>{frame.heading}</b>
            {step.frames.length > 1 && (
              <span class="lesson-of">
                {hand.frame + 1} / {step.frames.length}
              </span>
            )}
          </p>
        )}
        {frame.texts.map((text) => (
          <p key={text} class="lesson-text">
            <Rich text={text} />
          </p>
        ))}
      </div>
      {step.reply && (last || trial.done) && <Said replies={[step.reply]} tone="calm" rules={step.rules} />}
    </>
  );
}

function Trying({ step, hand, trial, lesson }: PanelProps) {
  const words = useWords();
  const { frames, varied } = step;
  const frame = frames[hand.frame];
  if (!frame || !varied) return null;
  const value = numberOf(frame, hand.frame);
  const offered = trial.given.at(-1) === value;
  const seek = !varied.all && !trial.done;
  const move = (by: number) => frames[hand.frame + by] && hand.turn(hand.frame + by);
  return (
    <>
      <div class="lesson-stepper" role="group" aria-label={varied.name}>
        <button
          type="button"
          class="lesson-pm"
          data-step="-1"
          aria-label={fill(words.less, { 1: varied.name })}
          aria-disabled={!frames[hand.frame - 1]}
          onClick={() => move(-1)}
        >
          −
        </button>
        <output>
          <b>{frame.heading}</b>
          <span class="sr">{varied.name}</span>
        </output>
        <button
          type="button"
          class="lesson-pm"
          data-step="1"
          aria-label={fill(words.more, { 1: varied.name })}
          aria-disabled={!frames[hand.frame + 1]}
          onClick={() => move(1)}
        >
          +
        </button>
        {!varied.all && (
          <button
            type="button"
            class="lesson-check"
            aria-disabled={!seek}
            onClick={() => seek && lesson.offer(value, frame.good)}
          >
            {words.thisMuch}
          </button>
        )}
      </div>
      <div class="lesson-frame" aria-live="polite">
        {frame.texts.map((text, at) => (
          <p key={text} class={offered && !frame.good ? "lesson-said is-bad" : "lesson-text"}>
            {offered && !frame.good && at === 0 && `${words.notYet} `}
            <Rich text={text} />
          </p>
        ))}
      </div>
      {step.reply && trial.done && <Said replies={[step.reply]} tone="good" rules={step.rules} />}
    </>
  );
}

/** What is given as an answer: the number of “2 rice”. */
const numberOf = ({ heading }: Step["frames"][number], at: number) => Number(/-?\d+/.exec(heading)?.[0] ?? at);

/** The values of a try in a line, with what came of those that were looked at. */
export function Values({ step, hand }: Pick<PanelProps, "step" | "hand">) {
  const { frames, varied } = step;
  if (!varied) return null;
  return (
    <div class="lesson-values" style={{ "--values": frames.length }}>
      {frames.map((frame, at) => (
        <button
          key={frame.heading}
          type="button"
          tabIndex={-1}
          class={at === hand.frame ? "here" : ""}
          aria-pressed={at === hand.frame}
          onClick={() => hand.turn(at)}
        >
          <span>
            <Amount text={frame.heading} />
          </span>
          {hand.looked.includes(at) ? <Outcome text={frame.texts[0] ?? ""} /> : <b aria-hidden="true">?</b>}
        </button>
      ))}
    </div>
  );
}

/** “2 rice”; where there is no room the number alone is seen. */
function Amount({ text }: { text: string }) {
  const [, before, number, after] = /^(\D*?\s?)(-?\d+)(\s?\D*)$/.exec(text) ?? [];
  if (number === undefined) return <>{text}</>;
  return (
    <>
      <span class="unit">{before}</span>
      {number}
      <span class="unit">{after}</span>
    </>
  );
}

/** “2 persons leave.” as a large number with its words; what has no number in front is words alone. */
function Outcome({ text }: { text: string }) {
  const [, number, words = ""] = /^(\d+)\b\s*(.*?)\.?$/.exec(plain(text)) ?? [];
  if (number === undefined)
    return (
      <small>
        <Rich text={text} />
      </small>
    );
  return (
    <>
      <b>{number}</b>
      <small>{words}</small>
    </>
  );
}

// --- on the board ---

function Playing({ state, step, trial, lesson }: PanelProps) {
  const words = useWords();
  const { Prices } = useGame<GameTable>();
  const { standing, live } = state;
  const reached = standing?.reached ?? trial.done;
  // The text of the step tells the first move; the game, which knows no lesson, those that follow
  return (
    <>
      {live && !reached && <Slip silent={!standing?.moved} unaided />}
      {live && !reached && Prices && <Prices />}
      {live && !reached && standing && standing.since.length > 0 && (
        <div class="lesson-said is-calm lesson-since">
          {standing.since.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {standing?.reached && (
        <Said replies={standing.replies} tone="calm" rules={{ ...step.rules, ...standing.rules }} />
      )}
      {!live && trial.done && (
        <button type="button" class="lesson-again" onClick={() => lesson.again()}>
          {words.playAgain}
        </button>
      )}
    </>
  );
}

function Building({ state, step, trial, lesson, talk }: PanelProps) {
  const words = useWords();
  const { standing, live } = state;
  return (
    <>
      {standing && (
        <div aria-live="polite">
          <Said
            replies={standing.replies}
            tone={standing.reached ? "good" : "calm"}
            rules={{ ...step.rules, ...standing.rules }}
          />
        </div>
      )}
      {talk.notice && <p class="notice">{talk.notice}</p>}
      {!live && trial.done && (
        <button type="button" class="lesson-again" onClick={() => lesson.again()}>
          {words.playAgain}
        </button>
      )}
    </>
  );
}

// --- the way on ---

const TRIES = 2;

function Foot(props: PanelProps) {
  const words = useWords();
  const { step, state, trial, lesson, hands, onward, forward, backward, hand } = props;
  const acts = step.kind === "play" || step.kind === "build";
  const open = isOpen(step, trial) || (step.kind === "watch" && !state.waiting);
  const first = before(state.line, step.id) === undefined && !(step.kind === "watch" && hand.frame > 0);
  const tries = trial.given.filter((answer) => !step.asked || !isRight(step.asked, answer)).length;
  const stuck = acts ? state.live && trial.hints >= step.hints.length : tries >= TRIES;
  const table = useTable();
  const showMe = () => {
    lesson.show();
    if (acts) table.travel({ kind: "through" });
  };
  const showing = !trial.done && stuck && !hands && step.kind !== "predict" && step.kind !== "watch";
  return (
    <div class="lesson-foot">
      <button
        type="button"
        class="lesson-tool back"
        aria-label={words.lookBack}
        aria-disabled={first}
        onClick={backward}
      >
        <span aria-hidden="true">◂</span>
      </button>
      {trial.hints < step.hints.length && !trial.done && (
        <button type="button" class="lesson-tool take-hint" onClick={() => lesson.hint()}>
          {words.takeHint}
        </button>
      )}
      {showing && (
        <button type="button" class="lesson-tool show-me" onClick={showMe}>
          {words.showMe}
        </button>
      )}
      {acts && state.live && <Undo {...props} />}
      <span class="lesson-onward">
        {open ? (
          <button type="button" class="lesson-next" ref={onward} onClick={forward} aria-disabled={state.waiting}>
            {state.waiting ? words.working : words.next}
          </button>
        ) : hands ? (
          <button type="button" class="lesson-next reveal" onClick={() => lesson.show()}>
            {words.revealIt}
          </button>
        ) : step.kind === "play" && state.live ? (
          (table.target ?? table.looked) && <DoIt />
        ) : (
          <>
            <span class="lesson-todo">{todo(step, words)}</span>
            {step.asked && collects(step.asked) && <Check asked={step.asked} {...props} />}
          </>
        )}
      </span>
    </div>
  );
}

const collects = ({ kind }: Asked) => kind === "select" || kind === "order";

/** In the foot, which is always in sight: however long the list of answers is. */
function Check({ asked, hand, check }: PanelProps & { asked: Asked }) {
  const words = useWords();
  const complete = asked.kind !== "order" || hand.held.length === asked.choices.length; // to mark nothing is an answer
  return (
    <button type="button" class="lesson-check" aria-disabled={!complete} onClick={() => complete && check()}>
      {words.checkIt}
    </button>
  );
}

function Undo({ step, talk }: PanelProps): ComponentChildren {
  const words = useWords();
  const table = useTable();
  if (step.kind === "play") {
    const { undo } = table.line.snapshot.timeline;
    return (
      <button
        type="button"
        class="lesson-tool undo"
        aria-disabled={!undo}
        onClick={() => undo && table.travel({ kind: "undo" })}
      >
        {words.undo}
      </button>
    );
  }
  return (
    <button type="button" class="lesson-tool undo" onClick={() => talk.send({ kind: "undo" })}>
      {words.undo}
    </button>
  );
}

/** Why there is no Next yet. */
function todo({ kind, asked, varied }: Step, words: LessonWords): string {
  if (kind === "try") return varied?.all ? words.lookAtAll : words.findIt;
  if (kind === "build") return words.changeIt;
  if (asked?.kind === "select") return words.markFirst;
  if (asked?.kind === "order") return words.orderFirst;
  return words.chooseAnswer;
}
