/** A palace: a group of the court's. First its foot with the number and what will become of it, then its floors from below. */
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import type { Mark } from "../../shell/wire";
import { fill } from "../../shell/words";
import { isBuilding } from "./places";
import { LeftRoom, RoomView } from "./room";
import { storeys } from "./storeys";
import { useDragon } from "./use-dragon";
import type { Palace } from "./wire";
import type { DragonWords } from "./words";

const Roof = () => (
  <svg class="icon roof" aria-hidden="true">
    <use href="#part-roof" width="100%" height="100%" />
  </svg>
);

/** What will become of a palace, to be heard. */
export const fateOf = ({ forecast, rice }: Palace, words: DragonWords) => [
  forecast && fill(words.atDecay, { forecast: forecast.shown }),
  rice && words.riceEmpty,
];

const isMovingIn = (mark?: Mark) => mark?.kind === "new" && mark.person !== undefined;

export function PalaceView({ palace }: { palace: Palace }) {
  const table = useDragon();
  const { snapshot } = table;
  const building = isBuilding(snapshot.decision?.id) && Boolean(snapshot.choices[palace.place]);
  const gone = markAt(table, palace.place)?.mark.kind === "gone";
  const kept = !palace.forecast || palace.rooms.some((room) => isMovingIn(markAt(table, room.place)?.mark));
  const inside = storeys(palace, snapshot.marks, snapshot.choices).filter(({ room }) => room.state !== "homeless");
  const outside = palace.rooms.filter((room) => room.state === "homeless");
  const name = useNameOf(palace);
  const look = ["palace", kept ? "" : "vacant", gone ? "gone" : ""].filter(Boolean).join(" ");
  return (
    <div class={look} data-at={palace.place} data-whole data-line role="group" aria-label={name}>
      <Foot palace={palace} building={building} />
      <div class={building && snapshot.choices[palace.place]?.state === "blocked" ? "building full" : "building"}>
        {inside.map(({ room, left }) =>
          left ? (
            <LeftRoom key={room.place} place={room.place} mark={left} />
          ) : (
            <RoomView key={room.place} room={room} palace={palace} />
          ),
        )}
        {building && <NewFloor palace={palace} />}
        <Roof />
        {outside.map((room) => (
          <RoomView key={room.place} room={room} palace={palace} />
        ))}
      </div>
    </div>
  );
}

/** In a row of floors to place: the floor that would come on top. */
function NewFloor({ palace }: { palace: Palace }) {
  const table = useDragon();
  const text = markAt(table, palace.place)?.mark.text ?? "+1";
  const where = fill(table.words.palaceNumber, palace);
  return (
    <Place place={palace.place} text={`${text}, ${where}`} class="new-floor">
      <b>{text}</b>
    </Place>
  );
}

/** Its number and what will become of it, to be heard. */
function useNameOf(palace: Palace): string {
  const table = useDragon();
  const { words } = table;
  const fate = [markAt(table, palace.place)?.mark.text, ...fateOf(palace, words)];
  return [fill(words.palaceNumber, palace), !palace.rice && palace.pad, ...fate].filter(Boolean).join(", ");
}

/** The foot of a palace is what one presses to name the whole of it, unless a floor is being built. */
function Foot({ palace, building }: { palace: Palace; building: boolean }) {
  const { snapshot } = useDragon();
  const text = useNameOf(palace);
  return (
    <div class="base">
      {!building && snapshot.choices[palace.place] ? (
        <Place place={palace.place} text={text} class="pad foot-stone">
          <PadText palace={palace} />
        </Place>
      ) : (
        <div class="pad" aria-hidden="true">
          <PadText palace={palace} />
        </div>
      )}
    </div>
  );
}

function PadText({ palace }: { palace: Palace }) {
  const table = useDragon();
  const marked = markAt(table, palace.place);
  const { number, rice, pad, forecast } = palace;
  const [before, after] = table.words.palaceNumber.split("{number}");
  return (
    <>
      <span class="number">
        <i>{before}</i>
        {number}
        {after && <i>{after}</i>}
      </span>{" "}
      {rice && <Icon id={`good-bowl_${rice}`} size={22} />}
      {marked ? (
        <Change place={palace.place} />
      ) : pad ? (
        <b class={rice ? "bad" : ""}>{pad}</b>
      ) : (
        forecast && <b class={forecast.tone}>{forecast.shown}</b>
      )}
    </>
  );
}

/** At the end of the city: the palace that would be founded. */
export function NewPalace({ place }: { place: string }) {
  const { words } = useDragon();
  return (
    <div class="palace founded" data-line>
      <div class="base" />
      <div class="building">
        <Place place={place} text={words.newFloor} class="new-floor">
          <b>{words.newPalace}</b>
        </Place>
        <Roof />
      </div>
    </div>
  );
}
