/** Where the stations of the road lie: leg below leg, there and back, in waves. */
import type { Road, Station } from "./wire";

export interface Spot {
  station: Station;
  /** Its number among the lessons; 0 for a check. */
  number: number;
  leg: number;
  /** In per mille of the land's width and height. */
  x: number;
  y: number;
}

const LEFT = 90;
const RIGHT = 910;
const TOP = 110;
const BOTTOM = 880;
const WAVE = 14;

export function spots({ legs }: Road): Spot[] {
  let number = 0;
  return legs.flatMap(({ stations }, leg) =>
    stations.map((station, at) => {
      const along = (at + 0.5) / stations.length;
      const way = leg % 2 ? 1 - along : along;
      const high = legs.length > 1 ? TOP + ((BOTTOM - TOP) * leg) / (legs.length - 1) : (TOP + BOTTOM) / 2;
      return {
        station,
        number: station.kind === "check" ? 0 : ++number,
        leg,
        x: Math.round(LEFT + (RIGHT - LEFT) * way),
        y: Math.round(high + Math.sin(way * Math.PI * 3 + leg) * WAVE),
      };
    }),
  );
}

/** The way past some spots, as the path of a drawing: it bows where it turns back. */
export function way(through: readonly Spot[]): string {
  return through
    .map(({ x, y, leg }, at) => {
      const before = through[at - 1];
      if (!before) return `M${x} ${y}`;
      if (before.leg === leg) return `L${x} ${y}`;
      const edge = before.leg % 2 ? 20 : 980;
      return `C${edge} ${before.y} ${edge} ${y} ${x} ${y}`;
    })
    .join("");
}
