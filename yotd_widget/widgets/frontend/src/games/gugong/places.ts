/** Keys of places that are more than a look-up. */

const OF_SEATS =
  /^(?:supply|double|decrees|vp_slots|card_slots|double_slots|bonus|hand|discard|city|ship|player)\/(\d)(?:\/|$)/;

/** Where a thing of a player is marked that is not drawn by itself: on the seat. */
export function folded(place: string): string[] {
  const found = OF_SEATS.exec(place);
  return found ? [`seat/${found[1]}`] : [];
}

/** The player whom a seat stands for. */
export function playerOf(place: string): number | null {
  const found = /^seat\/(\d)$/.exec(place);
  return found ? Number(found[1]) : null;
}
