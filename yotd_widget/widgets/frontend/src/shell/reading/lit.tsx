/**
 * Draws attention to places of the boards in a view, whatever part of them is drawn anew: a sheet made of their keys.
 * marked: a double frame. pointed: a dashed one.
 */
import { useGame } from "../game";
import type { Fact } from "../wire";

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
  return (
    <style>{`:is(.scene, .stage) :is(${found.join()}){outline:var(--${look});outline-offset:-3px;border-radius:4px}`}</style>
  );
}

/**
 * What differs is underlined on the two boards of which the list tells, in the colour of its direction on the one that it
 * tells about; what is equal steps back.
 */
export function Differing({ facts }: { facts: readonly Fact[] }) {
  const { folded } = useGame();
  if (!facts.length) return null;
  const at = (some: readonly Fact[]) => {
    const places = some.flatMap(({ places }) => places.flatMap((place) => [place, ...folded(place)]));
    return (
      places.flatMap((place) => [`[data-at=${quoted(place)}]`, `[data-at~=${quoted(place)}]`]).join() || ".nothing"
    );
  };
  const less = facts.filter(({ text }) => text.startsWith("−"));
  const differing = at(facts);
  return (
    <style>{`
      :is(.was, .is) .scene [data-at]:not(:has([data-at]), ${differing}, :is(${differing}) *) { opacity: 0.96; filter: saturate(0.3) }
      :is(.was, .is) .scene :is(${differing}):not(:has([data-at])) { box-shadow: inset 0 -3px var(--ink) }
      .is .scene :is(${differing}):not(:has([data-at])) { box-shadow: inset 0 -4px var(--jade) }
      .is .scene :is(${at(less)}):not(:has([data-at])) { box-shadow: inset 0 -4px var(--lacquer) }
      .was .status :is(${differing}) { box-shadow: 0 3px var(--paper), 0 6px var(--ink) }
      .is .status :is(${differing}) { box-shadow: 0 3px var(--paper), 0 7px var(--jade) }
    `}</style>
  );
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
