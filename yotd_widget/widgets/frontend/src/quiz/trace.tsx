/** What is behind an answer: what happened is seen at once, why it did is one press away. */
import { type Link, nested } from "../shell/deciding/chain";
import { Chips } from "../shell/parts/rules";
import type { Reason } from "./wire";
import { useWords } from "./words";

interface Props {
  lines: readonly Reason[];
  rules: Record<string, string>;
}

export const Trace = ({ lines, rules }: Props) => <Links lines={nested(lines)} rules={rules} />;

interface LinksProps {
  lines: Link<Reason>[];
  rules: Props["rules"];
  /** What they are behind of; none: they are what happened. */
  above?: Reason;
}

/** Rules that the line before has named are not named again. */
function Links({ lines, rules, above }: LinksProps) {
  const words = useWords();
  return (
    <ol class="chain">
      {lines.map((line, index) => {
        const behind = line.behind.length > 0 && <Links lines={line.behind} rules={rules} above={line} />;
        const named = `${line.rules}` === `${(lines[index - 1] ?? above)?.rules}`;
        return (
          <li key={index}>
            <Told line={named ? { ...line, rules: [] } : line} rules={rules} />
            {behind && !above ? (
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
