/** The upper edge of a board: the edge of a roof, and where we are and who decides, in one line. */
import { Badge } from "./parts/badge";
import { useTable } from "./table";

/** More letters than that leave no room for anything else on the line of a phone. */
const LONG = 30;

export const Eaves = () => <div class="eaves" aria-hidden="true" />;

/** brief: beside it a path shows the phase, which is only heard then. */
export function StatusLine({ brief = false }: { brief?: boolean }) {
  const { status, result } = useTable().snapshot;
  const letters = status.period.length + (brief ? 0 : status.phase.length);
  return (
    <p class={`status ${result ? "over" : letters > LONG ? "long" : ""}`.trim()} data-at="status" tabIndex={-1}>
      <b>{status.period}</b>{" "}
      {status.phase && (
        <span class={brief ? "sr" : "part"}>{brief ? status.phase : <span class="phase">{status.phase}</span>}</span>
      )}{" "}
      {status.who && (
        <span class="part who" style={{ "--letters": status.who.length }}>
          {status.seat !== null && <Badge seat={status.seat} size={26} />}
          <span class="words">{status.who}</span>
        </span>
      )}
    </p>
  );
}
