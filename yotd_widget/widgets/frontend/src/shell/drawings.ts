/** The drawings as they hang in the page. */

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const USE = /<use href="#([^"]+)"([^>]*)\/>/g;

/**
 * Symbols with their parts written out: every `use` inside of a drawing would be one more tree for the browser to make,
 * wherever the drawing stands. Parts have no box of their own; what has one is used as a whole.
 */
export function writtenOut(sprite: string): string {
  const symbols = new Map(
    [...sprite.matchAll(SYMBOL)].map(([, id, box, inside]) => [id!, { box: box!, inside: inside! }]),
  );
  const whole = (shapes: string): string =>
    shapes.replaceAll(USE, (use, id: string, how: string) => {
      const part = symbols.get(id)!;
      return part.box ? use : `<g${how}>${whole(part.inside)}</g>`;
    });
  const drawn = [...symbols].filter(([, { box }]) => box);
  return `<svg>${drawn.map(([id, { box, inside }]) => `<symbol id="${id}"${box}>${whole(inside)}</symbol>`).join("")}</svg>`;
}
