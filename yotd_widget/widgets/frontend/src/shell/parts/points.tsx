/** How many points a player has, by one sign in all games. */
import { Change } from "./change";
import { Icon } from "./icon";

/** name: what it is called, where nobody says so beside it. */
export const PointsSign = ({ name }: { name?: string }) => <Icon id="mark-points" class="i unit" name={name} />;

export const Points = ({ seat, vp }: { seat: number; vp: number }) => (
  <span class="vp" data-at={`vp/${seat}`} aria-hidden="true">
    <Change place={`vp/${seat}`} />
    <b data-number={`vp/${seat}`}>{vp}</b> <PointsSign />
  </span>
);
