/** "▲ +5" after a number: what the preview would change, or what the last step changed. */
import { markAt, useTable } from "../table";

export function Change({ place }: { place: string }) {
  const found = markAt(useTable(), place);
  if (!found) return null;
  const loss = found.mark.kind === "loss" || found.mark.kind === "gone";
  const arrow = !found.ghost && /^[+−]/.test(found.mark.text);
  return <span class={`change ${loss ? "bad" : "good"}${arrow ? " pointed" : ""}`}>{found.mark.text}</span>;
}
