/** What a reader has in hand and has done: the answer that is being made, attempts, hints, solution. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Model, useTrait } from "../shell/model";
import { firstOrder, type Hint, judge, ladder, type Verdict } from "./question";
import { entryOf, tell } from "./register";
import type { Answer, Progress, Question } from "./wire";

export interface Own {
  title: string;
  question: Question;
  /** What happens stays closed until there is an answer. */
  closed: boolean;
  progress: Partial<Progress>;
}

export interface Quiz {
  question: Question;
  progress: Progress;
  /** A gate nobody has answered. */
  shut: boolean;
  /** The answer and what is behind it may be seen. */
  open: boolean;
  /** The right answer has been given. */
  right: boolean;
  /** The last answer, and what is to be said to it; null before the first. */
  given: { answer: Answer; verdict: Verdict } | null;
  /** Since that answer another one is being made. */
  changed: boolean;
  /** The answer in hand; null: nothing chosen yet. */
  draft: Answer;
  hold(draft: Answer): void;
  /** Chooses an item, or puts it back. */
  toggle(value: number | string): void;
  /** Commits to the answer in hand, if there is one. */
  check(): void;
  giveUp(): void;
  hints: Hint[];
  hint(): void;
  solve(): void;
  /** "Answer first." where there was none. */
  reminder: boolean;
  seconds(): number;
}

export function useQuiz(model: Model<Own>, root: RefObject<HTMLElement | null>): Quiz {
  const question = useTrait(model, "question");
  const found = useTrait(model, "progress");
  const closed = useTrait(model, "closed");
  const language = useTrait(model, "language");
  const progress: Progress = { attempts: [], hints: 0, solution: false, ...found };
  const { attempts } = progress;
  const last = attempts.at(-1);
  const rest = question.kind === "order" ? firstOrder(question, language) : null;
  const [draft, hold] = useState<Answer>(last?.answer ?? rest);
  const [reminder, remind] = useState(false);
  const [changed, change] = useState(false);
  const seconds = useSeconds(root);

  // Answers that Python brings back are in hand again
  useEffect(() => {
    hold(last?.answer ?? rest);
    change(false);
  }, [JSON.stringify(attempts), question.id]);
  useEffect(() => tell(entryOf(question, progress)), [question, found]);

  const right = attempts.some(({ answer }) => judge(question, answer).right);
  const shut = closed && !attempts.length;
  const hints = ladder(question, shut);

  function keep(change: Partial<Progress>) {
    model.set("progress", { ...progress, ...change });
    try {
      model.save_changes();
    } catch {
      // Without Python the page knows it alone
    }
  }

  function attempt(answer: Answer) {
    remind(false);
    keep({ attempts: [...attempts, { answer, seconds: seconds(), hints: progress.hints }] });
  }

  return {
    question,
    progress,
    shut,
    open: closed ? !shut : right || progress.solution,
    right,
    given: last ? { answer: last.answer, verdict: judge(question, last.answer) } : null,
    changed,
    draft,
    hold(next) {
      remind(false);
      change(true);
      hold(next);
    },
    toggle(value) {
      remind(false);
      change(true);
      if (question.kind !== "select") return hold(value);
      const chosen = (draft ?? []) as string[];
      const next = chosen.includes(value as string)
        ? chosen.filter((key) => key !== value)
        : [...chosen, String(value)];
      hold(next.length ? next : null);
    },
    check: () => (draft === null ? remind(true) : attempt(draft)),
    giveUp: () => attempt(null),
    hints,
    hint: () => progress.hints < hints.length && keep({ hints: progress.hints + 1 }),
    solve: () => keep({ solution: true }),
    reminder,
    seconds,
  };
}

/** Seconds since the reader first had it in sight. */
function useSeconds(root: RefObject<HTMLElement | null>): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      since.current = performance.now();
      sight.disconnect();
    });
    sight.observe(root.current!);
    return () => sight.disconnect();
  }, [root]);
  return () => (since.current === null ? 0 : Math.round((performance.now() - since.current) / 100) / 10);
}
