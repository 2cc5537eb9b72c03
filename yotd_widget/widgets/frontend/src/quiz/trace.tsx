/** What is behind an answer: what happened is seen at once, why it did is one press away. */
import { type Link, nested } from "../shell/deciding/chain";
import { Chips } from "../shell/parts/rules";
import type { Reason } from "./question";
import { useWords } from "./words";

interface Props {
  lines: readonly Reason[];
  rules: Record<string, string>;
}

export const Trace = ({ lines, rules }: Props) => <Links lines={nested(lines)} rules={rules} first />;

function Links({ lines, rules, first = false }: { lines: Link<Reason>[]; rules: Props["rules"]; first?: boolean }) {
  const words = useWords();
  return (
    <ol class="chain">
      {lines.map((line, index) => {
        const behind = line.behind.length > 0 && <Links lines={line.behind} rules={rules} />;
        return (
          <li key={index}>
            <Told line={line} rules={rules} />
            {behind && first ? (
              <details>
                <summary data-item>{words.why}</summary>
                {behind}
              </details>
            ) : (
              behind
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A sentence with its rules. */
export function Told({ line, rules }: { line: { text: string; rules: string[] }; rules: Props["rules"] }) {
  return (
    <>
      <span class="because">{line.text}</span>
      <Chips rules={line.rules} told={(rule) => rules[rule]} />
    </>
  );
}
