/** `Ask`, `Predict` and `Build`: a question beside its board. All but the check of a built position works without Python. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type BuildModel, BuildVerdict, useBuild } from "../quiz/build";
import { announced, Feedback, Hints, Sides, Solution } from "../quiz/feedback";
import { Fields } from "../quiz/fields";
import { labelOf } from "../quiz/question";
import { isCounted, Tally } from "../quiz/tally";
import { type Own, type Quiz, useQuiz } from "../quiz/use-quiz";
import type { Outcome, Picture } from "../quiz/wire";
import { useWords } from "../quiz/words";
import { ownerOfAny, useGame } from "../shell/game";
import { Fullscreen } from "../shell/host/fullscreen";
import { leave } from "../shell/host/leave";
import { useRoving } from "../shell/keys/roving";
import { type Model, useTrait } from "../shell/model";
import { Chips } from "../shell/parts/rules";
import { Facts } from "../shell/reading/compare";
import { Lit } from "../shell/reading/lit";
import { Root, useShared } from "../shell/root";
import { stillSnapshot, stillTable } from "../shell/still";
import { TableContext } from "../shell/table";
import type { Choice, Fact } from "../shell/wire";

type QuestionModel = Model<Own & { scene: Picture | null; outcome: Outcome | null; counts: Record<string, number> }>;

export function QuestionView({ model }: { model: QuestionModel }) {
  const root = useRef<HTMLElement>(null);
  const letters = useTrait(model, "letter_keys");
  const quiz = useQuiz(model, root);
  const [said, say] = useState("");

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const target = event.target as HTMLElement;
    const press = (selector: string) => root.current!.querySelector<HTMLElement>(selector)?.click();
    if (metaKey || altKey || event.isComposing) return;
    if (key === "Enter" && (ctrlKey || target.matches("input[type=number]"))) press(".go");
    else if (key === "Escape") leave(root.current!);
    else if (ctrlKey || !letters || target.matches("input[type=number]")) return;
    else if (key.toLowerCase() === "h") press(".hint");
    else if (key.toLowerCase() === "r" && quiz.shut) press(".go");
    else return;
    event.preventDefault();
  }
  const Sheet = quiz.question.kind === "build" ? BuildSheet : AskSheet;
  return (
    <Root
      model={model as Model}
      title={useTrait(model, "title")}
      element={root}
      onKeyDown={onKeyDown}
      aside={
        <p class="sr" aria-live="polite">
          {said}
        </p>
      }
    >
      <Sheet model={model} quiz={quiz} say={say} />
    </Root>
  );
}

interface Props {
  model: QuestionModel;
  quiz: Quiz;
  say(text: string): void;
}

function AskSheet({ model, quiz, say }: Props) {
  const words = useWords();
  const game = useGame();
  const { projector } = useShared();
  const { question, progress, shut, open, right, given } = quiz;
  const closed = useTrait(model, "closed");
  const scene = useTrait(model, "scene");
  const outcome = useTrait(model, "outcome");
  const [fact, setFact] = useState<Fact | null>(null);
  const [after, setAfter] = useState(closed);
  const end = useRef<HTMLDivElement>(null);
  const happened = open ? outcome : null;
  const moved = happened?.picture;
  const counted = closed && projector && isCounted(question) && (shut || given?.answer === null);
  // Where nothing is played there is a result all the same
  const result = outcome ? words.happened : words.theAnswer;
  useSaid(quiz, closed, say, result);
  const playerOf = (place: string) => game.playerOf(place, scene?.scene ?? null);

  // What was pressed is gone: the keyboard goes on where the answer stands
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current && !given?.verdict.right) end.current?.focus();
    if (open && !wasOpen.current && closed) end.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div class={scene ? "asking with-board" : "asking"}>
      <form
        class={right ? "ask-sheet right" : "ask-sheet"}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (counted) quiz.giveUp();
          else quiz.check();
        }}
      >
        <fieldset>
          <Asked text={question.text} />
          {counted ? (
            <Tally model={model} quiz={quiz} />
          ) : (
            (shut || !closed) && <Fields quiz={quiz} playerOf={playerOf} />
          )}
        </fieldset>
        {(shut || !closed) && (
          <div class="tool-row">
            <button type="submit" class="go">
              {counted ? words.reveal : closed ? words.commit : words.check}
            </button>
            {shut && !counted && (
              <button type="button" class="ask" onClick={quiz.giveUp}>
                {words.notKnown}
              </button>
            )}
            <HintButton quiz={quiz} />
            {!closed && given && !open && (
              <button type="button" class="ask" onClick={quiz.solve}>
                {words.solution}
              </button>
            )}
            <Fullscreen />
          </div>
        )}
        {!closed || shut ? (
          <Feedback quiz={quiz} />
        ) : (
          <div ref={end} tabIndex={-1} class="gone-by">
            {!counted && (
              <Sides
                quiz={quiz}
                result={result}
                predicted={given!.answer === null ? words.notKnown : labelOf(question, given!.answer)}
              />
            )}
            <Feedback quiz={quiz} />
          </div>
        )}
        {!open && <Hints quiz={quiz} />}
        {open && (
          <div ref={closed ? undefined : end} tabIndex={-1} class="gone-by">
            <Solution quiz={quiz} named={!closed && !given?.verdict.right} />
          </div>
        )}
      </form>
      {scene && (
        <div class="ask-board">
          {moved && <Moments after={after} turn={setAfter} />}
          <Lit places={fact?.places ?? []} as="marked" />
          <Lit places={!open && progress.hints ? question.hints.places : []} as="pointed" />
          <Board
            shown={moved && after ? moved : scene}
            seat={ownerOfAny(game, fact?.places ?? []) ?? scene.seat}
            regions={game.regionsOf(scene.scene, spokenOf(question))}
            quiz={quiz}
            pressed={!open && !counted}
          />
          {happened && (
            <section class="happened" aria-label={words.happened}>
              {happened.open && <p class="quiet">{happened.open}</p>}
              <Facts
                facts={happened.differences.facts}
                pressed={fact}
                press={(next) => setFact(next === fact ? null : next)}
              />
              {fact && <Chips key={fact.text} rules={fact.rules} told={(rule) => happened.differences.rules[rule]} />}
            </section>
          )}
        </div>
      )}
    </div>
  );
}

/** What is given is quieter than what is asked, the last sentence. */
function Asked({ text }: { text: string }) {
  const cut = text.lastIndexOf(". ") + 1;
  return (
    <legend class="asked">
      <span>
        {cut > 0 && <span class="premise">{text.slice(0, cut)}</span>} {text.slice(cut).trim()}
      </span>
    </legend>
  );
}

/** The places that a question speaks of. */
const spokenOf = ({ items, hints }: Quiz["question"]) => [...items.map((item) => item.place), ...hints.places];

function HintButton({ quiz }: { quiz: Quiz }) {
  const words = useWords();
  const { progress, hints, open } = quiz;
  if (open) return null;
  const most = hints.length;
  const opened = Math.min(progress.hints, most);
  return (
    <button type="button" class="ask hint" aria-disabled={opened === most} onClick={quiz.hint}>
      {words.hint}{" "}
      <small>
        {opened}/{most}
      </small>
    </button>
  );
}

/** The board before and after, one at a time. */
function Moments({ after, turn }: { after: boolean; turn(after: boolean): void }) {
  const words = useWords();
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="tool-row" role="group" aria-label={words.happened} ref={region}>
      {[false, true].map((moment) => (
        <button
          key={String(moment)}
          type="button"
          class="tool"
          data-item
          aria-pressed={moment === after}
          onClick={() => turn(moment)}
        >
          {moment ? words.after : words.before}
        </button>
      ))}
    </div>
  );
}

interface BoardProps {
  shown: Picture;
  seat: number;
  regions: readonly string[];
  quiz: Quiz;
  /** Whether items can be pressed where they lie. */
  pressed: boolean;
}

function Board({ shown, seat, regions, quiz, pressed }: BoardProps) {
  const { Scene } = useGame();
  const { model, words } = useShared();
  const { question, draft, toggle } = quiz;
  const answers = pressed && (question.kind === "pick" || question.kind === "select") ? question.items : [];
  const chosen = [draft ?? []].flat() as (number | string)[];
  const choices = Object.fromEntries(
    answers
      .filter(({ place }) => place)
      .map(({ key, label, place }): [string, Choice] => {
        const on = chosen.includes(key);
        const name = on ? words.chosen : words.canBeChosen;
        return [place, { state: on ? "chosen" : "legal", move: "", label, name, preview: null, reason: null }];
      }),
  );
  const snapshot = { ...stillSnapshot(shown.scene, model.get("language")), choices };
  const press = (place?: string) => {
    const item = answers.find((each) => each.place === place);
    if (item) toggle(item.key);
  };
  /** Of some things only a part is a button, as the foot of a house; a mouse or finger may press the whole. */
  function pressWhole({ target }: MouseEvent) {
    const whole = (target as Element).closest<HTMLElement>("[data-whole]");
    if (whole && !(target as Element).closest("[data-place]")) press(whole.dataset.at);
  }
  return (
    <div class="scene" onClickCapture={pressWhole}>
      <TableContext.Provider value={{ ...stillTable(snapshot, words), press }}>
        <Scene compact seat={seat} regions={regions} />
      </TableContext.Provider>
    </div>
  );
}

function BuildSheet({ model, quiz, say }: Props) {
  const { question, open, right } = quiz;
  const words = useWords();
  const { verdict, notice, check } = useBuild(model as unknown as BuildModel, quiz);
  useEffect(() => {
    if (notice) say(notice);
  }, [notice]);
  const number = useRef(verdict?.number);
  useEffect(() => {
    if (verdict && verdict.number !== number.current) say(verdict.text);
    number.current = verdict?.number;
  }, [verdict]);
  useSaid(quiz, true, say, "");
  return (
    <div class="asking">
      <form
        class={right ? "ask-sheet right" : "ask-sheet"}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <fieldset>
          <Asked text={question.text} />
        </fieldset>
        <div class="tool-row">
          <button type="submit" class="go">
            {words.checkPosition}
          </button>
          <HintButton quiz={quiz} />
        </div>
        {notice && <p class="notice">{notice}</p>}
        {verdict && <BuildVerdict verdict={verdict} />}
        {!verdict && right && <p class="said right">{question.told}</p>}
        {!open && <Hints quiz={quiz} />}
      </form>
    </div>
  );
}

/** Reads aloud what a press has brought: the newest sentence only. */
function useSaid(quiz: Quiz, closed: boolean, say: (text: string) => void, result: string): void {
  const words = useWords();
  const { question, progress, given, reminder, changed } = quiz;
  const tries = progress.attempts.length;
  const before = useRef({ tries, hints: progress.hints, solution: progress.solution });
  useEffect(() => {
    const was = before.current;
    before.current = { tries, hints: progress.hints, solution: progress.solution };
    if (reminder) say(words.noAnswer);
    else if (tries > was.tries && question.kind !== "build") say(announced(quiz, words, given!.answer, result));
    else if (progress.solution && !was.solution) say(`${words.solution}: ${question.label}`);
    else if (progress.hints > was.hints) say(quiz.hints[progress.hints - 1]?.text ?? "");
  }, [tries, progress.hints, progress.solution, reminder, closed]);
  // The same sentence is heard again when the next answer gets it
  useEffect(() => {
    if (changed) say("");
  }, [changed]);
}
