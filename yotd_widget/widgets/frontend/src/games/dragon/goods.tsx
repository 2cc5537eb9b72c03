/** What a court owns, with what the preview would change. */
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import { WallShelf } from "./wall-tiles";
import type { Good, WallTile } from "./wire";

export function Goods({ goods, wall }: { goods: Good[]; wall?: WallTile[] }) {
  const { words } = useDragon();
  return (
    <ul class="goods" aria-label={words.goods}>
      {goods.map((good) => (
        <GoodLine key={good.place} good={good} />
      ))}
      {wall && <WallShelf tiles={wall} />}
    </ul>
  );
}

/** Its picture, how much there is and would be, its name. */
export function GoodText({ good }: { good: Omit<Good, "label"> }) {
  return (
    <>
      <Icon id={good.icon} size={22} />
      <span>
        <b>{good.amount}</b> <Change place={good.place} /> <span class="unit">{good.name}</span>
      </span>
    </>
  );
}

/** In a Flood what is given back is chosen on the tray, and looked at there. */
function GoodLine({ good }: { good: Good }) {
  const change = markAt(useDragon(), good.place);
  const look = [good.amount ? "" : "none", change ? "changed" : ""].filter(Boolean).join(" ");
  return (
    <li class={look} data-at={good.place}>
      <GoodText good={good} />
    </li>
  );
}
