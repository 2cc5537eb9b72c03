/** With which luck a game goes on: one of four, and a number where that says it. */
import { useState } from "preact/hooks";
import { useShared } from "../root";

export type Luck = "same" | "new" | "named" | number;
const FIRST = 17;

interface Props {
  /** Whether the reader may say what luck brings. */
  named: boolean;
  luck: Luck;
  choose(luck: Luck): void;
}

export function LuckChoice({ named, luck, choose }: Props) {
  const { words } = useShared();
  const [seed, setSeed] = useState(FIRST);
  const kinds = [
    ["same", words.luckSame],
    ["new", words.luckNew],
    ["seed", words.luckSeed],
    ...(named ? [["named", words.luckNamed]] : []),
  ] as const;
  const kind = typeof luck === "number" ? "seed" : luck;
  return (
    <>
      <label>
        {words.luck}{" "}
        <select
          value={kind}
          onChange={({ currentTarget: { value } }) => choose(value === "seed" ? seed : (value as Luck))}
        >
          {kinds.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {kind === "seed" && (
        <label>
          {words.luckNumber}{" "}
          <input
            type="number"
            min="0"
            max="999999"
            step="1"
            required
            value={seed}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              if (!Number.isSafeInteger(valueAsNumber)) return;
              setSeed(valueAsNumber);
              choose(valueAsNumber);
            }}
          />
        </label>
      )}
    </>
  );
}
