/** Sentences and what is behind each of them, with their rules; what lies deep is folded. */
import { RuleChips } from "../parts/rules";
import { useTable } from "../table";
import type { Line, WhyLine } from "../wire";

/** So many levels are seen at once. */
const LEVELS = 4;
/** A longer explanation shows its first level only. */
const LONG = 12;

type Told = Line & Partial<WhyLine>;
/** A line with the lines that are behind it. */
export type Link<T = Told> = T & { behind: Link<T>[] };

export function Chain({ lines }: { lines: Told[] }) {
  return <Links lines={nested(lines)} level={1} long={lines.length > LONG} />;
}

function Links({ lines, level, long }: { lines: Link[]; level: number; long: boolean }) {
  const { words } = useTable();
  return (
    <ol class="chain">
      {lines.map((line, index) => {
        const behind = line.behind.length > 0 && <Links lines={line.behind} level={level + 1} long={long} />;
        return (
          <li key={index} class={line.tone}>
            <span class="because">{line.text}</span>
            <RuleChips rules={line.rules} />
            {behind && (level >= LEVELS || (long && level === 1)) ? (
              <details>
                <summary>{words.reasons}</summary>
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

/** A list with depths as a tree. */
export function nested<T extends { depth?: number }>(lines: readonly T[]): Link<T>[] {
  const root: Link<T>[] = [];
  const way: Link<T>[][] = [root];
  for (const line of lines) {
    const depth = Math.min(line.depth ?? 0, way.length - 1);
    const entry: Link<T> = { ...line, behind: [] };
    way[depth]!.push(entry);
    way.length = depth + 1;
    way.push(entry.behind);
  }
  return root;
}
