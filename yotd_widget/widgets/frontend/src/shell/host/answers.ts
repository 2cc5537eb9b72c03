/** Questions to Python that move nothing. Each has a number of its own kind, so that nobody else takes the answer. */
import { useEffect, useState } from "preact/hooks";
import { useShared } from "../root";

let count = 0;

/** The answer to a question, null while there is none: not asked, not come yet, or Python is gone. */
export function useAnswer<T>(question: { kind: string; [key: string]: unknown } | null): T | null {
  const { model } = useShared();
  const key = JSON.stringify(question);
  const [found, setFound] = useState<{ key: string; answer: T } | null>(null);
  useEffect(() => {
    if (!question) return;
    count += 1;
    const seq = `q${count}`;
    const hear = (answer: { seq: unknown; kind: string }) => {
      if (answer.seq !== seq) return;
      model.off("msg:custom", hear);
      if (answer.kind !== "refused") setFound({ key, answer: answer as T });
    };
    model.on("msg:custom", hear);
    try {
      model.send({ ...question, seq });
    } catch {
      // Without Python whatever stands there stays
    }
    return () => model.off("msg:custom", hear);
  }, [key, model]);
  return found?.key === key ? found.answer : null;
}
