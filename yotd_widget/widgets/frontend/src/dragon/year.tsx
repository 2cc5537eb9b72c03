/** The twelve months as a scroll: what was, what counts now with its rule, what comes. */
import { Icon } from "../shell/icon";
import { useTable } from "../shell/table";
import type { Board, Month } from "./board";

export function Year() {
  const { words, snapshot } = useTable<Board>();
  return (
    <div class="year">
      <ol aria-label={words.year}>
        {snapshot.board.year.map((month) => (
          <MonthCell key={month.month} month={month} />
        ))}
      </ol>
    </div>
  );
}

function MonthCell({ month }: { month: Month }) {
  const { words } = useTable();
  const { state } = month;
  return (
    <li class={state} style={{ "--month": month.month }} aria-current={state === "now" ? "step" : undefined}>
      <span class="seal">
        <b>{month.month}</b>
        {state === "done" && <Icon id="mark-check" size={13} />}
        {state === "done" && <span class="sr">{words.done}</span>}
      </span>
      <Icon id={`event-${month.event}`} class="event" />
      <span class="name">
        {month.name}
        {state === "now" && <small>{month.rule}</small>}
      </span>
    </li>
  );
}
