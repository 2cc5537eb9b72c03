/** How many points a player has, by one sign in all games. */
import { Change } from "./change";
import { Icon } from "./icon";

export const Points = ({ seat, vp }: { seat: number; vp: number }) => (
  <span class="vp" data-at={`vp/${seat}`} aria-hidden="true">
    <Change place={`vp/${seat}`} />
    <b data-number={`vp/${seat}`}>{vp}</b> <Icon id="mark-points" class="i" />
  </span>
);
