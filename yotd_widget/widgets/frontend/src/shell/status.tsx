/** Where we are and who decides, in one line. */
import { Badge } from "./parts/badge";
import { useTable } from "./table";

export function StatusLine() {
  const { status } = useTable().snapshot;
  return (
    <p class="status" data-at="status" tabIndex={-1}>
      <b>{status.period}</b>
      {status.phase && <span class="part">{status.phase}</span>}
      {status.who && (
        <span class="part who" style={{ "--letters": status.who.length }}>
          {status.seat !== null && <Badge seat={status.seat} size={26} />}
          {status.who}
        </span>
      )}
    </p>
  );
}
