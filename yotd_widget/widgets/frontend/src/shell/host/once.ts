/** A picture as it comes, with what its choices say alike said once (`widgets/once.py`), and as the page works with it. */
import type { Choice, Said, Snapshot } from "../wire";

export type SentSnapshot = Omit<Snapshot, "choices"> & { said: Said };

export function whole(sent: Snapshot | SentSnapshot): Snapshot {
  if (!("said" in sent)) return sent;
  const { said, ...picture } = sent;
  const { rows, names, lines, ghosts } = said;
  const choices = rows.map(([place, state, move, label, name, told, would, reason]): [string, Choice] => {
    const preview = told && { lines: told.map((line) => lines[line]!), ghosts: ghosts[would]! };
    return [place, { state: state as Choice["state"], move, label, name: names[name]!, preview, reason }];
  });
  return { ...picture, choices: Object.fromEntries(choices) };
}
