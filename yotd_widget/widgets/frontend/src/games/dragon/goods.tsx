/** What a court owns, with what the preview would change. */
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import { WallShelf } from "./wall-tiles";
import type { Good, WallTile } from "./wire";

interface Props {
  goods: Good[];
  wall?: WallTile[];
  /** They can be pressed where the table offers it. */
  tokens?: boolean;
}

/** With privileges of both sizes there is a line more. */
const USUAL = 5;

export function Goods({ goods, wall, tokens = false }: Props) {
  const { words } = useDragon();
  return (
    <ul class={goods.length > USUAL ? "goods many" : "goods"} aria-label={words.goods}>
      {goods.map((good) => (
        <GoodLine key={good.icon} good={good} token={tokens} />
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
        <b data-count data-number={good.place}>
          {good.amount}
        </b>{" "}
        <Change place={good.place} /> <span class="unit">{good.name}</span>
      </span>
    </>
  );
}

/** In a Flood what is given back is chosen on the tray, and looked at there. */
function GoodLine({ good, token }: { good: Good; token: boolean }) {
  const table = useDragon();
  const change = markAt(table, good.place);
  const look = [good.amount ? "" : "none", change ? "changed" : ""].filter(Boolean).join(" ");
  if (token && table.snapshot.choices[good.place])
    return (
      <li class={look}>
        <Place place={good.place} text={`${good.amount} ${good.name}`} class="token good">
          <GoodText good={good} />
        </Place>
      </li>
    );
  return (
    <li class={look} data-at={good.place}>
      <GoodText good={good} />
    </li>
  );
}
