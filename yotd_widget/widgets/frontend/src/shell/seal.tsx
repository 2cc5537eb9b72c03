/** The sign of a place's state, a bead on its corner: jade where it can be chosen, a lock where not, a check where it has been. */
import { Icon } from "./icon";
import { useTable } from "./table";

export function Seal({ place }: { place: string }) {
  const state = useTable().snapshot.choices[place]?.state;
  if (!state) return null;
  return (
    <span class={`bead ${state}-bead`}>
      {state === "blocked" && <Icon id="mark-lock" size={15} />}
      {state === "chosen" && <Icon id="mark-check" size={14} />}
    </span>
  );
}
