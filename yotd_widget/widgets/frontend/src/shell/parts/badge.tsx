/** A player's colour, shape and number. Seats count from 0, badges from 1. */
import { Icon } from "./icon";

export function Badge({ seat, size }: { seat: number; size: number }) {
  return <Icon id={`badge-${seat + 1}`} size={size} class="badge" />;
}
