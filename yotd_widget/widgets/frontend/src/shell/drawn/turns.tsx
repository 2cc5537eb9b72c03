/** Who decides in this phase, in order: who has decided, who does now, who is still to come. */
import type { Turn } from "../areas/wire";
import { Badge } from "../parts/badge";

interface Props {
  /** What the row is called. */
  name: string;
  turns: readonly Turn[];
}

export const Turns = ({ name, turns }: Props) =>
  turns.length ? (
    <ol class="turns" aria-label={name}>
      {turns.map(({ seat, state, name: heard }) => (
        <li key={seat} class={state} aria-current={state === "now" ? "step" : undefined}>
          <Badge seat={seat} size={26} name={heard} />
        </li>
      ))}
    </ol>
  ) : null;
