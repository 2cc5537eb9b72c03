/** Which region of the table a place lies in: the first of the table whose pattern it has; null for none. */
export const regionsIn =
  <Region extends string>(table: readonly (readonly [RegExp, Region])[]) =>
  (place: string): Region | null =>
    table.find(([has]) => has.test(place))?.[1] ?? null;
