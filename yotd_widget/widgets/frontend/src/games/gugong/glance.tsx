/** A player at a glance: servants of the pool, Jade and the step of the Envoy. */
import { GlanceCard } from "../../shell/drawn/glance";
import { times } from "../../shell/drawn/pieces";
import { Piece } from "./piece";
import type { Envoy, Seat } from "./wire";

/** points: “21 points” */
type Seen = Pick<Seat, "seat" | "name" | "vp" | "pool" | "double" | "jade" | "tokens"> & {
  points: string;
  envoy: Envoy;
};

/** So many are drawn one by one. */
const COUNTED = 8;

/** was: the player before; numbers that have changed are marked. */
export function Glance({ glance, was }: { glance: unknown; was?: unknown }) {
  const own = glance as Seen;
  const before = was as Seen | undefined;
  const goods = [
    { icon: "i-servant", count: own.pool, had: before?.pool },
    { icon: "i-jade", count: own.jade, had: before?.jade },
    { icon: "i-token", count: own.tokens, had: before?.tokens },
    { icon: "i-palace", count: own.envoy.step, had: before?.envoy.step },
  ];
  return (
    <GlanceCard seat={own.seat} name={own.name} vp={own.vp} points={own.points} hadVp={before?.vp} goods={goods}>
      <span class="glance-men" aria-hidden="true">
        {own.double === "pool" && <Piece kind="double" seat={own.seat} />}
        {times(Math.min(own.pool, COUNTED), (nth) => (
          <Piece key={nth} kind="servant" seat={own.seat} />
        ))}
      </span>
    </GlanceCard>
  );
}
