/** The other courts, small: points, skyline, goods, and how they stand to the event. */
import { useRef } from "preact/hooks";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { fill } from "../../shell/words";
import { Name } from "./court";
import { Bowls } from "./need";
import { isAt } from "./places";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";
import type { Court } from "./wire";

export function Others({ courts, open }: { courts: Court[]; open(seat: number): void }) {
  const { words } = useDragon();
  const region = useRoving<HTMLDivElement>();
  const last = useRef(open);
  last.current = open;
  return (
    <div class="others" role="group" aria-label={words.others} data-count={courts.length} ref={region}>
      {courts.map((court) => (
        <Region key={court.seat} of={[court]} has={isAt(court.seat)}>
          <SmallCourt court={court} open={(seat) => last.current(seat)} />
        </Region>
      ))}
    </div>
  );
}

function SmallCourt({ court, open }: { court: Court; open(seat: number): void }) {
  const { words } = useDragon();
  const { need } = court;
  const goods = court.goods.slice(0, 4);
  const unused = court.wall?.filter((tile) => !tile.used).length;
  const persons = court.palaces.flatMap(({ rooms }) => rooms.filter((room) => room.person)).length;
  const heard = [
    `${court.name} ${court.vp} ${words.vp}`,
    ...court.goods.map((good) => `${good.amount} ${good.name}`),
    fill(words.owns, { palaces: court.palaces.length, persons }),
    court.wall && fill(words.tilesUnused, { tiles: `${unused}` }),
    need?.verdict,
  ];
  return (
    <button
      type="button"
      class={`small-court seat-${court.seat + 1}`}
      data-item
      data-at={`court/${court.seat} folded/${court.seat}`}
      onClick={() => open(court.seat)}
    >
      <span class="small-head" role="img" aria-label={heard.filter(Boolean).join(", ")}>
        <Badge seat={court.seat} size={26} />
        <Name name={court.name} /> {need?.bowls && <Bowls bowls={need.bowls} size={16} />}
        <b class="small-vp">
          {court.vp} <small>{words.vp}</small> <Change place={`vp/${court.seat}`} />
        </b>{" "}
      </span>
      <Skyline palaces={court.palaces} />
      <span class={court.wall ? "small-goods walled" : "small-goods"} aria-hidden>
        {goods.map((good) => (
          <span key={good.place} class={good.amount ? "owned" : "owned none"}>
            {good.amount}
            <Icon id={good.icon} size={18} />
          </span>
        ))}
        {court.wall && (
          <span class={unused ? "" : "none"}>
            <Icon id="tile-wall_built" size={18} />
            {unused}
          </span>
        )}
        {need && <b class={`verdict ${need.tone}`}>{need.short}</b>}
      </span>
    </button>
  );
}
