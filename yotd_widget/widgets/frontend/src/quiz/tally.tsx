/** A prediction of a whole class: raised hands for each answer, and after Reveal a bar for each. */
import { type Model, useTrait } from "../shell/model";
import { type Choice, choicesOf, same } from "./question";
import type { Quiz } from "./use-quiz";
import type { Question } from "./wire";
import { useWords } from "./words";

type Counts = Record<string, number>;
type CountModel = Model<{ counts: Counts }>;

/** Whether hands can be raised for each answer: there is a list of them. */
export const isCounted = (question: Question) => choicesOf(question).length > 0;

export function Tally({ model, quiz }: { model: CountModel; quiz: Quiz }) {
  const words = useWords();
  const counts = useTrait(model, "counts");
  const most = Math.max(1, ...Object.values(counts));
  function count(label: string, hands: number) {
    model.set("counts", { ...counts, [label]: hands });
    try {
      model.save_changes();
    } catch {
      // Without Python the page knows it alone
    }
  }
  return (
    <ol class="tally-rows">
      {choicesOf(quiz.question).map((choice) => {
        const hands = counts[choice.label] ?? 0;
        return quiz.shut ? (
          <li key={choice.value}>
            <label>
              <span>{choice.label}</span>
              <input
                type="number"
                min="0"
                inputMode="numeric"
                aria-description={words.classCounts}
                value={hands || ""}
                onInput={({ currentTarget: { value } }) => count(choice.label, Math.max(0, Math.round(Number(value))))}
              />
            </label>
          </li>
        ) : (
          <li key={choice.value} class={isRight(quiz.question, choice) ? "right" : ""}>
            <span>{choice.label}</span>
            <b>{hands}</b>
            <i style={{ "--part": hands / most }} aria-hidden="true" />
            {isRight(quiz.question, choice) && <em>✓ {words.right}</em>}
          </li>
        );
      })}
    </ol>
  );
}

const isRight = ({ kind, key }: Question, { value }: Choice) =>
  kind === "select" ? (key as string[]).includes(value as string) : same(kind, value, key);
