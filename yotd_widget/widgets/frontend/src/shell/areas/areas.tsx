/** What lies in the middle, then what each player has: one Tab stop for all of it, arrows go to what lies nearest. */
import { useRoving } from "../keys/roving";
import { Badge } from "../parts/badge";
import { Change } from "../parts/change";
import { Place } from "../place";
import { Region } from "../region";
import { markAt, useTable } from "../table";
import type { Area, Board, Thing } from "./wire";

/** Letters that find room beside other things; a longer text has a line of its own. */
const SHORT = 24;
const NOTHING = "–";

export function Areas() {
  const { snapshot } = useTable<Board>();
  const region = useRoving<HTMLDivElement>();
  return (
    <div class="areas" ref={region}>
      {snapshot.board.areas.map((area) => {
        const decides = area.seat !== null && area.seat === snapshot.status.seat;
        return (
          <Region
            key={area.key}
            of={[area, decides]}
            has={(place) => place === area.key || area.things.some((thing) => thing.place === place)}
          >
            <AreaView area={area} decides={decides} />
          </Region>
        );
      })}
    </div>
  );
}

/** Where the player can be chosen, as the answer to a question, the title is what one presses. */
function Title({ area: { key, title, seat } }: { area: Area }) {
  const { board, choices } = useTable<Board>().snapshot;
  const text = (
    <>
      {seat !== null && <Badge seat={seat} size={26} />}
      <b>{title}</b>
    </>
  );
  if (choices[key] && !board.loose.includes(key))
    return (
      <Place place={key} text={title} class="area-title">
        {text}
      </Place>
    );
  return (
    <p class="area-title" aria-hidden="true">
      {text}
    </p>
  );
}

function AreaView({ area, decides }: { area: Area; decides: boolean }) {
  const { key, title, seat, things } = area;
  const look = ["area", seat === null ? "common" : `seat-${seat + 1}`, decides && "decides"];
  return (
    <div class={look.filter(Boolean).join(" ")} data-at={key} role="group" aria-label={title}>
      <Title area={area} />
      <ul class="things">
        {things.map((thing) => (
          <li key={thing.place} class={thing.text.length > SHORT ? "long" : undefined}>
            <ThingView thing={thing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ThingView({ thing: { place, name, text } }: { thing: Thing }) {
  const found = markAt(useTable(), place);
  const less = found?.mark.kind === "loss" || found?.mark.kind === "gone";
  const state = found && [found.ghost ? "ghost" : "fresh", less && "less"];
  const look = ["thing", text === NOTHING && "none", ...(state ?? [])];
  return (
    <Place
      place={place}
      text={[name, text, found?.mark.text].filter(Boolean).join(" ")}
      class={look.filter(Boolean).join(" ")}
    >
      <span class="name">{name}</span>{" "}
      <span class="now">
        <b>{text}</b> <Change place={place} />
      </span>
    </Place>
  );
}
