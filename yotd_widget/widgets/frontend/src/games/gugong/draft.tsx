/** The board of a draft: the drawn one. Every piece is pressed where it lies, what lies nowhere on it at its owner. */
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Drafted, Owner, Owners, Token, useThing } from "../../shell/drawn/tokens";
import { Badge } from "../../shell/parts/badge";
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { Piece } from "./piece";
import { Realm } from "./realm";
import { OF_LOCATION, regionOf } from "./regions";
import { useGugong } from "./use-gugong";
import type { GiftCard, Seat } from "./wire";

export function GugongDraft() {
  const { snapshot, words, looked } = useGugong();
  const { officials, seats } = snapshot.board;
  const [open, setOpen] = useState("travel");
  const sought = looked === null ? null : regionOf(looked);
  const asked = officials.find(({ key }) => OF_LOCATION[key] === sought)?.key;
  useEffect(() => {
    if (asked) setOpen(asked);
  }, [asked]);
  return (
    <Drafted look="gugong">
      <Hour />
      <div class="open-one" role="group" aria-label={words.map}>
        {officials.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            class="tool"
            data-item
            aria-pressed={key === open}
            onClick={() => setOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <Realm open={open} />
      <Owners name={words.players} count={seats.length}>
        {seats.map((seat) => (
          <Owned key={seat.seat} seat={seat} />
        ))}
      </Owners>
    </Drafted>
  );
}

/** Day, phase, who begins, the dice, and the piles. */
function Hour() {
  const { words, snapshot } = useGugong();
  const { board, status } = snapshot;
  const piles = [
    { place: "draw_pile", icon: "gift-back" },
    { place: "token_pile", icon: "i-token" },
    { place: "token_discard", icon: "i-token" },
  ];
  return (
    <div class="top">
      <div class="status" tabIndex={-1}>
        <Token place="day" text={status.period}>
          {status.period}
        </Token>
        <Token place="status" text={status.phase}>
          {status.phase}
        </Token>
        <span class="quiet">{status.who}</span>
      </div>
      <Token place="start" text={`${words.start} ${board.seats.find(({ start }) => start)?.name ?? ""}`}>
        <Icon id="i-gong" class="i" />
        <Badge seat={board.seats.findIndex(({ start }) => start)} size={20} />
      </Token>
      {board.bridge.medal !== null && (
        <Token place="medal">
          <Icon id="i-medal" class="i" />
          <Badge seat={board.bridge.medal} size={20} />
        </Token>
      )}
      {board.dice.map(({ place, value }) => (
        <Token key={place} place={place}>
          <b class="die">{value}</b>
        </Token>
      ))}
      {piles.map(({ place, icon }) => (
        <Pile key={place} place={place} icon={icon} />
      ))}
    </div>
  );
}

function Pile({ place, icon }: { place: string; icon: string }) {
  const thing = useThing(place);
  return (
    <Token place={place} text={[thing?.name, thing?.text].join(" ")}>
      <Icon id={icon} class="i" /> <span class="quiet">{thing?.name}</span>
    </Token>
  );
}

function Owned({ seat: own }: { seat: Seat }) {
  const { words, snapshot } = useGugong();
  const { seat } = own;
  const { cities, hands, purses } = snapshot.board;
  const purse = purses[seat]!;
  const held = purse.tokens.map(({ token }) => `, ${token.text}`).join("");
  const rewards = own.rewards.reduce((sum, { count }) => sum + count, 0);
  return (
    <Owner seat={seat}>
      <Token place={`name/${seat}`} text={own.name} look="who">
        <Badge seat={seat} size={22} />
        <b>{own.name}</b>
      </Token>
      <Token place={`vp/${seat}`} look="points">
        <b>{own.vp}</b>
        <Icon id="mark-points" class="i" />
        <Change place={`vp/${seat}`} />
      </Token>
      <Token place={`pool/${seat}`}>
        <Piece kind="servant" seat={seat} />
        <b>{own.pool}</b>
        <Change place={`pool/${seat}`} />
      </Token>
      <Token place={`supply/${seat}`} text={`${words.supply} ${own.supply}`}>
        <span class="quiet">{words.supply}</span> <b>{own.supply}</b>
        <Change place={`supply/${seat}`} />
      </Token>
      <Token place={`double/${seat}`} look={own.double === "locked" ? "pale" : ""}>
        <Piece kind="double" seat={seat} />
      </Token>
      <Token place={`jade/${seat}`} look={own.jade ? "" : "pale"}>
        <Icon id="i-jade" class="i" />
        <b>{own.jade}</b>
        <Change place={`jade/${seat}`} />
      </Token>
      <Token place={`tokens/${seat}`} text={`${own.tokens} ${purse.name}${held}`} look={own.tokens ? "" : "pale"}>
        <Icon id="i-token" class="i" />
        <b>{own.tokens}</b>
      </Token>
      <Token place={`rewards/${seat}`} text={`${rewards} ${words.rewards}`} look={rewards ? "" : "pale"}>
        <Piece kind="ship" seat={seat} />
        <b>{rewards}</b>
      </Token>
      {!cities.some(({ seats }) => seats.includes(seat)) && (
        <Token place={`city/${seat}`} look="pale">
          <Piece kind="traveller" seat={seat} />
        </Token>
      )}
      {snapshot.choices[`bonus/${seat}`] && (
        <Token place={`bonus/${seat}`} look="pale">
          <Icon id="i-token" class="i" />
          <b>+</b>
        </Token>
      )}
      <Cards place={`hand/${seat}`} cards={hands?.[seat] ?? []} />
      <Cards place={`discard/${seat}`} cards={own.pile} />
    </Owner>
  );
}

function Cards({ place, cards }: { place: string; cards: readonly GiftCard[] }) {
  const thing = useThing(place);
  const values = cards.map(({ value }) => value || "?").join(" ");
  return (
    <Token
      place={place}
      text={[thing?.name, `${values || "–"},`, cards.length ? thing?.text : ""].join(" ")}
      look="cards"
    >
      <span class="quiet">{thing?.name}</span>{" "}
      {cards.map((card, nth) => (
        <Fragment key={nth}>
          <b class="face">{card.value || "?"}</b>{" "}
        </Fragment>
      ))}
      {!cards.length && <b>–</b>}
    </Token>
  );
}
