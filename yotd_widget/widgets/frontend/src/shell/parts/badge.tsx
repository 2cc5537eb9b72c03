/** A player's colour, shape and number; named where the name does not stand beside it. Seats count from 0, badges from 1. */
import { Icon } from "./icon";

export function Badge({ seat, size, name, piece }: { seat: number; size: number; name?: string; piece?: string }) {
  return <Icon id={`badge-${seat + 1}`} size={size} class="badge" name={name} piece={piece} />;
}
