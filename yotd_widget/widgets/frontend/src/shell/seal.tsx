/** The sign of a place's state: a dot where it can be chosen, a lock where not, a checked corner where it has been. */
import { Icon } from "./icon";
import { useTable } from "./table";

export function Seal({ place }: { place: string }) {
  const state = useTable().snapshot.choices[place]?.state;
  if (state === "blocked") return <Icon id="mark-lock" size={18} class="lock" />;
  if (state === "legal") return <span class="dot" />;
  if (state !== "chosen") return null;
  return (
    <span class="corner">
      <Icon id="mark-check" size={15} />
    </span>
  );
}
