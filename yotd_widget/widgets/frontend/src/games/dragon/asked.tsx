/** A question about a court: what it is about, and its choices as cards; those that lie at the court can be pressed there, too. */

import { Options } from "../../shell/deciding/options";
import { useRoving } from "../../shell/keys/roving";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { fill } from "../../shell/words";
import { isNewPalace, portrait } from "./places";
import { useDragon } from "./use-dragon";
import { WallCards } from "./wall-tiles";
import type { Extra, Good } from "./wire";

export function Asked() {
  const { words, snapshot } = useDragon();
  const { board, choices, decision } = snapshot;
  const court = board.courts[decision?.seat ?? board.active];
  const given = court?.goods.filter((good) => good.given !== undefined) ?? [];
  const tiles = court?.wall?.some((tile) => choices[tile.place]) ? court.wall : null;
  const extras = board.extras.filter((extra) => !isNewPalace(extra.place));
  const region = useRoving<HTMLDivElement>();
  const own = new Set([
    ...given.flatMap((good) => [good.place, good.back]),
    ...(tiles ?? []).map((tile) => tile.place),
    ...extras.map((extra) => extra.place),
  ]);
  return (
    <div class="choosing" role="group" aria-label={words.decision} ref={region}>
      <Lead />
      {given.map((good) => (
        <Stepper key={good.place} good={good} />
      ))}
      {tiles && <WallCards tiles={tiles} />}
      <Options but={own} Picture={Portrait} />
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
  return (
    <div class={asked.kind ? `lead of-${asked.kind}` : "lead"} data-at="asked">
      <Icon id={asked.icon} class={asked.kind ? "person" : "medal"} />
      <p>
        <b>{asked.title}</b>
        <span>{asked.text}</span>
        {decision?.given && <b class="progress">{decision.given}</b>}
      </p>
    </div>
  );
}

/** Who lives at a place, for the card that names it; with the newcomer, where somebody waits for a room. */
function Portrait({ place }: { place: string }) {
  const { courts, asked } = useDragon().snapshot.board;
  const palaces = courts.flatMap(({ palaces }) => palaces);
  const room = palaces.flatMap(({ rooms }) => rooms).find((each) => each.place === place);
  if (room?.person)
    return (
      <span class={`picture alone of-${room.person.kind}`}>
        <Icon id={portrait(room.person)} class="person" />
      </span>
    );
  const palace = palaces.find((each) => each.place === place || (room && each.rooms.includes(room)));
  const coming = room && asked?.kind ? asked : null;
  if (!palace?.inhabited && !coming) return null;
  return (
    <span class="picture residents">
      {palace?.rooms.map(
        ({ person, place }) =>
          person && (
            <span key={place} class={`resident of-${person.kind}`}>
              <Icon id={portrait(person)} class="person" />
            </span>
          ),
      )}
      {coming && (
        <span class={`resident coming of-${coming.kind}`}>
          <Icon id={coming.icon} class="person" />
        </span>
      )}
    </span>
  );
}

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
