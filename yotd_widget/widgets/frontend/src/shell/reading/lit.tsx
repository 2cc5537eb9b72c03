/**
 * Draws attention to places of the boards in a view, whatever part of them is drawn anew: a sheet made of their keys.
 * marked: a double frame. pointed: a dashed one.
 */
import { useGame } from "../game";

interface Props {
  places: readonly string[];
  as: "marked" | "pointed";
  /** Not where else a place is marked while it is folded away. */
  exactly?: boolean;
}

export function Lit({ places, as: look, exactly = false }: Props) {
  const { folded } = useGame();
  if (!places.length) return null;
  const wherever = exactly ? places : places.flatMap((place) => [place, ...folded(place)]);
  const found = wherever.flatMap((place) => [`[data-at=${quoted(place)}]`, `[data-at~=${quoted(place)}]`]);
  return <style>{`.scene :is(${found.join()}){outline:var(--${look});outline-offset:-3px;border-radius:4px}`}</style>;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
