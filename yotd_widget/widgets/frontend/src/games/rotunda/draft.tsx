/** The board of a draft: the drawn house and the Worship board; what lies nowhere on them lies above, or at its owner. */
import { Fragment } from "preact";
import { Drafted, Owner, Owners, Token, useThing } from "../../shell/drawn/tokens";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { CardFace } from "./face";
import { House } from "./house";
import { AltarView } from "./panels";
import { Piece } from "./piece";
import { useRotunda } from "./use-rotunda";
import type { Card, Own } from "./wire";

export function RotundaDraft() {
  const { words, snapshot } = useRotunda();
  const { altar, owned = [] } = snapshot.board;
  return (
    <Drafted look="rotunda">
      <Hour />
      <div class="draft-house">
        <House />
        {altar && <AltarView altar={altar} />}
      </div>
      <Owners name={words.players} count={owned.length}>
        {owned.map((own) => (
          <Owned key={own.seat} own={own} />
        ))}
      </Owners>
    </Drafted>
  );
}

const OF_TABLE = [
  ...["turn", "step", "active", "ender", "marker", "track_amulet", "hall", "stock", "temples"],
  ...["offers/orders", "offers/amulets", "order_stack", "amulet_stack", "smuggler_stack", "expert_stack", "discard"],
];

/** When it is, and what lies beside the house, in words. */
function Hour() {
  const { choices } = useRotunda().snapshot;
  return (
    <div class="top">
      {OF_TABLE.filter((place) => choices[place]).map((place) => (
        <InWords key={place} place={place} />
      ))}
    </div>
  );
}

function InWords({ place }: { place: string }) {
  const thing = useThing(place);
  const { choices, board } = useRotunda().snapshot;
  const name = thing?.name ?? choices[place]!.label;
  const seat = /^P(\d)$/.exec(thing?.text ?? "")?.[1];
  const now = seat ? board.seats[Number(seat) - 1]!.name : (thing?.text ?? "");
  return (
    <Token place={place} text={`${name} ${now}`.trim()}>
      <span class="quiet">{name}</span> {now && now.length < SHORT && <b>{now}</b>}
      <Change place={place} />
    </Token>
  );
}

/** Longer words are read where they are changed. */
const SHORT = 18;

function Owned({ own }: { own: Own }) {
  const { words } = useRotunda();
  const { seat, name, vp, goods, supply, waiting, track_name, experts, orders, amulets } = own;
  const of = (kind: string) => (card: Card) => card.place.startsWith(`${kind}/`);
  const shelves = [
    { place: `expert/${seat}/`, title: words.experts, cards: experts },
    { place: `orders/${seat}`, title: words.orders, cards: orders.filter(of("order")) },
    { place: `done/${seat}/`, title: words.done, cards: orders.filter(of("done")) },
    { place: `amulets/${seat}`, title: words.amulets, cards: amulets.filter(of("amulet")) },
    { place: `cards/${seat}`, title: words.cards, cards: amulets.filter(of("card")) },
  ];
  return (
    <Owner seat={seat}>
      <Token place={`name/${seat}`} text={name} look="who">
        <Badge seat={seat} size={22} />
        <b>{name}</b>
      </Token>
      <Token place={`vp/${seat}`} text={`${vp}`} look="points">
        <b>{vp}</b>
        <Icon id="mark-points" class="i" />
        <Change place={`vp/${seat}`} />
      </Token>
      {goods.map(({ place, icon, count, name: of_good }) => (
        <Token key={place} place={place} text={`${count} ${of_good}`} look={count ? "" : "pale"}>
          <Icon id={icon} class="i" />
          <b>{count}</b>
          <Change place={place} />
        </Token>
      ))}
      <Token place={supply.place} text={`${supply.count} ${supply.name}`}>
        <Piece kind="young" seat={seat} />
        <b>{supply.count}</b>
        <Change place={supply.place} />
      </Token>
      <Token place={`track/${seat}`} text={track_name}>
        <span class="quiet">{words.track}</span> <b>{waiting}</b>
        <Change place={`track/${seat}`} />
      </Token>
      <OnTheWay seat={seat} />
      {shelves.map(({ place, title, cards }) => (
        <Token
          key={place}
          place={place}
          text={[title, ...(cards.length ? [...cards.map(signOf), ...cards.map((card) => card.name)] : ["–"])]
            .filter(Boolean)
            .join(" ")}
          look={cards.length ? "held" : "held pale"}
        >
          <span class="quiet">{title}</span>{" "}
          {cards.map((card) => (
            <Fragment key={card.place}>
              <CardFace card={card} />{" "}
            </Fragment>
          ))}
          {!cards.length && <b>–</b>}
        </Token>
      ))}
    </Owner>
  );
}

/** What is written on a card. */
const signOf = ({ count, mark }: Card) => (count > 1 ? `${count}×` : mark);

function OnTheWay({ seat }: { seat: number }) {
  const { words } = useRotunda();
  const count = useThing(`taken/${seat}`)?.text ?? "0";
  return (
    <Token place={`taken/${seat}`} text={`${words.taken} ${count}`} look="pale">
      <span class="quiet">{words.taken}</span> <b>{count}</b>
    </Token>
  );
}
