/** A question about a court: what it is about, and its choices as cards; those that lie at the court can be pressed there, too. */

import { Options } from "../../shell/deciding/options";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { fill } from "../../shell/words";
import { Pips } from "./pips";
import { isBuilding, isNewPalace, personOf, portrait } from "./places";
import { Skyline } from "./skyline";
import { useDragon } from "./use-dragon";
import { WallCards } from "./wall-tiles";
import type { Extra, Good, OfferTile, Palace, Room } from "./wire";

export function Asked() {
  const { words, snapshot } = useDragon();
  const { board, choices, decision } = snapshot;
  const court = board.courts[decision?.seat ?? board.active];
  const given = court?.goods.filter((good) => good.given !== undefined) ?? [];
  const tiles = court?.wall?.some((tile) => choices[tile.place]) ? court.wall : null;
  const extras = board.extras.filter((extra) => !isNewPalace(extra.place));
  const region = useRoving<HTMLDivElement>();
  const palaces = board.courts.flatMap((each) => each.palaces);
  const where = (place: string) => {
    const palace = palaces.find(({ rooms }) =>
      rooms.some((room) => room.place === place && room.person && room.state !== "homeless"),
    );
    if (!palace) return null;
    const floor = palace.rooms.findIndex((room) => room.place === place) + 1;
    return [fill(words.palaceNumber, palace), fill(words.floorNumber, { number: floor })] as const;
  };
  const own = new Set([
    ...given.flatMap((good) => [good.place, good.back]),
    ...(tiles ?? []).map((tile) => tile.place),
    ...extras.map((extra) => extra.place),
  ]);
  const look = [
    "choosing",
    !board.asked && "bare",
    extras.length > 0 && (extras.some(({ kind }) => kind) ? "portraits" : "extra"),
  ];
  return (
    <div class={look.filter(Boolean).join(" ")} role="group" aria-label={words.decision} ref={region}>
      <Lead />
      {given.map((good) => (
        <Stepper key={good.place} good={good} />
      ))}
      {tiles && <WallCards tiles={tiles} />}
      <Options but={own} only={isOfMarket} Picture={Drawn} where={where} />
      {extras.map((extra) => (
        <ExtraCard key={extra.place} extra={extra} />
      ))}
    </div>
  );
}

/** The event that asks, or the person who waits for a room; else the question alone. */
function Lead() {
  const { decision, board } = useDragon().snapshot;
  const { asked } = board;
  if (!asked) return null;
  const look = ["lead", asked.kind && `of-${asked.kind}`, asked.said && "said"];
  return (
    <div class={look.filter(Boolean).join(" ")} data-at="asked">
      <Icon id={asked.icon} class={asked.kind ? "person" : "medal"} />
      <p>
        <b>{asked.title}</b>
        <span>{asked.text}</span>
        {asked.tally && (
          <span class="each-has">
            <Icon id={asked.tally.icon} size={20} />
            {asked.tally.counts.map(({ seat, count }) => (
              <b key={seat} class={seat === decision?.seat ? "mine" : undefined}>
                <Badge seat={seat} size={20} name={board.courts.find((each) => each.seat === seat)?.name} /> {count}
              </b>
            ))}
          </span>
        )}
      </p>
    </div>
  );
}

/** The market itself is put away meanwhile. */
const isOfMarket = (place: string) => /^(offer|card)\//.test(place);

/** What a card names, as it would be: a person, or a palace with who or what comes to it. */
function Drawn({ place }: { place: string }) {
  const { board, decision } = useDragon().snapshot;
  const [kind, named] = place.split("/");
  if (kind === "offer") {
    const tile = board.offer.rows.flatMap(({ tiles }) => tiles).find((each) => each?.place === place);
    return <Figure person={personOf(named!)} tile={tile} />;
  }
  if (kind === "card") return <Figure person={{ kind: named!, age: "young" }} />;
  const palaces = board.courts.flatMap((court) => court.palaces);
  const room = roomAt(palaces, place);
  if (room?.person) return <Figure person={room.person} />;
  const palace = palaces.find((each) => each.place === place || (room && each.rooms.includes(room)));
  const floor = { place: FLOOR, person: null };
  const shown = isNewPalace(place) ? founded(place, floor) : palace;
  if (!shown) return null;
  const higher = palace && !room && isBuilding(decision?.id) ? { ...palace, rooms: [...palace.rooms, floor] } : shown;
  return (
    <span class="picture whole">
      <Skyline palaces={[higher]} few={1} coming={room ? { place, icon: board.asked?.icon } : { place: FLOOR }} />
    </span>
  );
}

/** tile: of a person on offer, who is taken from there. */
const Figure = ({ person, tile }: { person: { kind: string; age: string }; tile?: OfferTile | null }) => (
  <span class={`picture alone of-${person.kind}`} data-at={tile?.place}>
    {person.kind === "wild" ? <b class="wild">?</b> : <Icon id={portrait(person)} class="person" />}
    {tile && <Pips symbol={tile.symbol} count={tile.symbols} />}
  </span>
);

/** The place of a floor that is not there yet. */
const FLOOR = "floor";

const founded = (place: string, floor: Room): Palace => ({
  place,
  number: 0,
  rooms: [floor],
  inhabited: false,
  forecast: null,
});

const roomAt = (palaces: Palace[], place: string) =>
  palaces.flatMap(({ rooms }) => rooms).find((each) => each.place === place);

/** In a Flood: how many of a good are given back, one more or one fewer. */
function Stepper({ good }: { good: Good }) {
  const table = useDragon();
  const { words, snapshot } = table;
  const given = good.given ?? 0;
  const kept = good.amount - given;
  const left = Number(markAt(table, good.place)?.mark.text.replace(/\D+/g, "") || kept);
  return (
    <div class="giving" role="group" aria-label={good.label}>
      <p>
        <Icon id={good.icon} size={28} />
        <b>{good.name}</b>
        <span class="quiet">{fill(words.youHave, { n: good.amount })}</span>
      </p>
      <div class="given-count">
        <Step place={good.back!} text={`−1 ${good.name}`} sign="−" known={good.back! in snapshot.choices} />
        <b aria-hidden="true">{left === kept ? given : `${given} → ${good.amount - left}`}</b>
        <Step place={good.place} text={`+1 ${good.name}`} sign="+" known={good.place in snapshot.choices} />
      </div>
      <span class="quiet">{fill(words.youKeep, { n: left === kept ? kept : `${kept} → ${left}` })}</span>
    </div>
  );
}

function Step({ place, text, sign, known }: { place: string; text: string; sign: string; known: boolean }) {
  if (!known) return <span class="step out">{sign}</span>;
  return (
    <Place place={place} text={text} class="step">
      {sign}
    </Place>
  );
}

function ExtraCard({ extra: { place, name, detail, icon, kind } }: { extra: Extra }) {
  return (
    <Place place={place} text={`${name} ${detail}`.trim()} class={kind ? `portrait lit of-${kind}` : "choice-card"}>
      {kind ? <Icon id={icon} class="person" /> : <Icon id={icon} class="emblem" />}
      <span class="caption">
        <b>{name}</b> <span>{detail}</span>
      </span>
    </Place>
  );
}
