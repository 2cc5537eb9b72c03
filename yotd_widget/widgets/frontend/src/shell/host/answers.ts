/** What Python answers: in the message with what it has changed, or in one of its own where nothing has changed. */
import type { AnyModel } from "@anywidget/types";

/** Hears every answer to this widget until the returned function is called; a change that comes with it is known then. */
export function hearAnswers<Answer>(model: object, hear: (answer: Answer) => void): () => void {
  const line = model as AnyModel<{ answer: Answer }>;
  const onChange = () => {
    const answer = line.get("answer");
    queueMicrotask(() => hear(answer)); // after all other traits of the message, in whichever order they are told
  };
  line.on("change:answer", onChange);
  line.on("msg:custom", hear);
  return () => {
    line.off("change:answer", onChange);
    line.off("msg:custom", hear);
  };
}
