/**
 * Draws attention to places of the boards in a view, whatever part of them is drawn anew: a sheet made of their keys.
 * marked: a double frame. pointed: a dashed one.
 */
export function Lit({ places, as: look }: { places: readonly string[]; as: "marked" | "pointed" }) {
  if (!places.length) return null;
  const found = places.flatMap((place) => [`[data-at=${quoted(place)}]`, `[data-at~=${quoted(place)}]`]);
  return <style>{`.scene :is(${found.join()}){outline:var(--${look});outline-offset:-3px;border-radius:4px}`}</style>;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
