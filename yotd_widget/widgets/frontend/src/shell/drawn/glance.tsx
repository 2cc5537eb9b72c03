/** A player at a glance: who, how many points, a picture, and goods with their numbers; what has changed is marked. */
import type { ComponentChildren } from "preact";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";

interface Good {
  icon: string;
  /** For who does not see it. */
  name?: string;
  count: number;
  /** How many there were; left out, nothing is marked. */
  had?: number;
}

interface Props {
  seat: number;
  name: string;
  vp: number;
  hadVp?: number;
  /** “21 points” */
  points: string;
  goods: readonly Good[];
  children?: ComponentChildren;
}

export function GlanceCard({ seat, name, vp, hadVp, points, goods, children, ...rest }: Props) {
  return (
    <span class="glance" {...rest}>
      <span class="glance-head">
        <Badge seat={seat} size={20} /> <b>{name}</b> <span class={changed(vp, hadVp)}>{points}</span>
      </span>
      {children}
      <span class="glance-goods">
        {goods.map((good) => (
          <span key={good.icon} class={changed(good.count, good.had)}>
            <Icon id={good.icon} size={16} name={good.name} /> {good.count}
          </span>
        ))}
      </span>
    </span>
  );
}

const changed = (now: number, was?: number) => (was === undefined || was === now ? "" : now > was ? "good" : "bad");
