/** A question that is answered with a position: made in an Editor of another cell, judged by Python. */
import { useTalk } from "../shell/host/talk";
import { useRoving } from "../shell/keys/roving";
import { type Model, useTrait } from "../shell/model";
import { Trace } from "./trace";
import type { Quiz } from "./use-quiz";
import type { Checked } from "./wire";

export type BuildModel = Model<{ verdict: Checked | null }>;

/** What Python said last, and how to ask it. */
export function useBuild(model: BuildModel, quiz: Quiz) {
  const verdict = useTrait(model, "verdict");
  const talk = useTalk();
  return { verdict, notice: talk.notice, check: () => talk.send({ kind: "check", seconds: quiz.seconds() }) };
}

export function BuildVerdict({ verdict }: { verdict: Checked }) {
  const chips = useRoving<HTMLDivElement>();
  return (
    <div class={verdict.right ? "said right" : "said wrong"} ref={chips}>
      <p>
        <b>{verdict.text}</b>
      </p>
      <Trace lines={verdict.trace} rules={verdict.rules} />
    </div>
  );
}
