/** A court at a glance: its skyline and what it owns. */
import { GlanceCard } from "../../shell/drawn/glance";
import { Skyline } from "./skyline";
import type { Court } from "./wire";

/** points: “21 points” */
type Seen = Pick<Court, "seat" | "name" | "vp" | "goods" | "palaces"> & { points: string };

/** was: the court before; numbers that have changed are marked. */
export function Glance({ glance, was }: { glance: unknown; was?: unknown }) {
  const court = glance as Seen;
  const before = was as Seen | undefined;
  const had = (place: string) => before?.goods.find((good) => good.place === place)?.amount;
  const goods = court.goods
    .slice(0, 3)
    .map(({ place, icon, label, amount }) => ({ icon, name: label, count: amount, had: had(place) }));
  return (
    <GlanceCard
      data-season="summer"
      seat={court.seat}
      name={court.name}
      vp={court.vp}
      hadVp={before?.vp}
      points={court.points}
      goods={goods}
    >
      <Skyline palaces={court.palaces} />
    </GlanceCard>
  );
}
