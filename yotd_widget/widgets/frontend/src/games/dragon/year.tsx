/** The twelve months as a scroll: what was, what counts now with its rule, what comes and what it would bring. */
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { markAt } from "../../shell/table";
import type { Mark } from "../../shell/wire";
import { fill } from "../../shell/words";
import { inSyllables } from "./court";
import { VerdictText } from "./need";
import { useDragon } from "./use-dragon";
import type { Month } from "./wire";

export function Year() {
  const { year } = useDragon().snapshot.board;
  return (
    <Region of={[year]} has={isOnYear}>
      <YearScroll />
    </Region>
  );
}

const isOnYear = (place: string) => place.startsWith("month");

/** With so many months to come these are narrow. */
const MANY = 7;

function YearScroll() {
  const { words, snapshot } = useDragon();
  const { year } = snapshot.board;
  const ahead = year.filter(({ state }) => state === "next").length;
  const look = ahead === year.length ? "year ahead" : ahead >= MANY ? "year many" : "year";
  return (
    <ol class={look} aria-label={words.year}>
      {year.map((month) => (
        <MonthCell key={month.month} month={month} />
      ))}
    </ol>
  );
}

/** A longer name has no room beside that of the month's own event. */
const LONG = 17;

function MonthCell({ month }: { month: Month }) {
  const table = useDragon();
  const { words } = table;
  const { state, great, season, ahead } = month;
  const changed = markAt(table, `month/${month.month}`);
  return (
    <li
      class={[state, great && "great", ahead?.tone === "bad" && "dread"].filter(Boolean).join(" ")}
      data-season={season}
      data-at={`month/${month.month}`}
      data-lost={ahead?.tone === "bad" ? ahead.count.replace(/\D/g, "") : undefined}
      aria-current={state === "now" ? "step" : undefined}
    >
      {state === "now" ? <Now month={month} /> : <Medals month={month} />}
      {state === "next" && (
        <span class="name">
          {month.name.replace(/\p{L}{11,}/gu, inSyllables)}
          {great && (
            <>
              <span class="super" aria-hidden="true">
                + {great.name.length > LONG ? great.title : great.name}
              </span>
              <span class="sr"> + {fill(words.greatLine, great)}</span>
            </>
          )}
        </span>
      )}
      {state === "done" && (
        <span class="sr">
          {month.name} {words.done}
          {great && ` + ${great.name}`}
        </span>
      )}
      {ahead && (changed ? <Changed {...changed.mark} /> : <VerdictText verdict={ahead} />)}
    </li>
  );
}

/** What a choice that is looked at would make of a month: a loss is red, also where it is less than before. */
function Changed({ text, kind }: Mark) {
  const count = /^[−+]\d+/.exec(text)?.[0];
  const bad = count ? count.startsWith("−") : kind === "loss";
  const few = count ?? (bad || /\d/.test(text) ? "" : "✓");
  return (
    <span
      class={["verdict changed", bad ? "bad" : "good", few && "counted"].filter(Boolean).join(" ")}
      aria-hidden="true"
    >
      <span class="words">{text}</span>
      {few && <span class="few">{few}</span>}
      {count && bad && <Icon id="mark-leave" size={16} />}
    </span>
  );
}

/** Whose court the months to come are told of, on the lower edge of the scroll. */
export function Foreseen() {
  const { words, snapshot } = useDragon();
  const { year, courts, active } = snapshot.board;
  const court = courts.find(({ seat }) => seat === active);
  if (!court || !year.some(({ ahead }) => ahead)) return null;
  return (
    <p class="foreseen">
      <Badge seat={active} size={14} />
      <span>{fill(words.forecastFor, { player: court.name })}</span>
    </p>
  );
}

function Medals({ month: { month, event, great } }: { month: Month }) {
  const { words } = useDragon();
  return (
    <>
      <b class="number">{month}</b>
      <span class="medals" title={great && fill(words.greatLine, great)}>
        <Icon id={`event-${event}`} />
        {great && <Icon id={`super-${great.event}`} />}
      </span>
    </>
  );
}

/** The running event has the cell; where the Super Event runs, the one of the month is done and shrinks. */
function Now({ month: { month, event, name, rule, great } }: { month: Month }) {
  const { words } = useDragon();
  const running = great?.state === "now" ? great : null;
  return (
    <>
      <b class="seal">{month}</b>
      <span class="medals">
        <Icon id={running ? `super-${running.event}` : `event-${event}`} />
      </span>
      <span class="running">
        <b>{running ? running.name : name}</b>
        <span class="rule">{running ? running.rule : rule}</span>
      </span>
      {great && (
        <span class="beside">
          <Icon
            id={running ? `event-${event}` : `super-${great.event}`}
            size={26}
            name={running ? `${name} ${words.done}` : `+ ${fill(words.greatLine, great)}`}
          />
          {running && <Icon id="mark-check" size={14} class="ok" />}
        </span>
      )}
    </>
  );
}
