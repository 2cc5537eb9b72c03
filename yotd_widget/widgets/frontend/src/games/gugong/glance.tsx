/** A player at a glance: servants of the pool, Jade and the step of the Envoy. */
import { times } from "../../shell/drawn/pieces";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
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
    <span class="glance">
      <span class="glance-head">
        <Badge seat={own.seat} size={20} /> <b>{own.name}</b>{" "}
        <span class={changed(own.vp, before?.vp)}>{own.points}</span>
      </span>
      <span class="glance-men" aria-hidden="true">
        {own.double === "pool" && <Piece kind="double" seat={own.seat} />}
        {times(Math.min(own.pool, COUNTED), (nth) => (
          <Piece key={nth} kind="servant" seat={own.seat} />
        ))}
      </span>
      <span class="glance-goods">
        {goods.map(({ icon, count, had }) => (
          <span key={icon} class={changed(count, had)}>
            <Icon id={icon} size={16} /> {count}
          </span>
        ))}
      </span>
    </span>
  );
}

const changed = (now: number, was?: number) => (was === undefined || was === now ? "" : now > was ? "good" : "bad");
