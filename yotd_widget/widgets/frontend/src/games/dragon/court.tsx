/** A court in full: a placard with points and goods, and the city with its people. */
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { PointsSign } from "../../shell/parts/points";
import { Place } from "../../shell/place";
import { Region } from "../../shell/region";
import { Goods } from "./goods";
import { NeedLine } from "./need";
import { NewPalace, PalaceView } from "./palace";
import { isAt, newPalace } from "./places";
import { useDragon } from "./use-dragon";
import { WallLine } from "./wall";
import type { Court } from "./wire";

interface Props {
  court: Court;
  /** Amounts can be pressed where the table offers it. */
  tokens?: boolean;
}

export function CourtView({ court, tokens }: Props) {
  return (
    <Region of={[court, useDragon().snapshot.board.wall]} has={isAt(court.seat)}>
      <Estate court={court} tokens={tokens} />
    </Region>
  );
}

function Estate({ court, tokens }: Props) {
  const { words, snapshot } = useDragon();
  const { wall } = snapshot.board;
  return (
    <div class="court" data-at={`court/${court.seat}`} role="group" aria-label={court.title}>
      <div class={court.need ? "cabinet needs" : "cabinet"}>
        <Plate court={court} />
        <p class="points-now" data-at={`vp/${court.seat}`}>
          <b data-count data-number={`vp/${court.seat}`}>
            {court.vp}
          </b>{" "}
          <PointsSign name={words.vp} /> <Change place={`vp/${court.seat}`} />
        </p>
        <Goods goods={court.goods} wall={court.wall} tokens={tokens} />
        {court.need && <NeedLine need={court.need} seat={court.seat} />}
        {wall && <WallLine wall={wall} />}
      </div>
      <City key={court.seat} court={court} growing={newPalace(court.seat) in snapshot.choices} />
    </div>
  );
}

/** Whose court it is; where a player can be chosen, that is where. */
function Plate({ court }: { court: Court }) {
  const place = `court/${court.seat}`;
  const plate = (
    <>
      <Badge seat={court.seat} size={32} />
      <Name name={court.name} />
    </>
  );
  if (!useDragon().snapshot.choices[place]) return <div class="plate">{plate}</div>;
  return (
    <Place place={place} text={court.name} class="plate">
      {plate}
    </Place>
  );
}

export const isLong = (name: string) => name.length > 8;

/** Where a long word may break. */
export const inSyllables = (word: string) => word.replaceAll(SYLLABLE, "$&\u00AD");

/** Long names are written smaller, and break between syllables. */
export function Name({ name }: { name: string }) {
  const long = isLong(name);
  return (
    <b class={long ? "name long" : "name"} style={{ "--letters": name.length }}>
      {long ? inSyllables(name) : name}
    </b>
  );
}

const SYLLABLE = /\p{L}{2}[aeiouyäöüąęó](?=[^aeiouyäöüąęó][aeiouyäöüąęó]\p{L})/giu;

/** growing: a place for one palace more. */
export function City({ court, growing }: { court: Court; growing: boolean }) {
  const { words } = useDragon();
  const region = useRoving<HTMLDivElement>("columns");
  return (
    <div class="city" role="group" aria-label={words.palaces} ref={region}>
      {court.palaces.map((palace) => (
        <PalaceView key={palace.place} palace={palace} />
      ))}
      {growing && <NewPalace place={newPalace(court.seat)} />}
    </div>
  );
}
