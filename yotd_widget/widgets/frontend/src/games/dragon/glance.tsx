/** A court at a glance: its skyline and what it owns. */
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Skyline } from "./skyline";
import type { Court } from "./wire";

/** points: “21 VP” */
type Seen = Pick<Court, "seat" | "name" | "vp" | "goods" | "palaces"> & { points: string };

/** was: the court before; numbers that have changed are marked. */
export function Glance({ glance, was }: { glance: unknown; was?: unknown }) {
  const court = glance as Seen;
  const before = was as Seen | undefined;
  const had = (place: string) => before?.goods.find((good) => good.place === place)?.amount;
  return (
    <span class="glance" data-season="summer">
      <span class="glance-head">
        <Badge seat={court.seat} size={20} /> <b>{court.name}</b>{" "}
        <span class={changed(court.vp, before?.vp)}>{court.points}</span>
      </span>
      <Skyline palaces={court.palaces} />
      <span class="glance-goods">
        {court.goods.slice(0, 3).map((good) => (
          <span key={good.place} class={changed(good.amount, had(good.place))}>
            <Icon id={good.icon} size={16} name={good.label} /> {good.amount}
          </span>
        ))}
      </span>
    </span>
  );
}

const changed = (now: number, was?: number) => (was === undefined || was === now ? "" : now > was ? "good" : "bad");
