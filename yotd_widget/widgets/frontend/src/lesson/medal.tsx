/** The medal of a lesson: a drawing of the game, which a lesson's text may name without its family (“drought”). */
import common from "../../../../describe/sprite.svg";
import { useGame } from "../shell/game";
import { Icon } from "../shell/parts/icon";

export function useMedal(name: string): string {
  const drawings = useGame().sprite + common;
  if (!name || drawings.includes(`id="${name}"`)) return name;
  return new RegExp(`id="(\\w+-${name})"`).exec(drawings)?.[1] ?? "";
}

export function Medal({ name, size, class: look }: { name: string; size: number; class?: string }) {
  const id = useMedal(name);
  return id ? <Icon id={id} size={size} class={look} /> : null;
}
