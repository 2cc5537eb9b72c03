/** The answers of a question as buttons: pressed with mouse, finger or digit; what was tried wrongly is struck out. */
import { useGame } from "../shell/game";
import { useRoving } from "../shell/keys/roving";
import { Badge } from "../shell/parts/badge";
import { fill } from "../shell/words";
import { belongs, isRight } from "./judge";
import type { Asked, Choice, Picture, Trial, Value } from "./wire";
import { useWords } from "./words";

/** Raised hands of a class, by answer. */
export interface Hands {
  of(value: Value): number;
  raise(value: Value, by: 1 | -1): void;
}

interface Props {
  asked: Asked;
  trial: Trial;
  picture: Picture | null;
  /** What is marked or ordered so far. */
  held: readonly Value[];
  press(value: number | string): void;
  hands?: Hands;
}

type State = "open" | "held" | "tried" | "right" | "mine" | "over";

const MOST_DIGIT = 9;

/** Longer words stand below each other, and so do few. */
const SHORT = 14;
/** Of very many answers each may take two lines rather than stand below the fold. */
const TWO_LINES = 20;
/** So many numbers stand in one row. */
const ROW = 7;
const FEW = 4;

/** Nobody has to know everything. */
export function GiveUp({ trial, giveUp }: { trial: Trial; giveUp(): void }) {
  const words = useWords();
  const state = trial.done ? (trial.given[0] === null ? "mine" : "over") : "open";
  return (
    <button
      type="button"
      class={`lesson-option unknown ${state}`}
      aria-disabled={trial.done}
      onClick={() => trial.done || giveUp()}
    >
      {words.unknown}
    </button>
  );
}

export function Options({ asked, trial, picture, held, press, hands }: Props) {
  const words = useWords();
  const { playerOf } = useGame();
  const region = useRoving<HTMLDivElement>();
  const { choices, kind } = asked;
  const short = choices.every(({ label }) => label.length <= (choices.length > ROW ? TWO_LINES : SHORT));
  const shape = kind === "number" ? "numbers" : short && choices.length > FEW ? "short" : "long";
  const digits = digitsOf(asked);
  const look = [
    "lesson-options",
    shape,
    choices.length > 5 && "many",
    kind === "select" && "several",
    trial.done && "settled",
  ];
  // No number stands alone in a row of its own
  const columns = choices.length <= ROW ? choices.length : Math.ceil(choices.length / 2);
  return (
    <div
      class={look.filter(Boolean).join(" ")}
      style={{ "--columns": columns }}
      role="group"
      aria-label={words.chooseAnswer}
      ref={region}
    >
      {choices.map((choice, at) => (
        <Option
          key={choice.value}
          choice={choice}
          digit={digits?.[at] ?? null}
          state={stateOf(asked, trial, held, choice)}
          rank={kind === "order" ? held.indexOf(choice.value as Value) + 1 : 0}
          several={kind === "select"}
          seat={choice.place ? playerOf(choice.place, picture?.scene ?? null) : null}
          press={press}
          hands={hands}
        />
      ))}
    </div>
  );
}

/** Which key presses which answer: its place in the list, or of small numbers the number itself. */
function digitsOf({ kind, choices }: Asked): number[] | null {
  const digits = kind === "number" ? choices.map(({ value }) => Number(value)) : choices.map((_choice, at) => at + 1);
  return digits.every((digit) => digit <= MOST_DIGIT) || kind !== "number" ? digits : null;
}

function stateOf(asked: Asked, trial: Trial, held: readonly Value[], choice: Choice): State {
  const value = choice.value as Value;
  const last = trial.given.at(-1);
  if (trial.done) {
    if (asked.kind === "order") return "over";
    if (belongs(asked, choice)) return "right";
    return asked.gate && [last].flat().includes(choice.value as string) ? "mine" : "over";
  }
  if (asked.kind === "pick" || asked.kind === "number") {
    if (trial.given.some((answer) => answer === value && !isRight(asked, answer))) return "tried";
  }
  return held.includes(value) ? "held" : "open";
}

interface OptionProps {
  choice: Choice;
  digit: number | null;
  state: State;
  /** Its place in the order that is being made; 0 for none. */
  rank: number;
  several: boolean;
  /** The player that it names. */
  seat: number | null;
  press(value: number | string): void;
  hands?: Hands;
}

function Option({ choice, digit, state, rank, several, seat, press, hands }: OptionProps) {
  const words = useWords();
  const { label, place } = choice;
  const value = choice.value as Value;
  const key = digit !== null && digit <= MOST_DIGIT ? digit : undefined;
  const shut = state === "tried" || state === "over" || state === "right" || state === "mine";
  const heard = { tried: words.notRight, right: words.rightOne, mine: words.youSaid, held: "", open: "", over: "" };
  const raised = hands?.of(value) ?? 0;
  return (
    <div class="lesson-choice">
      <button
        type="button"
        class={`lesson-option ${state} ${key !== undefined && !shut ? "numbered" : ""}`.trim()}
        data-item
        data-digit={key}
        data-choice={place || undefined}
        aria-pressed={several && !shut ? state === "held" : undefined}
        aria-disabled={shut}
        onClick={() => {
          if (hands && !shut) hands.raise(value, 1);
          else if (!shut) press(choice.value);
        }}
      >
        {several && !shut && <i class="box" aria-hidden="true" />}
        {rank > 0 && <i class="rank">{rank}</i>}
        {seat !== null && <Badge seat={seat} size={26} />}
        <span>{label}</span>
        {heard[state] && <span class="sr">, {heard[state]}</span>}
        {state === "right" && <i class="sign right" aria-hidden="true" />}
        {(state === "tried" || state === "mine") && <i class="sign wrong" aria-hidden="true" />}
        {hands && (
          <b class="hands">
            {raised}
            <span class="sr"> {words.hands}</span>
          </b>
        )}
      </button>
      {hands && !shut && (
        <button
          type="button"
          class="lesson-fewer"
          data-item
          aria-label={`−, ${fill(words.handFewer, { 1: label })}`}
          aria-disabled={raised === 0}
          onClick={() => hands.raise(value, -1)}
        >
          −
        </button>
      )}
    </div>
  );
}
