/** What the end is built of: for each player, in order of rank, a storey for each cause that gave points. */
import type { Result } from "../wire";

export interface Storey {
  /** Its number among the causes of the result. */
  cause: number;
  name: string;
  points: number;
  /** How high: of the highest building, in hundredths. */
  part: string;
  /** How many storeys lie below it. */
  below: number;
}

/** The uppermost first. */
export function storeysOf({ rows, causes }: Result): Storey[][] {
  const most = Math.max(1, ...rows.map(({ points }) => scored(points)));
  return rows.map(({ points }) =>
    points
      .map((count, cause) => ({ cause, name: causes[cause]!, points: count, part: ((count / most) * 100).toFixed(1) }))
      .filter((storey) => storey.points > 0)
      .map((storey, below) => ({ ...storey, below }))
      .toReversed(),
  );
}

/** What was scored, whatever was lost again. */
export const scored = (points: readonly number[]) => points.reduce((sum, each) => sum + Math.max(0, each), 0);
