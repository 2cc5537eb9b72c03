/** An official with the card that he holds; while a gift is chosen, whether it is free here or has its price. */
import { Badge } from "../../shell/parts/badge";
import { Icon } from "../../shell/parts/icon";
import { Place } from "../../shell/place";
import { CardFace } from "./card";
import { Piece } from "./piece";
import { useCardFirst, useGugong } from "./use-gugong";
import type { Official } from "./wire";

/** Whether a card that is picked costs nothing there. */
export const isFree = ({ free }: Official, picked: readonly string[]) => free.some((each) => picked.includes(each));

/**
 * alone: the place may be out of sight, so that the gate says how things stand there; before any card is chosen it has a ring
 * where one of them would be free.
 */
export function Gate({ official, alone = false }: { official: Official; alone?: boolean }) {
  const { words, snapshot, picked } = useGugong();
  const { board } = snapshot;
  const cardFirst = useCardFirst();
  const { key, place, name, card } = official;
  const free = isFree(official, picked);
  const dear = official.dear.some((each) => picked.includes(each));
  const terms = free ? words.free : dear ? words.pay : "";
  const takes = alone && cardFirst && official.free.length > 0;
  const laid = snapshot.marks[place] !== undefined;
  const look = ["gate", free && "free", dear && "dear", laid && "laid-now", takes && "takes"].filter(Boolean).join(" ");
  const held = [card.value, card.action].filter(Boolean).join(" ");
  const note = [
    alone && official.stands && `${official.stands}.`,
    takes && words.cardFree,
    cardFirst && words.cardFirst,
  ]
    .filter(Boolean)
    .join(" ");
  const text = [name, terms, held, official.text].filter(Boolean).join(", "); // as it is seen: the place first, then his card
  return (
    <>
      <Place place={place} text={text} class={look} note={note} picture>
        <span class="under" aria-hidden="true">
          {name}
          {alone && <small>{official.stands}</small>}
        </span>{" "}
        {terms && (
          <span class={free ? "term free" : "term dear"} aria-hidden="true">
            {terms}
          </span>
        )}{" "}
        <Icon id={`off-${key}`} class="official" />
        <CardFace card={card} />
        <Icon id="off-hands" class="hands" />
      </Place>
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

export const Sign = ({ official }: { official: Official }) => (
  <p class="sign" data-at={`sign/${official.key}`}>
    <b>{official.name}</b>
    <span>
      {official.does}
      {official.pays && <i> {official.pays}</i>}
    </span>
  </p>
);
