/** Beside the house: what is chosen now, what lies open, what the one who decides has, the others, and the score road. */
import { Fragment } from "preact";
import { times } from "../../shell/drawn/pieces";
import { PlayerCard, type PlayerProps, Players } from "../../shell/drawn/players";
import { Spot } from "../../shell/drawn/spot";
import { useRoving } from "../../shell/keys/roving";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Points } from "../../shell/parts/points";
import { Place } from "../../shell/place";
import type { Result } from "../../shell/wire";
import { fill } from "../../shell/words";
import { Cards } from "./cards";
import { CardFace } from "./face";
import { colourOf } from "./finale";
import { nearCards } from "./house";
import { Piece } from "./piece";
import { useRotunda } from "./use-rotunda";
import type { Altar, Board, Card, Gift, Good, Seat } from "./wire";

/** The five steps of a turn, beside who decides. */
/** small: the rooms of the house are smaller than a finger, so that they are cards as well. */
export function Now({ small }: { small: boolean }) {
  const table = useRotunda();
  const { snapshot } = table;
  const { title, subtitle, icon, altar, steps } = snapshot.board;
  const options = small ? nearCards(table) : snapshot.board.options;
  // The step that is lit says it already
  const said = steps.some(({ name, state }) => name === title && state === "now");
  return (
    <div class={Object.keys(snapshot.choices).some((key) => WALKS.test(key)) ? "in-hand goals" : "in-hand"}>
      {!said && (
        <p class="in-hand-head">
          {icon && <Icon id={icon} class="in-hand-icon" />}
          <b>{title}</b> <span class="quiet">{subtitle}</span>
        </p>
      )}
      <div class={altar ? "in-hand-room at-altar" : "in-hand-room"}>
        {altar && <AltarView altar={altar} />}
        {options.length > 0 && !snapshot.result && <Cards options={options} />}
        {snapshot.result && <Causes result={snapshot.result} />}
        {!altar && !snapshot.result && options.length <= FEW && <RoomStage titled={!said} />}
      </div>
    </div>
  );
}

/** A Leader and a room. */
const WALKS = /^leader\/.*\+/;

/** So many cards leave a room its place below them. */
const FEW = 3;

/** The room that is looked at or picked, that the question is about, or from which a Leader sets out: what is there, and what for.
 *
 * titled: the panel shows its furniture already.
 */
function RoomStage({ titled }: { titled: boolean }) {
  const { words, snapshot, looked, picked } = useRotunda();
  const { rooms, options } = snapshot.board;
  const about = [looked ?? "", ...picked].find((place) => place.startsWith("room/"));
  const room =
    rooms.find(({ place }) => place === about) ??
    rooms.find(({ lit }) => lit) ??
    rooms.find(({ key }) => options[0]?.place.startsWith("leader/") && options[0].place.endsWith(`/${key}`));
  if (!room) return null;
  const [rule = ""] = (words as Record<string, string>)[`about/${room.key}`]?.split("\n") ?? [];
  return (
    <div class={`room-stage f-${room.key}`} aria-hidden="true">
      {(!titled || room.wares.length + room.chairs.length > 0) && (
        <p class="room-stage-set">
          <Icon id={room.icon} class="set" />
          {room.wares.flatMap(({ icon, count }, nth) =>
            times(Math.min(count, MOST), (each) => (
              <span key={`${nth} ${each}`} class={icon ? "" : "plate"}>
                {icon && <Icon id={icon} class={icon.startsWith("x-") ? "i face" : "i"} />}
              </span>
            )),
          )}
          {room.chairs.map(({ seat, senior }, nth) => (
            <span key={`c${nth}`} class="stage-chair">
              <Icon id="stool" class="stool" />
              {seat !== null && <Piece kind={senior ? "senior" : "young"} seat={seat} />}
            </span>
          ))}
        </p>
      )}
      <p class="room-stage-rule">
        <b>{room.name}:</b> {rule.replace(/^\S+ /, "")}
      </p>
    </div>
  );
}

/** Of many equal things so many are drawn. */
const MOST = 6;

/** What the storeys of the towers are, and how they sum up: a column a player, the first as the first tower. */
function Causes({ result: { causes: names, rows, title } }: { result: Result }) {
  const { words, snapshot } = useRotunda();
  const { causes } = snapshot.board;
  return (
    <table class="causes">
      <caption class="sr">{title}</caption>
      <thead>
        <tr>
          <td />
          {rows.map(({ seat, name }) => (
            <th key={seat} scope="col">
              <Badge seat={seat} size={24} name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map(
          (why, cause) =>
            rows.some(({ points }) => points[cause]) && (
              <tr key={why}>
                <th scope="row">
                  <span class={colourOf(cause)}>
                    <Icon id={causes[why] ?? "mark-points"} class="i" />
                  </span>
                  {why}
                </th>
                {rows.map(({ seat, points }) => (
                  <td key={seat} class={points[cause] ? "" : "none"}>
                    {points[cause]}
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {rows.map(({ seat, total }) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const fieldLook = (nth: number, joins: string) =>
  ["altar-field", nth > 0 && "linked", joins && `from-${joins}`].filter(Boolean).join(" ");

/** Fields with their points, rewards at the left and above, Amulets at the right and below. */
export function AltarView({ altar }: { altar: Altar }) {
  const { words } = useRotunda();
  const region = useRoving<HTMLDivElement>();
  const { cols, fields, left, top, right, bottom } = altar;
  const edge = ({ place, text, icon }: Altar["right"][number], nth: number) => (
    <Spot key={nth} place={place} at={place || undefined} text={text} class="altar-edge">
      {icon && <Icon id={icon} class="i" name={text} />}
    </Spot>
  );
  return (
    <div class="altar" role="group" aria-label={words.altar} style={{ "--cols": cols }} ref={region}>
      <span />
      {top.map((gift, nth) => (
        <GiftView key={nth} gift={gift} />
      ))}
      <span />
      {left.map((gift, row) => (
        <Fragment key={row}>
          <GiftView gift={gift} />
          {fields.slice(row * cols, (row + 1) * cols).map(({ place, vp, seats, chain, nth, joins, name }) => (
            <Place key={place} place={place} text={name} class={fieldLook(nth, joins)} picture>
              <b aria-hidden="true">{vp}</b>
              {nth > 0 && <i class="nth" aria-hidden="true" data-n={nth} />}
              <span class="altar-people" aria-hidden="true">
                {seats.map((seat) => (
                  <Piece key={seat} kind="senior" seat={seat} />
                ))}
                {chain.map((seat) => (
                  <Piece key={`c${seat}`} kind="young" seat={seat} />
                ))}
              </span>
            </Place>
          ))}
          {right[row] && edge(right[row], row)}
        </Fragment>
      ))}
      <span />
      {bottom.map(edge)}
      <span />
    </div>
  );
}

const GiftView = ({ gift: { icons, text } }: { gift: Gift }) => (
  <span class="altar-gift" role="img" aria-label={text} title={text}>
    {icons.length ? icons.map((icon, nth) => <Icon key={nth} id={icon} class="i" />) : text}
  </span>
);

/** Open Orders and Amulets, which a gate gives. Cards to choose among are not shown once more. */
/** Whether what lies open is what can be chosen. */
export const areAsked = ({ offers, options }: Board) =>
  offers.every((offer) => options.some(({ place }) => place === offer.place));

export function Offers() {
  const { words, snapshot } = useRotunda();
  const { offers } = snapshot.board;
  const asked = areAsked(snapshot.board);
  const firstAmulet = offers.find(({ number }) => !number);
  return (
    <ul class={asked ? "offers asked" : "offers"} aria-label={words.offers}>
      {offers.map((card) => (
        <li
          key={card.place}
          class="offer"
          data-at={card.place}
          title={card.text}
          aria-label={`${card.name} ${card.text}`}
        >
          <small class="caption" aria-hidden="true">
            {card.number > 0 ? card.name : card === firstAmulet && words.amulets}
          </small>
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Of these the pictures are enough. */
const SHOWN = /^(tokens|warehouse)$/;

/** What lies open in rooms and in the Hall, by its names, where a lesson speaks of it. */
export function Stocks({ regions }: { regions: readonly string[] }) {
  const { stocks } = useRotunda().snapshot.board;
  return (
    <>
      {stocks
        .filter(({ region, things }) => regions.includes(region) && things.length)
        .map(({ region, name, things }) => (
          <div key={region} class="stocks">
            <p class="quiet">{name}</p>
            <ul aria-label={name}>
              {things.map((card) => (
                <li key={card.place} data-at={card.place} title={region === "temples" ? card.name : card.text}>
                  <CardFace card={card} />{" "}
                  <span class={SHOWN.test(region) ? "sr" : ""}>{region === "temples" ? card.text : card.name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}

/** What can be pressed has a name; all else is told in one sentence. */
const useHidden = () => {
  const { choices } = useRotunda().snapshot;
  return (place: string) => !choices[place] || undefined;
};

const Goods = ({ goods, hidden }: { goods: readonly Good[]; hidden: ReturnType<typeof useHidden> }) => (
  <>
    {goods.map(({ place, icon, count, name }) => (
      // What changes stands beside the name of what can be pressed
      <span key={icon} class="cell" aria-hidden={hidden(place)}>
        <Spot place={place} at={place || undefined} text={`${count} ${name}`} class={count ? "stock" : "stock none"}>
          <Icon id={icon} class="i" />
          <b>{count}</b>
        </Spot>
        <Change place={place} />
      </span>
    ))}
  </>
);

/** icon: of its empty place. */
function Shelf({ name, icon, cards }: { name: string; icon: string; cards: readonly Card[] }) {
  const { options } = useRotunda().snapshot.board;
  // Its large card has the sign that it can be pressed
  const asked = new Set(options.map(({ place }) => place));
  return (
    <div class="shelf">
      <p class="quiet">{name}</p>
      <ul aria-label={name}>
        {cards.map((card) => (
          <li key={card.place}>
            <Spot
              place={card.place}
              text={`${card.name} ${card.text}`}
              class={asked.has(card.place) ? "on-shelf asked" : "on-shelf"}
            >
              <CardFace card={card} />
              <span class="sr">
                {card.name} {card.text}
              </span>
            </Spot>
          </li>
        ))}
        {!cards.length && (
          <li class="on-shelf well" aria-hidden="true">
            <Icon id={icon} class="i" />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The own shelf. */
export function Own() {
  const { words, snapshot } = useRotunda();
  const { own, seats } = snapshot.board;
  const region = useRoving<HTMLDivElement>();
  const hidden = useHidden();
  const { seat, supply, track, waiting, seated, sent } = own;
  return (
    <div class={`belongings seat-${seat + 1}`} role="group" aria-label={own.name} ref={region} data-at={`seat/${seat}`}>
      <div class="purse">
        <span class="sr">{seats[seat]?.text}</span>
        <Badge seat={seat} size={26} />{" "}
        <b class="own-name" aria-hidden="true">
          {own.name}
        </b>
        <Points seat={seat} vp={own.vp} />
        <Goods goods={own.goods} hidden={hidden} />
      </div>
      <div class="crew">
        <span class="cell" aria-hidden={hidden(supply.place)}>
          <Spot place={supply.place} text={`${supply.count} ${supply.name}`} class="free-people">
            {times(Math.min(supply.count, MOST), (nth) => (
              <Piece key={nth} kind="young" seat={seat} />
            ))}
            <b>{supply.count}</b> <small class="quiet">{words.idle}</small>
          </Spot>
          <Change place={supply.place} />
        </span>
        <span class="recruits" role="img" aria-label={own.track_name} data-at={`track/${seat}`}>
          {track.map((value, nth) => {
            const there = nth >= track.length - waiting;
            return (
              <i key={nth} class={there ? "" : "open"}>
                {there ? <Piece kind="young" seat={seat} /> : value > 0 && <small>{value}</small>}
              </i>
            );
          })}
        </span>
        {seated + sent > 0 && (
          <span class="placed" role="img" aria-label={fill(words.placed, { chairs: seated, villages: sent })}>
            {[["act-apprentice", seated] as const, ["cottage", sent] as const].map(
              ([icon, count]) =>
                count > 0 && (
                  <span key={icon}>
                    <Icon id={icon} class="i" />
                    <b>{count}</b>
                  </span>
                ),
            )}
          </span>
        )}
      </div>
      <div class="shelves">
        <Shelf name={words.experts} icon="act-expert" cards={own.experts} />
        <Shelf name={words.orders} icon="order" cards={own.orders} />
        <Shelf name={words.amulets} icon="am-frame" cards={own.amulets} />
      </div>
    </div>
  );
}

export function SeatView({ seat, look, open = true, children }: PlayerProps<Seat>) {
  return (
    <PlayerCard seat={seat} look={look} heard={seat.text} above={children}>
      <p class="seat-goods" aria-hidden="true">
        {seat.goods.map(({ icon, count }) => (
          <Count key={icon} icon={icon === "young" ? "act-recruit" : icon} count={count} />
        ))}
        {open && <HeldView seat={seat} />}
      </p>
    </PlayerCard>
  );
}

/** A number in its column, below the picture of the first one where all are rows of one table. */
const Count = ({ icon, count, at, look = "" }: { icon: string; count: number; at?: string; look?: string }) => (
  <span class={`${look}${count ? "" : " none"}`} data-at={at}>
    <Icon id={icon} class="i" />
    {count}
  </span>
);

/** The shelf of another player: Experts by their faces, of Orders and Amulets how many; placards tell the rest. */
function HeldView({ seat: { seat, experts, orders, amulets } }: { seat: Seat }) {
  const done = orders.filter((order) => order.done).length;
  return (
    <>
      <Count icon="order" count={orders.length - done} at={`orders/${seat}`} look="seat-orders" />
      <Count icon="mark-check" count={done} look="seat-done" />
      <Count
        icon="am-frame"
        count={amulets.reduce((sum, { count }) => sum + count, 0)}
        at={`amulets/${seat}`}
        look="seat-amulets"
      />
      {experts.length > 0 && (
        <span class="seat-faces">
          {experts.map(({ place, icon }) => (
            <span key={place} class="seat-face" data-at={place}>
              <Icon id={icon} class="i" />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

export function Others() {
  const { words, snapshot } = useRotunda();
  const { seats, own } = snapshot.board;
  return <Players name={words.players} seats={seats.filter(({ seat }) => seat !== own.seat)} View={SeatView} />;
}

/** Points that the road shows at once. */
const LEAST = 40;
/** From one player to the next where as many points are: at the start, and where another one is near. */
const APART = 27;
const NEAR = 21;
/** So many players leave a phone no room for gates that are far. */
const MOST_SEATS = 6;

export function Road() {
  const { words, snapshot } = useRotunda();
  const { seats, gates, turns } = snapshot.board;
  const most = Math.max(...seats.map(({ vp }) => vp));
  const first = Math.max(0, most - LEAST - 4);
  const last = first + LEAST + 6;
  // At the start all stand in a row
  const start = first ? 30 : 17 + APART * (seats.length - 1);
  const x = (vp: number) =>
    `${start}px + (100% - ${start + 30}px) * ${((Math.max(vp, first) - first) / (last - first)).toFixed(3)}`;
  const order = [...seats].sort((one, other) => one.vp - other.vp);
  const ahead = gates.filter((gate) => gate > first && gate <= last);
  // A phone draws no scale, only what comes after what: players, and the gate that is next for each
  const least = Math.min(...seats.map(({ vp }) => vp));
  const next = new Set([
    ...seats.map(({ vp }) => ahead.find((gate) => gate > vp)),
    ...ahead.filter((gate) => gate > least).slice(0, MOST_SEATS - seats.length),
  ]);
  return (
    <div
      class={`road n${seats.length}`}
      role="img"
      aria-label={`${words.road}: ${order.map(({ name, vp }) => `${name} ${vp}`).join(", ")}; ${words.gate}: ${ahead.join(", ")}`}
    >
      <svg viewBox="0 0 1256 50" preserveAspectRatio="none" aria-hidden="true">
        <path class="far" d="M0 50V22q110-20 220-4t260-8 270-2 506-4V50z" />
        <path class="near" d="M0 50V36q160-12 350-4t380-3 526 2V50z" />
        <path class="lane" d="M0 34q157-9 314 0t314 0 314 0 314 0" />
      </svg>
      {ahead.map((gate) => (
        <span
          key={gate}
          class={next.has(gate) ? "gateway" : "gateway far-off"}
          style={{ "--at": `calc(${x(gate - 0.5)})`, order: 2 * gate - 1 }}
        >
          <Icon id="paifang" class="i" />
          <small>{gate}</small>
        </span>
      ))}
      {order.map(({ seat, vp }) => {
        const there = order.filter((each) => each.vp === vp);
        const nth = there.findIndex((each) => each.seat === seat);
        return (
          <span
            key={seat}
            class={`runner-up ${turns.find((turn) => turn.seat === seat)?.state ?? ""}`}
            data-at={`road/${seat}`}
            style={{
              "--at": vp ? `calc(${x(vp)} + ${(nth - (there.length - 1) / 2) * NEAR}px)` : `${17 + nth * APART}px`,
              order: 2 * vp,
            }}
          >
            <Badge seat={seat} size={24} />
            <b>{vp}</b>
          </span>
        );
      })}
    </div>
  );
}
