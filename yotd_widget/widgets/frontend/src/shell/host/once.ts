/** A picture as it comes, with what its choices say alike said once (`widgets/once.py`), and as the page works with it. */
import type { AsAbove, Choice, Said, Snapshot } from "../wire";

export type SentSnapshot = Omit<Snapshot, "choices"> & { said: Said };

export function whole(sent: Snapshot | SentSnapshot): Snapshot {
  if (!("said" in sent)) return sent;
  const { said, ...picture } = sent;
  const { rows, heads, lines, marks, reasons } = said;
  const place = below("+");
  const move = below(" ");
  const label = below(" ");
  const choices = rows.map(([at, head, does, says, would, why]): [string, Choice] => {
    const [state, name] = heads[head]!;
    const preview = would && {
      lines: would[0].map((line) => lines[line]!),
      ghosts: Object.fromEntries(would[1].map((mark) => marks[mark]!)),
    };
    const reason = why === null ? null : reasons[why]!;
    return [
      place(at),
      { state: state as Choice["state"], move: move(does), label: label(says), name, preview, reason },
    ];
  });
  return { ...picture, choices: Object.fromEntries(choices) };
}

/** Reads texts that begin as the one above them, in their order. by: what parts them. */
function below(by: string): (text: AsAbove) => string {
  let above: string[] = [];
  return ([same, rest]) => {
    above = [...above.slice(0, same), ...rest.split(by)];
    return above.join(by);
  };
}
