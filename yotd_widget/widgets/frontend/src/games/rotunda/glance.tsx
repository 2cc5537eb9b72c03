/** A player at a glance: coins, cubes and free Assistants. */
import { GlanceCard } from "../../shell/drawn/glance";
import type { Seat } from "./wire";

type Seen = Seat & { points: string };

export function Glance({ glance, was }: { glance: unknown; was?: unknown }) {
  const own = glance as Seen;
  const before = was as Seen | undefined;
  const goods = own.goods.map(({ icon, name, count }, nth) => ({
    icon: icon === "young" ? "act-recruit" : icon,
    name,
    count,
    had: before?.goods[nth]?.count,
  }));
  return (
    <GlanceCard seat={own.seat} name={own.name} vp={own.vp} points={own.points} hadVp={before?.vp} goods={goods} />
  );
}
