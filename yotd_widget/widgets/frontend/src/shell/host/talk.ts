/** Questions and wishes of a view to Python, beside the moves: each answer finds its question by its number. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../root";
import { hearAnswers } from "./answers";
import { watchKernel } from "./watch";

interface Answer {
  kind: string;
  seq: string;
  text?: string;
}

export interface Talk {
  /** Sends a message; `hear` gets the answer unless it is a refusal. */
  send<T>(content: object, hear?: (answer: T) => void): void;
  /** A refusal, or that nobody answers; to be shown. */
  notice: string | null;
  /** Nothing can be sent any more. */
  lost: boolean;
}

const SILENT_MS = 3000;
let talks = 0;

export function useTalk(): Talk {
  const { model, words } = useShared();
  const [notice, setNotice] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  // Two pages may show the same widget, and each hears the answers to both
  const [name] = useState(() => `${++talks} ${Math.random()}`);
  const [open] = useState(() => new Map<string, { hear?: (answer: never) => void; timer: number }>());
  const count = useRef(0);

  useEffect(() => {
    const onAnswer = (answer: Answer) => {
      const question = open.get(answer.seq);
      if (!question) return;
      clearTimeout(question.timer);
      open.delete(answer.seq);
      setLost(false);
      setNotice(answer.kind === "refused" ? (answer.text ?? null) : null);
      if (answer.kind !== "refused") question.hear?.(answer as never);
    };
    const unheard = hearAnswers(model, onAnswer);
    const unwatch = watchKernel(model, () => setLost(true));
    return () => {
      unheard();
      unwatch();
      for (const { timer } of open.values()) clearTimeout(timer);
      open.clear();
    };
  }, [model, open]);

  return {
    notice,
    lost,
    send(content, hear) {
      const seq = `${name} ${++count.current}`;
      try {
        model.send({ ...content, seq });
        open.set(seq, { hear, timer: setTimeout(() => setNotice(words.silent), SILENT_MS) });
      } catch {
        setLost(true);
        setNotice(words.needsEngine); // JupyterLab throws "Cannot send" once the kernel is gone
      }
    },
  };
}

/** The answer to a question that moves nothing; null while there is none: not asked, not come yet, or Python is gone. */
export function useAnswer<T>(question: object | null): T | null {
  const { send } = useTalk();
  const key = JSON.stringify(question);
  const [found, setFound] = useState<{ key: string; answer: T } | null>(null);
  useEffect(() => {
    if (question) send<T>(question, (answer) => setFound({ key, answer }));
  }, [key]);
  return found?.key === key ? found.answer : null;
}
