/** "▲ +5" after a number: what the preview would change, or what the last step changed. Heard as a sentence, not here. */
import { markAt, useTable } from "../table";

export function Change({ place }: { place: string }) {
  const found = markAt(useTable(), place);
  if (!found) return null;
  const loss = found.mark.kind === "loss" || found.mark.kind === "gone";
  const [first = "", ...rest] = found.mark.text.split(" → ");
  const [was, then] = first && rest.length ? [first, rest] : ["", [found.mark.text]];
  const arrow = !found.ghost && /^[+−]/.test(found.mark.text);
  return (
    <span class={`change ${loss ? "bad" : "good"}${arrow ? " pointed" : ""}`} aria-hidden>
      {was && <span class="was">{was} → </span>}
      {then.join(" → ")}
    </span>
  );
}
