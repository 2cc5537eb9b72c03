/** "▲ +5" after a number: what the preview would change, or what the last step changed. Heard as a sentence, not here. */
import { markAt, useTable } from "../table";

export function Change({ place }: { place: string }) {
  const found = markAt(useTable(), place);
  if (!found) return null;
  const loss = found.mark.kind === "loss" || found.mark.kind === "gone";
  const [, was = "", then = found.mark.text] = /^(.+?) → (.+)$/.exec(found.mark.text) ?? [];
  const arrow = !found.ghost && /^[+−]/.test(found.mark.text);
  return (
    <span class={`change ${loss ? "bad" : "good"}${arrow ? " pointed" : ""}`} aria-hidden>
      {was && <span class="was">{was} → </span>}
      {then}
    </span>
  );
}
