/** Whose court a place belongs to; null for what lies on the table. */
export function ownerOf(place: string): number | null {
  const found = /^(?:(?:good|palace|room|wall)\/(\d)\/|(?:vp|court)\/(\d)$)/.exec(place);
  return found ? Number(found[1] ?? found[2]) : null;
}

/** Where a place of a court lies while that court is but a small card: on the card. */
export function folded(place: string): string[] {
  const owner = ownerOf(place);
  return owner === null ? [] : [`folded/${owner}`];
}
