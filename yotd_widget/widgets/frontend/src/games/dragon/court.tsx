/** A court in full: the cabinet with points and goods, and the city with its people. */

import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Place } from "../../shell/place";
import { Region } from "../../shell/region";
import { Goods } from "./goods";
import { NeedLine } from "./need";
import { NewPalace, PalaceView } from "./palace";
import { isAt, newPalace } from "./places";
import { useDragon } from "./use-dragon";
import { WallCards } from "./wall-tiles";
import type { Court } from "./wire";

export function CourtView({ court }: { court: Court }) {
  return (
    <Region of={[court]} has={isAt(court.seat)}>
      <Estate court={court} />
    </Region>
  );
}

function Estate({ court }: { court: Court }) {
  const { words, snapshot } = useDragon();
  const choosing = court.wall?.some((tile) => snapshot.choices[tile.place]);
  const giving = court.goods.some((good) => snapshot.choices[good.place]);
  return (
    <div
      class={`court seat-${court.seat + 1}${giving ? " giving" : ""}`}
      data-at={`court/${court.seat}`}
      role="group"
      aria-label={court.title}
    >
      <div class="cabinet">
        <Plate court={court} />
        <span class="points-now" data-at={`vp/${court.seat}`}>
          <b>{court.vp}</b> {words.vp} <Change place={`vp/${court.seat}`} />
        </span>
        <Goods goods={court.goods} wall={choosing ? undefined : court.wall} />
      </div>
      {choosing ? (
        <div class="ahead">
          {court.need && <NeedLine need={court.need} seat={court.seat} />}
          <WallCards tiles={court.wall!} />
        </div>
      ) : (
        court.need && <NeedLine need={court.need} seat={court.seat} />
      )}
      <City court={court} growing={newPalace(court.seat) in snapshot.choices} />
    </div>
  );
}

/** Whose court it is; where a player can be chosen, that is where. */
function Plate({ court }: { court: Court }) {
  const place = `court/${court.seat}`;
  const plate = (
    <>
      <Badge seat={court.seat} size={34} />
      <Name name={court.name} />
    </>
  );
  if (!useDragon().snapshot.choices[place]) return plate;
  return (
    <Place place={place} text={court.name} class="plate">
      {plate}
    </Place>
  );
}

/** Long names are written smaller, and break between syllables. */
export function Name({ name }: { name: string }) {
  const long = name.length > 8;
  return <b class={long ? "name long" : "name"}>{long ? name.replaceAll(SYLLABLE, "$&\u00AD") : name}</b>;
}

const SYLLABLE = /\p{L}{2}[aeiouyäöüąęó](?=[^aeiouyäöüąęó][aeiouyäöüąęó]\p{L})/giu;

/** growing: a place for one palace more. */
export function City({ court, growing }: { court: Court; growing: boolean }) {
  const { words } = useDragon();
  const region = useRoving<HTMLDivElement>("columns");
  const count = court.palaces.length + (growing ? 1 : 0);
  return (
    <div
      class="city"
      style={{ "--palaces": count, "--half": Math.ceil(count / 2) }}
      data-many={crowd(count)}
      role="grid"
      aria-label={words.palaces}
      ref={region}
    >
      {court.palaces.map((palace) => (
        <PalaceView key={palace.place} palace={palace} />
      ))}
      {growing && <NewPalace place={newPalace(court.seat)} />}
    </div>
  );
}

/** How crowded the city is: narrow pages put many palaces into two rows. */
const crowd = (palaces: number) => (palaces > 6 ? "most" : palaces > 4 ? "many" : "few");
