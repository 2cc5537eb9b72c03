/** A piece on the board: where it can be changed it is a place to press, elsewhere a picture without a name of its own. */
import type { ComponentChildren } from "preact";
import { Place } from "../place";
import { useTable } from "../table";

interface Props {
  place: string;
  /** What is heard of it where it can be pressed. */
  text: string;
  /** The name of the thing for placards and motion, where it is another. */
  at?: string;
  class?: string;
  style?: Record<string, string | number>;
  children: ComponentChildren;
}

export function Spot({ place, text, at = place, class: look = "", style, children }: Props) {
  const { choices } = useTable().snapshot;
  if (choices[place])
    return (
      <Place place={place} text={text} class={`${look} spot`.trim()} style={style} picture>
        {children}
      </Place>
    );
  return (
    <span class={look || undefined} style={style} data-at={at}>
      {children}
    </span>
  );
}
