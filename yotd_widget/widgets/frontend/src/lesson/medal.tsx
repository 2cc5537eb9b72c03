/** The medal of a lesson: a drawing of the game, which a lesson's text may name without its family (“drought”). */
import { useGame } from "../shell/game";
import { Icon } from "../shell/parts/icon";

export function useMedal(name: string): string {
  const { sprite } = useGame();
  if (!name || sprite.includes(`id="${name}"`)) return name;
  return new RegExp(`id="(\\w+-${name})"`).exec(sprite)?.[1] ?? "";
}

export function Medal({ name, size, class: look }: { name: string; size: number; class?: string }) {
  const id = useMedal(name);
  return id ? <Icon id={id} size={size} class={look} /> : null;
}
