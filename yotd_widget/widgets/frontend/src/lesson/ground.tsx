/** The board beside the question: a still picture, the table that is played on, or a court in the making. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Popover, placeIn } from "../shell/editing/popover";
import { type GameTable, useGame } from "../shell/game";
import type { Talk } from "../shell/host/talk";
import { type Model, useTrait } from "../shell/model";
import { useGlide } from "../shell/motion/glide";
import { Options as Moves } from "../shell/panels/text";
import { pressedBy } from "../shell/place";
import { Lit } from "../shell/reading/lit";
import { useShared } from "../shell/root";
import { stillSnapshot, stillTable } from "../shell/still";
import { type Table, TableContext, useTable } from "../shell/table";
import type { Scene, Sheet, Choice as ShellChoice } from "../shell/wire";
import { Picked } from "./picked";
import { Pins } from "./pins";
import type { LessonState } from "./store";
import type { Choice, Picture, Pin, Step, Value } from "./wire";
import { useWords } from "./words";

interface Props {
  step: Step;
  state: LessonState;
  /** What is seen; null where the reader plays or builds. */
  picture: Picture | null;
  /** Names the picture: what differs from one to the next glides. */
  moment: string;
  pins: readonly Pin[];
  /** What can be pressed where it lies. */
  choices: readonly Choice[];
  held: readonly Value[];
  press(value: number | string): void;
  /** In words instead of drawings. */
  told: boolean;
  talk: Talk;
  /** Lies before the things. */
  children?: ComponentChildren;
}

export function Ground(props: Props) {
  const { step, state, picture, moment, pins, choices, told, children } = props;
  const { Lesson, Text } = useGame<GameTable>();
  const words = useWords();
  const ground = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useGlide(ground, layer, `${moment} ${told}`);
  const shown = useShown(props, ground);
  const places = [...choices.map(({ place }) => place), ...pins.map(({ place }) => place)].filter(Boolean);

  /** Of some things only a part is a button, as the foot of a house; a mouse or finger may press the whole. */
  function pressWhole(event: MouseEvent) {
    const target = event.target as Element;
    const whole = target.closest<HTMLElement>("[data-whole]");
    const place = whole?.dataset.at;
    if (!place || !shown.table.snapshot.choices[place] || target.closest("[data-place]")) return;
    event.preventDefault();
    shown.table.press(place, pressedBy(event));
  }

  return (
    <section
      class={`lesson-ground scene ${shown.live ? "live" : "still"}`}
      aria-label={words.theBoard}
      aria-busy={state.waiting}
      ref={ground}
      onClickCapture={pressWhole}
    >
      {picture && <Lit places={pins.map(({ place }) => place)} as="marked" />}
      <TableContext.Provider value={shown.table}>
        {told ? (
          <div class="lesson-told panel text">
            {shown.live && shown.table.snapshot.decision && <Moves />}
            <div class="facts">
              <Text />
            </div>
          </div>
        ) : (
          <Lesson
            seat={shown.seat}
            regions={picture?.regions ?? step.regions ?? null}
            places={places}
            tokens={shown.tokens}
            acts={step.kind === "play" || step.kind === "build"}
          >
            {children}
          </Lesson>
        )}
        {shown.popover}
      </TableContext.Provider>
      {!told && <Pins pins={pins} ground={ground} />}
      <div class="lesson-glide" ref={layer} aria-hidden="true" />
    </section>
  );
}

interface Shown {
  table: Table;
  seat: number | null;
  /** It is played on. */
  live: boolean;
  tokens: boolean;
  popover: ComponentChildren;
}

/** What the board is drawn of. */
function useShown(props: Props, ground: { current: HTMLElement | null }): Shown {
  const { step, state, picture, choices, held, press } = props;
  const { model } = useShared();
  const words = useWords();
  const table = useTable();
  const language = useTrait(model, "language");
  const building = useBuilding(props, ground);
  const { standing, live, end } = state;
  const still = (scene: Scene, offered: Record<string, ShellChoice> = {}, act: (place: string) => void = () => {}) => ({
    ...stillTable({ ...stillSnapshot(scene, language), choices: offered }, words),
    press: act,
  });
  const bare = { live: false, tokens: false, popover: null };

  if (picture) {
    const offered = choices.map(({ place, label, value }): [string, ShellChoice] => {
      const on = held.includes(value as Value);
      const name = on ? words.chosen : words.canBeChosen;
      return [place, { state: on ? "chosen" : "legal", move: "", label, name, preview: null, reason: null }];
    });
    const act = (place: string) => {
      const choice = choices.find((each) => each.place === place);
      if (choice) press(choice.value);
    };
    return { ...bare, table: still(picture.scene, Object.fromEntries(offered), act), seat: picture.seat };
  }
  if (live && step.kind === "build" && building) return { ...bare, ...building };
  if (live && step.kind === "play") {
    const seat = standing?.seat ?? null;
    if (!standing?.reached) return { ...bare, table, seat, live: true };
    return { ...bare, table: still(standing.picture?.scene ?? table.line.snapshot), seat };
  }
  return { ...bare, table: still(end ?? table.line.snapshot), seat: standing?.seat ?? null };
}

/** A court in the making: what may be changed can be pressed, and opens its controls. */
function useBuilding({ step, state, talk }: Props, ground: { current: HTMLElement | null }) {
  const { model } = useShared();
  const words = useWords();
  const language = useTrait(model, "language");
  const sheet = useTrait(model as Model<{ sheet: Partial<Sheet> }>, "sheet");
  const [opened, open] = useState<string | null>(null);
  useEffect(() => open(null), [step.id]);
  if (step.kind !== "build" || !state.live || !sheet.scene) return null;
  const found = sheet as Sheet;
  const place = opened !== null && found.controls[opened] ? opened : null;
  const offered = Object.fromEntries(Object.entries(found.choices).filter(([at]) => found.controls[at]));
  const send = ({ at, to }: { at: string; to: unknown }) => talk.send({ kind: "edit", at, to });
  const close = (back: boolean) => {
    open(null);
    if (back && place !== null && ground.current) placeIn(ground.current, place)?.focus();
  };
  const snapshot = { ...stillSnapshot(found.scene, language), choices: offered, rules: found.rules };
  const table: Table = {
    ...stillTable(snapshot, words),
    looked: place,
    press(at) {
      const [only, ...others] = found.controls[at] ?? [];
      if (only?.kind === "act" && !others.length) send(only);
      else if (only) open(at);
    },
  };
  return {
    table,
    seat: found.seat,
    tokens: true,
    popover: place !== null && (
      <Popover
        key={place}
        place={place}
        title={found.choices[place]!.label}
        controls={found.controls[place]!}
        sheet={found}
        board={ground}
        Choice={Picked}
        send={(edit) => {
          send(edit);
          if (found.controls[place]!.every(({ kind }) => kind === "choice")) close(true);
        }}
        close={close}
      />
    ),
  };
}
