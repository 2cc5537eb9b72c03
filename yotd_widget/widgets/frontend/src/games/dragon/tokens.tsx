/** The board of a draft: every region open, every token a button. */
import type { DraftProps } from "../../shell/game";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { TableContext } from "../../shell/table";
import { City } from "./court";
import { GoodText } from "./goods";
import { Groups } from "./groups";
import { Land } from "./land";
import { Market } from "./market";
import { NeedLine } from "./need";
import { newPalace } from "./places";
import { useDragon } from "./use-dragon";
import type { Court, Month, WallSlot } from "./wire";
import type { DragonWords } from "./words";

export function Tokens({ seat, onSeat }: DraftProps) {
  const table = useDragon();
  const { groups } = table.snapshot.board;
  const words: DragonWords = { ...table.words, here: "+", hereIn: "+" }; // a free room waits for somebody
  return (
    <TableContext.Provider value={{ ...table, words }}>
      <Top />
      <Months />
      <Land seat={seat} open={onSeat} Full={CourtTokens} />
      {groups.length > 0 && (
        <div class="tray-room" data-tray="actions">
          {<Groups />}
        </div>
      )}
      <div class="tray-room" data-tray="persons">
        <Market />
      </div>
    </TableContext.Provider>
  );
}

/** Who decides, and the markers on the track, the leader first. */
function Top() {
  const { words, snapshot } = useDragon();
  const { status, board } = snapshot;
  const told = [status.period, status.phase, status.who].filter(Boolean).join(" · ");
  return (
    <div class="top">
      <div class="status" tabIndex={-1}>
        <Place place="turn" text={told} class="token">
          {status.seat !== null && <Badge seat={status.seat} size={26} />}
          <span>{told}</span>
        </Place>
      </div>
      <ol class="markers" aria-label={words.order}>
        {board.order.flatMap((stack) =>
          stack.seats.map((seat) => (
            <li key={seat}>
              <Place place={`space/${seat}`} text={`${stack.space}`} class="token">
                <Badge seat={seat} size={26} />
                <b>{stack.space}</b> <Change place={`space/${seat}`} />
              </Place>
            </li>
          )),
        )}
      </ol>
    </div>
  );
}

function Months() {
  const { words, snapshot } = useDragon();
  const { year, wall } = snapshot.board;
  return (
    <ol class="months" aria-label={words.year}>
      {year.map((month, index) => (
        <MonthToken key={month.month} month={month} slot={wall?.slots[index]} />
      ))}
    </ol>
  );
}

function MonthToken({ month, slot }: { month: Month; slot?: WallSlot }) {
  const text = [month.month, month.name, month.great && `+ ${month.great.name}`].filter(Boolean).join(" ");
  return (
    <li class={month.state} aria-current={month.state === "now" ? "step" : undefined}>
      <Place place={`month/${month.month}`} text={text} class="token month">
        <span class="when">
          <b>{month.month}</b>
          <Icon id={`event-${month.event}`} size={26} />
          {month.great && <Icon id={`super-${month.great.event}`} size={26} />}
        </span>{" "}
        <span class="event-name">{month.name}</span>
      </Place>
      {slot && (
        <Place place={slot.place} text={slot.name} class={`token brick${slot.seat === null ? " bare" : ""}`}>
          {slot.seat === null ? <Icon id="tile-wall_built" size={22} /> : <Badge seat={slot.seat} size={22} />}
        </Place>
      )}
    </li>
  );
}

function CourtTokens({ court }: { court: Court }) {
  const { words, snapshot } = useDragon();
  const { seat } = court;
  const unused = court.wall?.filter((tile) => !tile.used).length;
  const tiles = { place: `tiles/${seat}`, icon: "tile-wall_built", amount: unused ?? 0, name: words.wallTiles };
  const goods = court.wall ? [...court.goods, tiles] : court.goods;
  return (
    <div class="court" role="group" aria-label={court.title}>
      <div class={court.need ? "cabinet needs" : "cabinet"}>
        <Badge seat={seat} size={34} />
        <Place place={`name/${seat}`} text={court.name} class="token name">
          {court.name}
        </Place>
        <Place place={`vp/${seat}`} text={`${court.vp} ${words.vp}`} class="token points-now">
          <b>{court.vp}</b> {words.vp} <Change place={`vp/${seat}`} />
        </Place>
        <ul class="goods" aria-label={words.goods}>
          {goods.map((good) => (
            <li key={good.place} class={good.amount ? "" : "none"}>
              <Place place={good.place} text={`${good.amount} ${good.name}`} class="token good">
                <GoodText good={good} />
              </Place>
            </li>
          ))}
        </ul>
        {court.need && <NeedLine need={court.need} seat={court.seat} />}
      </div>
      <City key={seat} court={court} growing={snapshot.choices[newPalace(seat)]?.state === "legal"} />
    </div>
  );
}
