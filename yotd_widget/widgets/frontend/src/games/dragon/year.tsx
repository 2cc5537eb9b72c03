/** The twelve months as a scroll: what was, what counts now with its rule, what comes. */
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { useDragon } from "./use-dragon";
import { GreatLine, Slot, WallLine } from "./wall";
import type { Month, WallSlot } from "./wire";

export function Year() {
  const { year, wall } = useDragon().snapshot.board;
  return (
    <Region of={[year, wall]} has={isOnYear}>
      <YearScroll />
    </Region>
  );
}

const isOnYear = (place: string) => /^(wall|month)/.test(place);

function YearScroll() {
  const { words, snapshot } = useDragon();
  const { year, wall } = snapshot.board;
  const great = year.find((month) => month.great)?.great;
  return (
    <>
      <div class={wall ? "year walled" : "year"}>
        <ol aria-label={words.year}>
          {year.map((month, index) => (
            <MonthCell key={month.month} month={month} slot={wall?.slots[index]} />
          ))}
        </ol>
      </div>
      {(wall || (great && great.state !== "done")) && (
        <div class="beyond">
          {wall && <WallLine wall={wall} />}
          {great && great.state !== "done" && <GreatLine great={great} />}
        </div>
      )}
    </>
  );
}

function MonthCell({ month, slot }: { month: Month; slot?: WallSlot }) {
  const { words } = useDragon();
  const { state, great } = month;
  return (
    <li
      class={great ? `${state} great` : state}
      style={{ "--month": month.month }}
      data-at={`month/${month.month}`}
      aria-current={state === "now" ? "step" : undefined}
    >
      <b class="seal">{month.month}</b>
      {great ? (
        <span class="pair">
          <Icon id={`event-${month.event}`} />
          <Icon id={`super-${great.event}`} />
        </span>
      ) : (
        <Icon id={`event-${month.event}`} class="event" />
      )}
      <span class="name">
        {month.name} {state === "done" && words.done}
        {state === "now" && <small>{month.rule}</small>}
        {great && <b class={state === "now" ? "plus" : "sr"}>+ {great.name}</b>}
      </span>
      {slot && <Slot slot={slot} />}
    </li>
  );
}
