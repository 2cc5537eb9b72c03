/** Keys of places that are more than a look-up. */

/** The player whom a seat stands for. */
export function playerOf(place: string): number | null {
  const found = /^seat\/(\d)$/.exec(place);
  return found ? Number(found[1]) : null;
}
