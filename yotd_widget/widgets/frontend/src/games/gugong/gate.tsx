/** An official with the card that he holds; while a gift is chosen, whether it is free here or has its price. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lastParts } from "../../shell/deciding/parts";
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { fill } from "../../shell/words";
import { CardFace } from "./card";
import { Piece } from "./piece";
import { useCardFirst, useGugong } from "./use-gugong";
import type { Official } from "./wire";

/**
 * alone: the place may be out of sight, so that the gate says how things stand there; before any card is chosen it says which
 * of them would be free.
 */
export function Gate({ official, alone = false }: { official: Official; alone?: boolean }) {
  const { words, snapshot } = useGugong();
  const { board } = snapshot;
  const cardFirst = useCardFirst();
  const terms = useTerms(official, alone);
  const { key, place, name, card } = official;
  const laid = snapshot.marks[place] !== undefined;
  const look = ["gate", terms?.look, laid && "laid-now"].filter(Boolean).join(" ");
  const held = [card.value, card.action].filter(Boolean).join(" ");
  const note = [alone && official.stands && `${official.stands}.`, cardFirst && words.cardFirst]
    .filter(Boolean)
    .join(" ");
  const text = [name, terms?.heard, held, official.text].filter(Boolean).join(", "); // as it is seen: the place first, then his card
  return (
    <>
      <Place place={place} text={text} class={look} note={note} picture>
        {!alone && (
          <span class="under" aria-hidden="true">
            {name}
          </span>
        )}{" "}
        {terms && (
          <span class="term" aria-hidden="true">
            {terms.seen}
          </span>
        )}{" "}
        <Icon id={`off-${key}`} class="official" />
        <CardFace card={card} />
        <Icon id="off-hands" class="hands" />
      </Place>
      {alone && <LookIn official={official} />}
      {board.laid[key] !== undefined && <Badge seat={board.laid[key]} size={21} class="laid" />}
      {official.focus && board.meng && <Piece kind="double" seat={1} class="focus" at="focus" />}
      {official.bonus.map(({ place, seat, icon, name }) => (
        <span key={place} class="bonus-token" data-at={place}>
          <Icon id={icon} class="i" name={name} />
          <Piece kind="servant" seat={seat} />
        </span>
      ))}
    </>
  );
}

/** How an exchange that is not free can be paid; all other ways are cards. */
const SERVANTS = "price/pay_servants";
const NOTHING = "price/no_action";

interface Terms {
  look: "free" | "dear" | "may" | "costs";
  heard: string;
  seen: ComponentChildren;
}

/** What a gift costs here: the one that is chosen, else which of the hand would be free. */
function useTerms({ place, free, dear }: Official, ahead: boolean): Terms | null {
  const { words, snapshot, picked } = useGugong();
  const { hand, prices, gift_price } = snapshot.board;
  const card = [...free, ...dear].find((each) => picked.includes(each));
  if (!card) {
    if (!(ahead && snapshot.choices[place] && free.length + dear.length)) return null;
    const values = new Set(hand.cards.filter((each) => free.includes(each.place)).map(({ value }) => value));
    const would = dear.length ? fill(words.freeWith, { values: [...values].sort().join(" ") }) : words.free;
    return values.size
      ? { look: "may", heard: would, seen: would }
      : { look: "costs", heard: words.pay, seen: words.pay };
  }
  if (free.includes(card)) return { look: "free", heard: words.free, seen: words.free };
  const open = lastParts(
    snapshot.choices,
    [card, place],
    prices.map((each) => each.place),
  );
  const servants = prices.find((each) => each.place === SERVANTS && open.includes(SERVANTS));
  const cards = open.some((each) => each !== SERVANTS && each !== NOTHING);
  if (!servants && !cards) {
    const alone = prices.find((each) => each.place === NOTHING)?.name ?? words.pay;
    return { look: "dear", heard: alone, seen: alone };
  }
  const seen = (
    <>
      {words.pay}
      {servants && (
        <span>
          <span data-n={gift_price} />
          <Icon id="i-servant" class="i" />
        </span>
      )}
      {servants && cards && "/"}
      {cards && <Icon id="i-card" class="i" />}
    </>
  );
  const ways = !servants ? words.payCard : cards ? fill(words.payEither, { servants: servants.name }) : servants.name;
  return { look: "dear", heard: `${words.pay} ${ways}`, seen };
}

/** Where his place is out of sight: its name and how things stand there; a press lays it over the officials. */
function LookIn({ official: { key, name, stands } }: { official: Official }) {
  const { words, drawer, open } = useGugong();
  return (
    <button
      type="button"
      class="look-in"
      data-item
      aria-expanded={drawer === key}
      aria-description={words.lookIn}
      onClick={() => open(drawer === key ? null : key)}
    >
      {name}{" "}
      <small>
        <span>{stands}</span>
      </small>
    </button>
  );
}

export function Sign({ official }: { official: Official }) {
  const { drawer } = useGugong();
  return (
    <p class="sign" data-at={`sign/${official.key}`}>
      <b>{official.name}</b>
      <span>
        {official.does}
        {official.pays && <i> {official.pays}</i>}
      </span>
      {drawer === official.key && <LookOut />}
    </p>
  );
}

/** The keyboard comes to it when the place opens, and back to where that was pressed. */
function LookOut() {
  const { words, open } = useGugong();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const site = button.current!.closest(".site")!;
    button.current!.focus({ preventScroll: true });
    return () => {
      const left = site.getRootNode() as ShadowRoot;
      if (!left.activeElement || site.contains(left.activeElement))
        site.querySelector<HTMLElement>(".look-in")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button
      type="button"
      class="look-out"
      data-item
      ref={button}
      aria-label={words.close}
      onClick={() => open(null)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        open(null);
      }}
    />
  );
}
