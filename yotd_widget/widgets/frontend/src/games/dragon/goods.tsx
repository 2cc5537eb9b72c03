/** The shelf of a court: what it owns, with what the preview would change. */

import { useRoving } from "../../shell/keys/roving";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import { WallShelf } from "./wall-tiles";
import type { Good, WallTile } from "./wire";

/** Characters of amount, change and name that fit on a line. */
const LONGEST = 8;

export function Goods({ goods, wall }: { goods: Good[]; wall?: WallTile[] }) {
  const { snapshot, words } = useDragon();
  const region = useRoving<HTMLUListElement>();
  return (
    <ul class="goods" aria-label={words.goods} ref={region}>
      {goods.map((good) =>
        snapshot.choices[good.place] ? (
          <GivenLine key={good.place} good={good} />
        ) : (
          <GoodLine key={good.place} good={good} />
        ),
      )}
      {wall && <WallShelf tiles={wall} />}
    </ul>
  );
}

/** Its picture, how much there is and would be, its name. */
export function GoodText({ good }: { good: Omit<Good, "label"> }) {
  return (
    <>
      <Icon id={good.icon} size={26} />
      <span>
        <b>{good.amount}</b> <Change place={good.place} /> <span class="unit">{good.name}</span>
      </span>
    </>
  );
}

/** In a Flood: each press gives one more, a press on the number given takes one back. */
function GivenLine({ good }: { good: Good }) {
  const change = markAt(useDragon(), good.place)?.mark.text;
  return (
    <li class="giving">
      <Place place={good.place} text={[`${good.amount}`, change, good.name].filter(Boolean).join(" ")} class="give">
        <GoodText good={good} />
      </Place>
      {good.given ? (
        <Place place={good.back!} text={`−${good.given} ${good.name}`} class="given">
          <b>−{good.given}</b>
        </Place>
      ) : (
        <span class="given none">0</span>
      )}
    </li>
  );
}

function GoodLine({ good }: { good: Good }) {
  const change = markAt(useDragon(), good.place)?.mark.text ?? "";
  const length = `${good.amount}${change}${good.name}`.length;
  const look = [good.amount ? "" : "none", change && (length > LONGEST ? "changed full" : "changed")];
  return (
    <li class={look.filter(Boolean).join(" ")} data-at={good.place}>
      <GoodText good={good} />
    </li>
  );
}
