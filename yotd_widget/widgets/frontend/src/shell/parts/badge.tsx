/** A player's colour, shape and number; named where the name does not stand beside it. Seats count from 0, badges from 1. */
import { Icon } from "./icon";

interface Props {
  seat: number;
  size: number;
  name?: string;
  piece?: string;
  class?: string;
}

export function Badge({ seat, size, name, piece, class: look = "" }: Props) {
  return <Icon id={`badge-${seat + 1}`} size={size} class={`badge ${look}`.trim()} name={name} piece={piece} />;
}
