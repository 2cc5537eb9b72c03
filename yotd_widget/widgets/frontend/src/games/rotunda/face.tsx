/** An Expert, an Order or an Amulet as it is drawn: its picture, or what it costs and brings. */
import { Icon } from "../../shell/parts/icon";
import { PointsSign } from "../../shell/parts/points";
import type { Card } from "./wire";

/** More things to pay than this stand in two rows. */
const ROW = 3;

export function CardFace({ card: { icon, cost, mark, count, done, name, number } }: { card: Card }) {
  return (
    <span class={`face${done ? " done" : ""}`} aria-hidden="true">
      {cost.length ? (
        <span class={cost.length > ROW ? "cost many" : "cost"}>
          {cost.map((kind, nth) => (
            <Icon key={nth} id={kind} class="i" />
          ))}
        </span>
      ) : (
        <Icon id={icon} class="i large" />
      )}
      {count > 1 ? (
        <small>{count}×</small>
      ) : (
        mark && (
          <small title={name}>
            {mark}
            {number > 0 && <PointsSign />}
          </small>
        )
      )}
      {done && <Icon id="mark-check" class="check" />}
    </span>
  );
}
