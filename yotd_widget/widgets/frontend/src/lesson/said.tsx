/** What is said to an answer, and the small print behind it. */
import { nested } from "../shell/deciding/chain";
import { useRoving } from "../shell/keys/roving";
import { Rich } from "./rich";
import type { Reason, Reply } from "./wire";
import { useWords } from "./words";

interface Props {
  replies: readonly Reply[];
  /** good: right, or the goal is reached; bad: not right; calm: neither. */
  tone: "good" | "bad" | "calm";
  rules: Record<string, string>;
  /** The way to the answer, once it may be seen. */
  trace?: readonly Reason[];
}

export function Said({ replies, tone, rules, trace = [] }: Props) {
  const named = [...new Set([...replies.flatMap((reply) => reply.rules), ...trace.flatMap((line) => line.rules)])];
  if (!replies.length) return null;
  return (
    <div class={`lesson-said is-${tone}`}>
      {replies.map(({ text }) => (
        <p key={text}>
          <Rich text={text} />
        </p>
      ))}
      <Why trace={trace} rules={named.flatMap((rule) => (rules[rule] ? [[rule, rules[rule]] as const] : []))} />
    </div>
  );
}

/** Folded: why it is so, and the rules in full. */
function Why({ trace, rules }: { trace: readonly Reason[]; rules: readonly (readonly [string, string])[] }) {
  const words = useWords();
  const chips = useRoving<HTMLDetailsElement>();
  if (!trace.length && !rules.length) return null;
  return (
    <details class="lesson-why" ref={chips}>
      <summary>{words.why}</summary>
      {trace.length > 0 && <Lines lines={nested(trace)} />}
      {rules.length > 0 && (
        <dl>
          {rules.map(([rule, text]) => (
            <div key={rule}>
              <dt>{rule}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

type Nested = ReturnType<typeof nested<Reason>>;

function Lines({ lines }: { lines: Nested }) {
  return (
    <ol>
      {lines.map((line, at) => (
        <li key={at}>
          <Rich text={line.text} />
          {line.behind.length > 0 && <Lines lines={line.behind} />}
        </li>
      ))}
    </ol>
  );
}
