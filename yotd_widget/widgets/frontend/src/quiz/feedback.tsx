/** What is said to an answer, the hints that are open, and what is behind the right one. */
import { useRoving } from "../shell/keys/roving";
import type { Verdict } from "./question";
import { Told, Trace } from "./trace";
import type { Quiz } from "./use-quiz";
import type { Answer, Question } from "./wire";
import { type QuizWords, useWords } from "./words";

/** The sentence that an answer gets. */
export function sentence({ told }: Question, { right, option, partly }: Verdict, words: QuizWords): string {
  if (right) return told;
  return option?.text ?? (partly ? words.moreOfThem : words.notYet);
}

/** Right or not, and where a wrong answer comes from; never what the right one is. */
export function Feedback({ quiz }: { quiz: Quiz }) {
  const words = useWords();
  const chips = useRoving<HTMLDivElement>();
  const { question, given, reminder } = quiz;
  if (reminder) return <p class="said stop">{words.noAnswer}</p>;
  if (!given || given.answer === null || quiz.changed) return null;
  const { right, option, stray } = given.verdict;
  // What one has picked alone is marked above; in bold below “not right” it would read as the right answer
  const picked = question.kind === "pick";
  const strays = option || picked ? stray.filter((item) => item.why) : stray;
  const unknown = !right && !option && !strays.length && question.hints.rule !== "";
  return (
    <div class={right ? "said right" : "said wrong"} ref={chips}>
      {option && !right ? (
        <div class="told">
          <Told line={option} rules={question.rules} />
        </div>
      ) : (
        <p>
          <b>{sentence(question, given.verdict, words)}</b>
        </p>
      )}
      {unknown && (
        <div class="told">
          <Told line={{ text: words.lookAt, rules: [question.hints.rule] }} rules={question.rules} />
        </div>
      )}
      {strays.map((item) => (
        <div key={item.key} class="told">
          {!picked && <b>{item.label}</b>}
          {item.why && <Told line={item.why} rules={question.rules} />}
        </div>
      ))}
    </div>
  );
}

/** Open hints, the least telling first. */
export function Hints({ quiz }: { quiz: Quiz }) {
  const words = useWords();
  const hints = quiz.hints.slice(0, quiz.progress.hints);
  if (!hints.length) return null;
  return (
    <dl class="hints">
      {hints.map(({ title, text, rule }) => (
        <div key={title}>
          <dt>{words[title]}</dt>
          <dd>
            {rule && <b>{rule} </b>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole way to the answer. named: it also says what the answer is. */
export function Solution({ quiz, named }: { quiz: Quiz; named: boolean }) {
  const words = useWords();
  const chips = useRoving<HTMLElement>();
  const { label, trace, rules } = quiz.question;
  return (
    <section class="solution" aria-label={words.solution} ref={chips}>
      {named && (
        <p class="solved">
          <span class="quiet">{words.solution}</span> <b>{label}</b>
        </p>
      )}
      <Trace lines={trace} rules={rules} />
    </section>
  );
}

/** Prediction and result beside each other. result: what that is called. */
export function Sides({ quiz, predicted, result }: { quiz: Quiz; predicted: string; result: string }) {
  const words = useWords();
  const { question, given } = quiz;
  const unknown = given?.answer === null;
  const right = Boolean(given?.verdict.right);
  return (
    <div class="sides">
      <p>
        <span class="quiet">{words.predicted}</span>
        <b>{predicted}</b>
      </p>
      <i class={unknown ? "sign unknown" : right ? "sign right" : "sign"} aria-hidden="true">
        {unknown ? "→" : right ? "=" : "≠"}
      </i>
      <p>
        <span class="quiet">{result}</span>
        <b>{question.label}</b>
      </p>
    </div>
  );
}

/** What is read aloud of an answer; of none in a gate, the result. */
export const announced = (quiz: Quiz, words: QuizWords, answer: Answer, result: string) =>
  answer === null ? `${result}: ${quiz.question.label}` : sentence(quiz.question, quiz.given!.verdict, words);
