/** The person track as a road, true to scale: who is ahead, and who stands on top of whom. */
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Region } from "../../shell/region";
import { markAt } from "../../shell/table";
import { compared, personOf, portrait } from "./places";
import { useDragon } from "./use-dragon";
import type { Stack } from "./wire";

export function Road() {
  const { order, active } = useDragon().snapshot.board;
  return (
    <Region of={[order, active]} has={isOnTrack}>
      <Track />
    </Region>
  );
}

const isOnTrack = (place: string) => place.startsWith("space/");

/** A number at every so many spaces; milestones give way to markers. */
const MILE = 5;
/** So long at least, and room for so many spaces behind the last and before the first. */
const SHORTEST = 20;
const [BEHIND, AHEAD] = [1, 2];
/** A milestone nearer to a marker than so much of the road gives way to it; on a phone, nearer than the other. */
const [UNDER, CLOSE] = [0.035, 0.075];
/** Within so much of the road there is no room for what has changed, which then stands on the other side, or nowhere. */
const BESIDE = 0.2;

/** The road shows whole tens: as long as everybody fits in, whoever does not move is drawn where he was. */
export function stretchOf(spaces: readonly number[]): [first: number, last: number] {
  const first = Math.max(0, Math.floor((Math.min(...spaces) - BEHIND) / 10) * 10);
  return [first, Math.max(first + SHORTEST, Math.ceil((Math.max(...spaces) + AHEAD) / 10) * 10)];
}

function Track() {
  const table = useDragon();
  const { words, snapshot } = table;
  const { order, active } = snapshot.board;
  if (!order.length) return null;
  const ghosts = ghostsOf(table, order);
  const spaces = [...order.map(({ space }) => space), ...ghosts.map(({ space }) => space)];
  const [first, last] = stretchOf(spaces);
  const at = (space: number) => ({ "--at": ((space - first) / (last - first)).toFixed(4) });
  const near = (space: number, side: 1 | -1) =>
    spaces.some((other) => (other - space) * side > 0 && (other - space) * side <= BESIDE * (last - first));
  const marked = order.filter(({ seats }) => seats.some((seat) => markAt(table, `space/${seat}`)));
  /** Whether a number stands too near to the markers and to what has changed, which lies on either side of them. */
  const crowded = (space: number, far: number) =>
    spaces.some((taken) => Math.abs(taken - space) < far * (last - first)) ||
    marked.some((stack) => Math.abs(stack.space - space) < 2.2 * far * (last - first));
  const miles = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div class="road">
      <p class="road-name">
        <Icon id="mark-step" size={20} />
        <span>{words.track}</span>
      </p>
      <div class="track-line" aria-hidden="true">
        {miles
          .filter((space) => space % MILE === 0)
          .map((space) => (
            <i key={space} style={at(space)} class={crowded(space, CLOSE) ? "close" : ""}>
              {crowded(space, UNDER) ? "" : space}
            </i>
          ))}
      </div>
      <ol class="track-markers" aria-label={words.space}>
        {order.map((stack) => (
          <li
            key={stack.seats.join()}
            class={[
              stack.seats.includes(active) && "me",
              spaces.includes(stack.space + 1) && "before",
              spaces.includes(stack.space - 1) && "after",
              near(stack.space, 1) && (near(stack.space, -1) ? "between" : "behind"),
            ]
              .filter(Boolean)
              .join(" ")}
            style={at(stack.space)}
            data-at={stack.seats.map((seat) => `space/${seat}`).join(" ")}
          >
            <Markers stack={stack} />
            <b>{stack.space}</b> <Moved stack={stack} but={ghosts[0]?.seat} />
          </li>
        ))}
        {ghosts.map((ghost) => (
          <li
            key={`ghost ${ghost.space}`}
            class={order.some(({ space }) => space === ghost.space) ? "ghost atop" : "ghost"}
            style={at(ghost.space)}
            aria-hidden="true"
          >
            <span class="stack">
              <Badge seat={ghost.seat} size={26} />
              {ghost.who && <Icon id={portrait(personOf(ghost.who.slice(6)))} class="by" />}
            </span>
            <b>{ghost.space}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How far the uppermost has come; those below stood there before, and there is room for one. */
function Moved({ stack, but }: { stack: Stack; but?: number }) {
  const table = useDragon();
  const seat = stack.seats.find((seat) => seat !== but && markAt(table, `space/${seat}`));
  return seat === undefined ? null : <Change place={`space/${seat}`} />;
}

interface Ghost {
  seat: number;
  space: number;
  /** Of two between whom one chooses: whose steps they are, “offer/old warrior”. */
  who?: string;
}

/** Where the preview would put a marker; while nothing is looked at, where each of the persons between whom one chooses. */
function ghostsOf(table: ReturnType<typeof useDragon>, order: Stack[]): Ghost[] {
  const { snapshot, looked } = table;
  const persons = looked ? [] : compared(snapshot);
  for (const { seats } of order)
    for (const seat of seats) {
      const place = `space/${seat}`;
      const found = markAt(table, place);
      const ghosts = found?.ghost
        ? [[found.mark.text]]
        : persons.map((who) => [snapshot.choices[who]!.preview?.ghosts[place]?.text, who]);
      const there = ghosts
        .map(([text, who]) => ({ seat, who, space: Number(text?.replace(/\D+/g, "")) }))
        .filter(({ space }) => space);
      if (there.length) return there;
    }
  return [];
}

function Markers({ stack: { seats, name } }: { stack: Stack }) {
  return (
    <span class="stack" role="img" aria-label={name} style={{ "--high": seats.length }}>
      {seats.map((seat, index) => (
        <span key={seat} style={{ "--from-below": seats.length - 1 - index }}>
          <Badge seat={seat} size={26} piece={`marker-${seat}`} />
        </span>
      ))}
    </span>
  );
}
