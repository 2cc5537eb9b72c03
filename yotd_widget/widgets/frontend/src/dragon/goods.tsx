/** The shelf of a court: what it owns, with what the preview would change. */
import { Change } from "../shell/change";
import { Icon } from "../shell/icon";
import type { Good } from "./board";

export function Goods({ goods }: { goods: Good[] }) {
  return (
    <ul class="goods">
      {goods.map((good) => (
        <li key={good.place} class={good.amount ? "" : "none"}>
          <Icon id={good.icon} size={26} />
          <span>
            <b>{good.amount}</b> <Change place={good.place} /> {good.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
