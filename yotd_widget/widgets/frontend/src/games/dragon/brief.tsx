/** Why a card cannot be chosen, in two or three words; else what it says otherwise. */
import type { ComponentChildren } from "preact";
import type { Choice } from "../../shell/wire";
import { useDragon } from "./use-dragon";

export const briefOf = ({ choices }: { choices: Record<string, Choice> }, place: string) =>
  choices[place]?.reason?.brief || undefined;

export function Brief({ place, children }: { place: string; children?: ComponentChildren }) {
  const brief = briefOf(useDragon().snapshot, place);
  return brief ? <span class="brief">{brief}</span> : children ? <span>{children}</span> : null;
}
