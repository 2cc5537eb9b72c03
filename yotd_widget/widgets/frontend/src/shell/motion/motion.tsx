/** The layer over the board on which things move, and the card of a chapter; what the reader has chosen of both. */
import { createContext, type RefObject } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type GameTable, useGame } from "../game";
import type { Line, PlayModel } from "../host/kernel";
import { HERE } from "../kept";
import { type Model, useTrait } from "../model";
import { Badge } from "../parts/badge";
import { Icon } from "../parts/icon";
import { lookedChoice, type Table } from "../table";
import type { LogLine } from "../wire";
import type { Words } from "../words";
import { Director } from "./director";
import type { Pace } from "./given";
import { NextButton } from "./next";
import { Sound } from "./sound";
import { aboveOf, rowsOf } from "./story";
import type { Shown } from "./telling";

/** Switches of Help. */
export interface MotionSwitches {
  pace: Pace;
  setPace(pace: Pace): void;
  sound: boolean;
  setSound(on: boolean): void;
}

export const MotionContext = createContext<MotionSwitches | null>(null);

export const DirectorContext = createContext<Director | null>(null);

/** Whose part of the board stays in sight for what was done there; null for whoever is next. */
export function useStays(): number | null {
  const director = useContext(DirectorContext);
  const [, draw] = useState(0);
  useLayoutEffect(() => director?.hear(() => draw((times) => times + 1)), [director]);
  return director?.stays ?? null;
}

export const useMotionSwitches = (): MotionSwitches | null => useContext(MotionContext);

/** Called where the board is drawn, before it is: the places are measured as they were. */
export function useMotion(
  model: PlayModel,
  line: Line,
  table: Table,
  root: RefObject<HTMLElement | null>,
  tells: () => boolean = () => true,
) {
  const { motion } = useGame<GameTable>();
  const wanted = useTrait(model, "pace");
  const words = useTrait(model as unknown as Model, "words");
  const [pace, setPace] = useState(wanted);
  const [made] = useState(() => {
    const sound = new Sound();
    return { sound, director: new Director(motion, sound) };
  });
  const { sound, director } = made;
  const [on, setOn] = useState(sound.on);
  useEffect(() => setPace(wanted), [wanted]);
  director.pace = pace;
  director.tells = tells;
  director.look(line, root.current, Boolean(table.past?.step));
  useLayoutEffect(() => director.cover(), [line.snapshot]);
  useEffect(() => director.follow(line, words));
  const looked = lookedChoice(table);
  useEffect(() => {
    if (!line.waiting) director.expect(looked && looked.state !== "blocked" ? root.current : null);
  });
  useEffect(() => () => director.close(), [director]);
  const switches: MotionSwitches = {
    pace,
    setPace,
    sound: on,
    setSound(next) {
      sound.set(next);
      setOn(next);
    },
  };
  return { director, switches, words };
}

interface Props {
  director: Director;
  words: Words;
}

export function Motion({ director, words }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const Table = useGame<GameTable>().motion?.account?.Table;
  useLayoutEffect(() => {
    director.onShow = setShown;
  }, [director]);
  return (
    <>
      <div class="fx over" aria-hidden="true" />
      {shown &&
        (shown.room && Table ? (
          <Table shown={shown} room={shown.room} words={words} next={() => director.next()} />
        ) : (
          <ChapterCard key={shown.part.chapter.name} shown={shown} words={words} next={() => director.next()} />
        ))}
    </>
  );
}

/** Over the ground; nothing on it but its button can be pressed, and what lies below can. */
function ChapterCard({ shown, words, next }: { shown: Shown; words: Words; next(): void }) {
  const { part, names, ground, free, waits, still } = shown;
  const { heading, chapter, when } = part;
  // Where something is asked meanwhile, the card lies on the side where it covers less of what can be chosen
  const card = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);
  useLayoutEffect(() => setLeft(!left && coversLessOnTheLeft(card.current!)), [chapter]);
  return (
    <div
      ref={card}
      class={["chapter", still && "still", free && "aloft", left && "left"].filter(Boolean).join(" ")}
      role="group"
      aria-label={heading.title}
      style={{
        ...{ "--ground-top": `${ground[0]}px`, "--ground-bottom": `${ground[1]}px` },
        ...(free && { "--free-top": `${free.y}px`, "--free-left": `${free.x}px`, "--free-width": `${free.width}px` }),
      }}
      aria-hidden={waits ? undefined : "true"}
    >
      {heading.icon && <Icon id={heading.icon} class="medal" />}
      <div class="told">
        <p class="when quiet">{when}</p>
        <b class="title">{heading.title}</b>
        {chapter.lines.map((line, at) => (
          <Told key={at} line={line} names={names} title={heading.title} />
        ))}
      </div>
      {waits && <NextButton words={words} next={next} />}
    </div>
  );
}

/** Whether fewer of the places that can be chosen would lie below a card that stands on the right. */
function coversLessOnTheLeft(card: HTMLElement): boolean {
  const frame = card.closest(".frame")!;
  const { left, right } = frame.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const there = left + right - box.right; // mirrored
  const places = [...frame.querySelectorAll(`.place.legal${HERE}`)].map((place) => place.getBoundingClientRect());
  const below = (from: number) =>
    places.filter(
      (place) =>
        place.left < from + box.width && place.right > from && place.top < box.bottom && place.bottom > box.top,
    ).length;
  return below(there) < below(box.left);
}

/** What is so short stands beside others. */
const SHORT = 8;

/** A sentence, or a row for each player of whom it says anything. */
function Told({ line, names, title }: { line: LogLine; names: readonly string[]; title: string }) {
  if (!line.parts?.length)
    return (
      <p class="row">
        {line.seat !== null && <Badge seat={line.seat} size={20} />}
        <span>{line.text}</span>
      </p>
    );
  const rows = rowsOf(line);
  const head = aboveOf(line, title);
  return (
    <>
      {(head || !rows.length) && (
        <p class="head quiet">
          {head} {!rows.length && <b>0</b>}
        </p>
      )}
      <ul class={rows.some(([, text]) => text.length > SHORT) ? "rows long" : "rows"}>
        {rows.map(([seat, text], at) => (
          <li key={at}>
            <Badge seat={seat} size={20} />
            <span>{names[seat]}</span> <b>{text}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
