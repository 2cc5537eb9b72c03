/** The neighbours, small: points, skyline, goods, and how they stand to the event. On phones all courts are tabs. */
import { useRef } from "preact/hooks";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Points } from "../../shell/parts/points";
import { Region } from "../../shell/region";
import { fill } from "../../shell/words";
import { isLong, Name } from "./court";
import { VerdictText } from "./need";
import { isAt } from "./places";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";
import type { Court } from "./wire";

/** On a tab a longer name has no room beside how many persons the event would cost. */
const SHORT = 5;

interface Props {
  courts: Court[];
  /** Seat of the court in full. */
  shown: number;
  open(seat: number): void;
}

export function Others({ courts, shown, open }: Props) {
  const { words, snapshot } = useDragon();
  const { season, omen } = snapshot.board;
  const region = useRoving<HTMLDivElement>();
  const last = useRef(open);
  last.current = open;
  return (
    <div
      class="others"
      role="group"
      aria-label={words.others}
      data-count={courts.length - 1}
      data-season={season}
      data-omen={omen}
      ref={region}
    >
      {courts.map((court) => (
        <Region key={court.seat} of={[court, court.seat === shown]} has={isAt(court.seat)}>
          <SmallCourt court={court} shown={court.seat === shown} open={(seat) => last.current(seat)} />
        </Region>
      ))}
    </div>
  );
}

function SmallCourt({ court, shown, open }: { court: Court; shown: boolean; open(seat: number): void }) {
  const { words, snapshot } = useDragon();
  const { need } = court;
  const goods = court.goods.slice(0, 3);
  const unused = court.wall?.filter((tile) => !tile.used).length;
  const persons = court.palaces.flatMap(({ rooms }) => rooms.filter((room) => room.person)).length;
  const heard = [
    `${court.name} ${court.vp} ${words.vp}`,
    ...court.goods.map((good) => `${good.amount} ${good.name}`),
    fill(words.owns, { palaces: court.palaces.length, persons }),
    court.wall && fill(words.tilesUnused, { tiles: `${unused}` }),
    need?.verdict,
  ];
  const bad = !shown && need?.short.sign === "leave" ? need : null; // whose court is shown has it said there
  const head = [
    "small-head",
    isLong(court.name) && "long",
    bad && "alarmed",
    bad && court.name.length > SHORT && "full",
  ];
  return (
    <button
      type="button"
      class={shown ? "small-court me" : "small-court"}
      data-item
      data-at={shown ? undefined : `court/${court.seat} folded/${court.seat}`}
      aria-current={shown || undefined}
      onClick={() => open(court.seat)}
    >
      <span class={head.filter(Boolean).join(" ")} role="img" aria-label={heard.filter(Boolean).join(", ")}>
        <Badge seat={court.seat} size={24} />
        <Name name={court.name} /> <Points seat={court.seat} vp={court.vp} />{" "}
        {bad && (
          <span class="alarm">
            {bad.short.count}
            <Icon id="mark-leave" size={15} />
          </span>
        )}
      </span>
      {!shown && (
        <>
          <Skyline palaces={court.palaces} marks={snapshot.marks} middle />
          <span class="small-goods" aria-hidden>
            <span class="owned city-size">
              <Icon id="part-roof_mini" size={20} />
              {court.palaces.length}
            </span>
            {goods.map((good) => (
              <span key={good.place} class={good.amount ? "owned" : "owned none"}>
                <Icon id={good.icon} size={17} />
                <span data-number={good.place}>{good.amount}</span>
              </span>
            ))}
            {court.wall && (
              <span class={unused ? "owned" : "owned none"}>
                <Icon id="tile-wall_built" size={17} />
                {unused}
              </span>
            )}
            {need && need.short.sign !== "check" && <VerdictText verdict={need.short} />}
          </span>
        </>
      )}
    </button>
  );
}
