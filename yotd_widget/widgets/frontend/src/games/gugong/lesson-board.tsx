/**
 * The board of a lesson: who plays, below them what the step is about, as large as there is room, and at the foot what is
 * chosen. Everything keeps its place from step to step; what a step does not need is not there.
 */
import type { ComponentType } from "preact";
import { LessonBoard, Shown } from "../../shell/drawn/lesson-board";
import { times } from "../../shell/drawn/pieces";
import { People } from "../../shell/drawn/players";
import type { LessonProps } from "../../shell/game";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import type { Snapshot } from "../../shell/wire";
import { Gate, Sign } from "./gate";
import { Bridge, Market, Rampart, Stairs, Steles, Water } from "./grounds";
import { Hand, Options } from "./hand";
import { Days, Dice } from "./head";
import { Foreshore, Landscape } from "./landscape";
import { TravelMap } from "./map";
import { Piece } from "./piece";
import { Purse } from "./purse";
import { Realm } from "./realm";
import { focusOf, OF_LOCATION, regionOf } from "./regions";
import { MengSays, Pile, SeatView } from "./seats";
import { looksOf, useCardFirst, useGugong } from "./use-gugong";
import type { Board, Official, Region } from "./wire";

const GROUNDS: Readonly<Record<string, ComponentType>> = {
  travel: () => <TravelMap names />,
  wall: Rampart,
  jade: Market,
  intrigue: Bridge,
  palace: Stairs,
  decree: Steles,
  canal: Water,
};

const LARGE: ReadonlySet<Region> = new Set(["gifts", "piles", "servants", ...Object.values(OF_LOCATION)]);

export function GugongLesson({ seat, regions, places, acts, children }: LessonProps) {
  const { words, snapshot: given, picked } = useGugong();
  const about = seat ?? given.board.active;
  const snapshot = asSeenBy(about, given);
  const { board, decision, result } = snapshot;
  const shown = shownOf(snapshot, regions as readonly Region[] | null, places);
  const asks = decision !== null && board.tray === "options" && Object.keys(snapshot.choices).length > 0;
  const hand = shown.has("hand") && board.hand.seat === about;
  const tray = children || (asks ? <Options /> : hand ? <Hand /> : null);
  return (
    <LessonBoard
      class={looksOf({ snapshot, picked }) + (useCardFirst() ? " card-first" : "")}
      snapshot={snapshot}
      shows={shown}
      // Choices come and go there, or what is shown fills no more than half of the board
      small={![...shown].some((region) => LARGE.has(region))}
      acts={acts}
      people={<People name={words.players} seats={board.seats} View={SeatView} own={about} />}
      tray={tray}
      shore={<Foreshore />}
    >
      {result ? <Realm open="" /> : <City shown={shown} about={about} />}
    </LessonBoard>
  );
}

/** Named ones, or else what is asked about; and whatever is pressed or pointed at. */
function shownOf(snapshot: Snapshot<Board>, named: readonly Region[] | null, places: readonly string[]): Set<Region> {
  const { board, decision, choices } = snapshot;
  const shown = new Set(named?.length ? named : focusOf(board));
  // Where the question on the table is answered is in sight, also if it is not the first one of a step
  const asked = decision !== null && Object.keys(choices).length > 0;
  for (const { key, lit } of asked ? board.officials : [])
    if (lit && !shown.has("tokens")) shown.add(OF_LOCATION[key]!);
  // Tokens can be exchanged at any time, which is no part of every question; what somebody has is marked at the name
  // In the Morning the piles are hands
  if (shown.has("piles") && !board.seats.some(({ discard }) => discard)) {
    shown.delete("piles");
    shown.add("gifts").add("hand");
  }
  const legal = Object.keys(decision ? choices : {}).filter((key) => choices[key]!.state !== "blocked");
  const pressed = legal.flatMap((key) => key.split("+"));
  for (const place of [...places, ...pressed]) {
    const region = regionOf(place);
    if (region && !(region === "tokens" ? !places.includes(place) : region === "servants")) shown.add(region);
  }
  return shown;
}

/** The hand is that of the reader, also while others act. */
function asSeenBy(seat: number, snapshot: Snapshot<Board>): Snapshot<Board> {
  const { board } = snapshot;
  if (seat === board.active || seat >= board.seats.length) return snapshot;
  const officials = board.officials.map((official) => ({ ...official, free: [], dear: [] }));
  return { ...snapshot, board: { ...board, officials } };
}

/** The painted ground with what the step is about. */
function City({ shown, about }: { shown: ReadonlySet<Region>; about: number }) {
  const { board } = useGugong().snapshot;
  const sites = board.officials.filter(({ key }) => shown.has(OF_LOCATION[key]!));
  const wide = sites.filter(({ key }) => key !== "palace");
  const palace = sites.filter(({ key }) => key === "palace");
  // Among the officials there is room for dice where these stand in two rows; else they lie beside a place, or above
  const gates = shown.has("gifts");
  const alone = shown.has("days") || !gates || (shown.has("piles") && !sites.length);
  const dice = !shown.has("dice") ? null : alone ? "above" : sites.length ? "beside" : "among";
  return (
    <div class="realm painted" data-hour={board.hour} data-at="realm">
      <Landscape />
      <div class="fx behind" aria-hidden="true" />
      <Shown data-sites={sites.length}>
        {(shown.has("days") || dice === "above") && (
          <div class="tonight">
            {shown.has("days") && <Days />}
            {dice === "above" && <Dice />}
          </div>
        )}
        {gates && (
          <div class="gates">
            {board.officials.map((official) => (
              <div key={official.key} class={`gate-room of-${official.key}`}>
                <Gate official={official} />
              </div>
            ))}
            {dice === "among" && <Dice />}
          </div>
        )}
        {sites.length > 0 && (
          <div class="sites">
            {dice === "beside" && <Dice />}
            {wide.length > 0 && (
              <div class="stack" data-count={wide.length}>
                {wide.map((official) => (
                  <Site key={official.key} official={official} />
                ))}
              </div>
            )}
            {palace.map((official) => (
              <Site key={official.key} official={official} />
            ))}
          </div>
        )}
        {shown.has("piles") && <Piles />}
        {shown.has("meng") && board.meng && (
          <div class="meng-says">
            <MengSays meng={board.meng} />
          </div>
        )}
        {shown.has("servants") && <Servants about={about} />}
        {shown.has("tokens") && <Purse seat={about} />}
      </Shown>
    </div>
  );
}

function Site({ official }: { official: Official }) {
  const Ground = GROUNDS[official.key]!;
  return (
    <div class={`site ${official.key}`} role="group" aria-label={official.name} data-at={`site/${official.key}`}>
      <Sign official={official} />
      <svg class="icon bust" aria-hidden="true">
        <use href={`#off-${official.key}`} />
      </svg>
      <div class="ground">
        <Ground />
      </div>
    </div>
  );
}

/** What can be spent, and what rests until it is gained again. */
function Servants({ about }: { about: number }) {
  const { words, snapshot } = useGugong();
  const seat = snapshot.board.seats[about];
  if (!seat) return null;
  const stores = [
    { place: `pool/${about}`, name: words.pool, count: seat.pool, double: seat.double === "pool" },
    { place: `supply/${about}`, name: words.supply, count: seat.supply, double: seat.double === "supply" },
  ];
  return (
    <div class="stores">
      {stores.map(({ place, name, count, double }) => (
        <p key={place} class="store" data-at={place}>
          <b>{name}</b> <b class="many">{double ? `${count} + 2` : count}</b>
          <span class="figures" aria-hidden="true">
            {double && <Piece kind="double" seat={about} />}
            {times(count, (nth) => (
              <Piece key={nth} kind="servant" seat={about} />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}

/** What everybody has taken, and by Night what of it matches the dice. */
function Piles() {
  const { seats } = useGugong().snapshot.board;
  return (
    <ol class="all-piles">
      {seats.map((seat) => (
        <li key={seat.seat} data-at={`discard/${seat.seat}`}>
          <p>
            <Badge seat={seat.seat} size={24} /> <b>{seat.name}</b>
          </p>
          {seat.pile.length ? (
            <Pile cards={seat.pile} />
          ) : (
            <span class="pile4" aria-hidden="true">
              {times(seat.discard, (nth) => (
                <Icon key={nth} id="gift-back" class="gc back" />
              ))}
            </span>
          )}
          <span class="sr">{seat.pile.map(({ text }) => text).join(", ")}</span>
          <p class="hits">{seat.matches}</p>
        </li>
      ))}
    </ol>
  );
}
