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
import type { Month, Verdict } from "./wire";

export function Year() {
  const { year, active } = useDragon().snapshot.board;
  return (
    <Region of={[year, active]} has={isOnYear}>
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
        <MonthCell key={month.month} month={month} first={month === year.find(({ ahead }) => ahead)} />
      ))}
    </ol>
  );
}

/** A longer name has no room beside that of the month's own event. */
const LONG = 17;

function MonthCell({ month, first }: { month: Month; first: boolean }) {
  const table = useDragon();
  const { words } = table;
  const { state, great, season, ahead } = month;
  const mark = markAt(table, `month/${month.month}`)?.mark;
  return (
    <li
      class={[state, great && "great", ahead?.tone === "bad" && "dread"].filter(Boolean).join(" ")}
      data-season={season}
      data-at={`month/${month.month}`}
      data-lost={ahead?.tone === "bad" ? ahead.count : undefined}
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
      {ahead && (
        <VerdictText verdict={mark ? changed(mark) : ahead} changed={Boolean(mark)}>
          {first && <Owner />}
        </VerdictText>
      )}
    </li>
  );
}

/** What a choice that is looked at would make of a month: a loss is red, also where it is less than before. */
function changed({ text, kind }: Mark): Verdict {
  const count = /^[−+]\d+/.exec(text)?.[0] ?? (kind === "loss" ? "+0" : "");
  const leave = count.startsWith("−");
  return {
    text,
    count,
    tone: leave || kind === "loss" ? "bad" : "good",
    sign: leave ? "leave" : count ? "points" : "check",
  };
}

/** At the beginning of what is foreseen: whose court that is. */
function Owner() {
  const { words, snapshot } = useDragon();
  const { courts, active } = snapshot.board;
  return <Badge seat={active} size={18} name={fill(words.forecastFor, { player: courts[active]!.name })} />;
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
