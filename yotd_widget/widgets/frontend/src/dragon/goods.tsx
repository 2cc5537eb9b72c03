/** The shelf of a court: what it owns, with what the preview would change. */
import { Change } from "../shell/change";
import { Icon } from "../shell/icon";
import { markAt, useTable } from "../shell/table";
import type { Good } from "./board";

/** Characters of amount, change and name that fit on a line. */
const LONGEST = 8;

export function Goods({ goods }: { goods: Good[] }) {
  return (
    <ul class="goods">
      {goods.map((good) => (
        <GoodLine key={good.place} good={good} />
      ))}
    </ul>
  );
}

function GoodLine({ good }: { good: Good }) {
  const change = markAt(useTable(), good.place)?.mark.text ?? "";
  const length = `${good.amount}${change}${good.name}`.length;
  const look = [good.amount ? "" : "none", change && (length > LONGEST ? "changed full" : "changed")];
  return (
    <li class={look.filter(Boolean).join(" ")}>
      <Icon id={good.icon} size={26} />
      <span>
        <b>{good.amount}</b> <Change place={good.place} /> <span class="unit">{good.name}</span>
      </span>
    </li>
  );
}
