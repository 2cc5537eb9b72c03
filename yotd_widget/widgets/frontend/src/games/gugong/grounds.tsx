/** What lies at each location: the place itself is the track. */
import { times } from "../../shell/drawn/pieces";
import { Spot } from "../../shell/drawn/spot";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { markAt } from "../../shell/table";
import { fill } from "../../shell/words";
import { Piece } from "./piece";
import { useGugong } from "./use-gugong";
import type { Berth, Ship } from "./wire";

/** Servants stand on the Great Wall; the gaps are those that complete the section. */
export function Rampart() {
  const table = useGugong();
  const { wall, active, seats } = table.snapshot.board;
  const ghost = markAt(table, `wall/${active}`);
  const more = ghost?.ghost ? Math.max(0, Number(/\d+/.exec(ghost.mark.text)?.[0] ?? 0) - own(active)) : 0;
  function own(seat: number) {
    return wall.builders.filter((each) => each.seat === seat && !each.double).length;
  }
  return (
    <div class="rampart" data-at="wall">
      <Icon id="build-tower" class="tower" />
      <p class="sr">{wall.name}</p>
      <ol aria-hidden="true">
        {wall.builders.map(({ seat, double }, nth) => (
          <li key={nth} class={double ? "wide" : ""} data-at={`wall/${seat}`}>
            <Piece kind={double ? "double" : "servant"} seat={seat} />
          </li>
        ))}
        {times(more, (nth) => (
          <li key={`more${nth}`} class="would">
            <Piece kind="servant" seat={active} />
          </li>
        ))}
        {times(wall.needed - wall.units - more, (nth) => (
          <li key={`gap${nth}`} class="gap" />
        ))}
      </ol>
      {table.snapshot.choices["wall/0"] ? (
        <ul class="brick builders">
          {seats.map(({ seat, name }) => (
            <li key={seat}>
              <Spot place={`wall/${seat}`} text={`${own(seat)} ${name}`}>
                <Badge seat={seat} size={19} />
                <b>{own(seat)}</b>
              </Spot>
            </li>
          ))}
        </ul>
      ) : (
        <p class="brick" aria-hidden="true">
          {wall.text}
        </p>
      )}
    </div>
  );
}

/** It sells when all houses are empty. */
const SQUARE = "house/0";

/** Jade lies in the doors of the houses; the square sells when all are empty. */
export function Market() {
  const { words, snapshot } = useGugong();
  const { houses } = snapshot.board;
  return (
    <ol class={`shops n${houses.length}`}>
      {houses.map(({ place, price, full, name }) => {
        const choice = snapshot.choices[place];
        return (
          <li key={place}>
            <Place
              place={place}
              text={name}
              class={`shop${full ? "" : " sold"}${place === SQUARE ? " square" : ""}`}
              picture
            >
              <Icon id="build-house" class="house" />
              {full && <Icon id="i-jade" class="jade" />}
              {full ? (
                <span class="price" aria-hidden="true">
                  {price}
                  <Icon id="i-servant" class="i" />
                </span>
              ) : (
                choice && (
                  <span class="price gone" aria-hidden="true">
                    {words.empty}
                  </span>
                )
              )}
            </Place>
          </li>
        );
      })}
    </ol>
  );
}

const ACROSS = 5;

/** Where a marker lies by how many lie above it: the lower ones in a row on the plank, the upper ones beside its number. */
function liesAt(above: number, count: number) {
  const upper = count < 4 ? 1 : 2;
  const up = above < upper;
  return {
    "--up": Number(up),
    "--right": up ? above : above - upper,
    "--gaps": Math.max(1, (up ? upper : count - upper) - 1),
    "--lean": Number(!up && count === 2),
  };
}

/** Intrigue is a zigzag bridge over a pond: from below to above, there and back. */
export function Bridge() {
  const table = useGugong();
  const { words } = table;
  const { bridge, active, seats } = table.snapshot.board;
  const changes = table.snapshot.choices["intrigue/0"] !== undefined; // then the markers are pressed
  const rows = Math.ceil((bridge.last + 1) / ACROSS);
  const ghost = markAt(table, `intrigue/${active}`);
  const to = ghost?.ghost ? Number(/\d+/.exec(ghost.mark.text)?.[0]) : null;
  const at = (row: number, column: number) => row * ACROSS + (row % 2 ? ACROSS - 1 - column : column);
  return (
    <div class="bridge" data-at="bridge">
      <ul class="sr">
        {bridge.steps.map(({ step, name }) => (
          <li key={step}>{name}</li>
        ))}
      </ul>
      <ol aria-hidden={changes ? undefined : "true"}>
        {times(rows, (row) => rows - 1 - row).flatMap((row) =>
          times(ACROSS, (column) => {
            const step = at(row, column);
            if (step > bridge.last) return <li key={step} />;
            const here = bridge.steps.find((each) => each.step === step)?.seats.toReversed() ?? [];
            const count = here.length + (to === step ? 1 : 0);
            const lies = (nth: number) => liesAt(count - 1 - nth, count);
            return (
              <li
                key={step}
                class={column === ACROSS - 1 ? "end" : column ? "" : "begin"}
                style={{ "--digits": String(step).length }}
              >
                <span class="plank">{step}</span>
                <span class="markers" data-many={count}>
                  {here.map((seat, nth) => (
                    <Spot
                      key={seat}
                      place={`intrigue/${seat}`}
                      text={`${seats[seat]!.name} ${step}`}
                      class="marker"
                      style={lies(nth)}
                    >
                      <Badge seat={seat} size={25} />
                    </Spot>
                  ))}
                  {to === step && (
                    <span class="marker would" style={lies(count - 1)}>
                      <Badge seat={active} size={25} />
                    </span>
                  )}
                </span>
                {step === bridge.last && bridge.medal === null && (
                  <Spot place="medal" text={words.medal} class="medal">
                    <Icon id="i-medal" />
                  </Spot>
                )}
              </li>
            );
          }),
        )}
      </ol>
    </div>
  );
}

/** Percents of the width of the stairs: where the left rail ends, and where their numbers begin; nobody stands on them. */
const LANES = [8, 75] as const;

/** Envoys climb the stairs to the palace; over each door what the space scores at the end. */
export function Stairs() {
  const table = useGugong();
  const { words, snapshot } = table;
  const { palace, active, seats } = snapshot.board;
  const ghost = markAt(table, `envoy/${active}`);
  const to = ghost?.ghost ? Number(/\d+/.exec(ghost.mark.text)?.[0]) : null;
  const held = new Set(palace.envoys.map(({ step }) => step));
  const [first, last] = LANES;
  const lane = (seat: number) => `${first + ((seat + 0.5) * (last - first)) / seats.length}%`;
  return (
    <>
      <Icon id="build-terrace" class="terrace" />
      <div class="hall">
        <Icon id="build-hall" class="roof" />
        <ol class="doors">
          {palace.doors.map(({ points, seat }, nth) => (
            <li key={nth} data-at={`door/${nth}`}>
              {seat === null ? (
                <>
                  <Icon id="mark-points" class="star" />
                  <span class="sr">{fill(words.door, { n: points })}</span>
                  <b aria-hidden="true">{points}</b>
                </>
              ) : (
                <Spot place={`envoy/${seat}`} text={seats[seat]!.name}>
                  <Piece kind="envoy" seat={seat} />
                  <span class="sr">{seats[seat]!.name}</span>
                </Spot>
              )}
            </li>
          ))}
        </ol>
        <span class="lamps" aria-hidden="true">
          {times(6, (nth) => (
            <i key={nth} class="lantern" />
          ))}
        </span>
      </div>
      <div class="stairs" data-at="stairs" style={{ "--steps": palace.steps }}>
        <ol aria-hidden="true">
          {times(palace.steps, (nth) => (
            // The lowest is the ground: whoever stands on a step has its number beside the feet
            <li key={nth} class={held.has(palace.steps - 1 - nth) ? "held" : ""}>
              <b>{palace.steps - 1 - nth || ""}</b>
            </li>
          ))}
        </ol>
        <Icon id="build-rail" class="rail l" />
        <Icon id="build-rail" class="rail r" />
        {palace.envoys
          .filter(({ step }) => step < palace.steps)
          .map(({ seat, step, name }) => (
            <Spot
              key={seat}
              place={`envoy/${seat}`}
              text={name}
              class={snapshot.marks[`envoy/${seat}`] ? "env up" : "env"}
              style={{ left: lane(seat), "--at": step }}
            >
              <Piece kind="envoy" seat={seat} />
              <span class="sr">{name}</span>
            </Spot>
          ))}
        {to !== null && to < palace.steps && (
          <span class="env would" style={{ left: lane(active), "--at": to }}>
            <Piece kind="envoy" seat={active} />
          </span>
        )}
      </div>
      <Icon id="build-pine" class="pine" />
    </>
  );
}

/** Decrees are stone steles in three ages. */
export function Steles() {
  const { levels, tiles, seats } = useGugong().snapshot.board;
  return (
    <ol class="steles">
      {levels.map((name, level) => (
        <li key={name}>
          <p>{name}</p>
          {tiles
            .filter((tile) => tile.level === level + 1)
            .map((tile) => {
              const owners = tile.seats.map((seat) => seats[seat]!.name);
              return (
                <Place
                  key={tile.place}
                  place={tile.place}
                  text={[tile.name, tile.text, ...owners].join(", ")}
                  class="stele"
                  picture
                >
                  <span class="what" aria-hidden="true">
                    <Icon id={tile.icon} class="i" />
                    <span data-n={tile.amount} />
                    <span class="called">{tile.name}</span>
                    <span class="brief">{tile.brief}</span>
                  </span>
                  <span class="on" aria-hidden="true">
                    {tile.seats.map((seat) => (
                      <Badge key={seat} seat={seat} size={19} />
                    ))}
                    <span class="fee">
                      <span data-n={tile.price} />
                      <Icon id="i-servant" class="i" />
                    </span>
                  </span>
                </Place>
              );
            })}
        </li>
      ))}
    </ol>
  );
}

/** The canal runs along the foot: five harbours with what they give, ships in their owners' colours. */
export function Water() {
  const { words, snapshot } = useGugong();
  const { canal, active } = snapshot.board;
  const asked = canal.lanes.flat().some(({ place }) => snapshot.choices[place]);
  return (
    <div class={`water routes-${canal.lanes.length}`}>
      <ol class="quay">
        {canal.harbours.map(({ number, gives, text }) => (
          <li key={number} class={gives.length > 1 ? "several" : ""} data-at={`quay/${number}`}>
            <span class="sr">{`${fill(words.harbour, { n: number })}: ${text}`}</span>
            <b aria-hidden="true">{number}</b>
            {gives.map(({ icon, amount }) => (
              <span key={icon} data-n={gives.length > 1 ? "" : amount}>
                {icon === "piece-double" ? <Piece kind="double" seat={active} /> : <Icon id={icon} class="i" />}
              </span>
            ))}
            {!gives.length && <span class="nothing" />}
          </li>
        ))}
      </ol>
      {canal.lanes.map((lane, nth) => (
        <ol key={nth} class="lane">
          {lane.map((berth) => (
            <li key={berth.key} data-at={`harbour/${berth.key}`} data-key={berth.key}>
              <BerthView berth={berth} />
            </li>
          ))}
        </ol>
      ))}
      {canal.empty && !asked && <p class="no-ships">{canal.empty}</p>}
    </div>
  );
}

function BerthView({ berth: { place, key, ship } }: { berth: Berth }) {
  const { snapshot } = useGugong();
  if (ship)
    return (
      <Place place={place} text={ship.name} class={ship.full ? "sail full" : "sail"} picture>
        <ShipView ship={ship} />
      </Place>
    );
  if (!snapshot.choices[place])
    return (
      <>
        <span class="buoy" />
        <span class="sr">{key}</span>
      </>
    );
  return (
    <Place place={place} text={key} class="sail new" picture>
      <span class="buoy" />
      <span class="berth" aria-hidden="true">
        {key}
      </span>
    </Place>
  );
}

const ShipView = ({ ship: { seat, servants, double } }: { ship: Ship }) => (
  <>
    <Piece kind="ship" seat={seat} />
    <span class="deck">
      {double && <Piece kind="double" seat={seat} />}
      {times(servants, (nth) => (
        <Piece key={nth} kind="servant" seat={seat} />
      ))}
    </span>
  </>
);
