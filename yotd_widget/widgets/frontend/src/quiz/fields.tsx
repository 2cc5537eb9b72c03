/** The ways to answer, all of them native fields: a number, one of some, some of many, an order. */
import type { ComponentType } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useRoving } from "../shell/keys/roving";
import { Badge } from "../shell/parts/badge";
import { choicesOf } from "./question";
import type { Quiz } from "./use-quiz";
import { useWords } from "./words";

interface Props {
  quiz: Quiz;
  /** The player that a place stands for: names of players stand beside their badge. */
  playerOf(place: string): number | null;
}

export function Fields(props: Props) {
  const { kind, typed } = props.quiz.question;
  const Field: ComponentType<Props> = kind === "order" ? Order : typed ? Typed : Choices;
  return <Field {...props} />;
}

function Typed({ quiz }: Props) {
  const words = useWords();
  return (
    <label class="typed">
      <span class="quiet">{words.answer}</span>
      <input
        type="number"
        inputMode="numeric"
        step="1"
        value={(quiz.draft as number | null) ?? ""}
        onInput={({ currentTarget: { value } }) => quiz.hold(/^-?\d+$/.test(value) ? Number(value) : null)}
      />
      {quiz.question.unit}
    </label>
  );
}

/** Marks that nothing belongs to the answer. */
const NONE = "";

function Choices({ quiz, playerOf }: Props) {
  const words = useWords();
  const { question, draft } = quiz;
  const several = question.kind === "select";
  const chosen = [draft ?? []].flat() as (number | string)[];
  const none = Array.isArray(draft) && !draft.length;
  const [stop, setStop] = useState(0);
  const choices = choicesOf(question);
  if (several) choices.push({ value: NONE, label: words.noneOfThem, place: "" });

  /** Boxes are one Tab stop, as radio buttons are. */
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!several || !by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const boxes = (event.currentTarget as HTMLElement).closest(".choices")!.querySelectorAll("input");
    boxes[(stop + by + boxes.length) % boxes.length]!.focus();
  }
  return (
    <>
      <div class="choices">
        {choices.map((choice, at) => {
          const on = choice.value === NONE ? none : chosen.includes(choice.value);
          const seat = playerOf(choice.place);
          return (
            <label key={choice.value} class="choice">
              <input
                type={several ? "checkbox" : "radio"}
                name="answer"
                checked={on}
                tabIndex={several && at !== stop ? -1 : undefined}
                onFocus={() => setStop(at)}
                onKeyDown={onKeyDown}
                onChange={() => (choice.value === NONE ? quiz.hold(none ? null : []) : quiz.toggle(choice.value))}
              />
              <i aria-hidden="true" />
              {seat !== null && <Badge seat={seat} size={24} />}
              <span>{choice.label}</span>
            </label>
          );
        })}
      </div>
      {several && (
        <p class="quiet count">
          <b>{chosen.length}</b> {words.chosen}
        </p>
      )}
    </>
  );
}

function Order({ quiz, playerOf }: Props) {
  const words = useWords();
  const order = quiz.draft as string[];
  const items = new Map(quiz.question.items.map((item) => [item.key, item]));
  const held = useRef<HTMLElement | null>(null);
  const list = useRoving<HTMLOListElement>("rows");

  // An element that is moved loses the focus
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  }, [order.join()]);

  function move(at: number, by: number) {
    const to = at + by;
    if (to < 0 || to >= order.length) return;
    quiz.hold(order.with(at, order[to]!).with(to, order[at]!));
  }
  return (
    <ol class="ordering" ref={list}>
      {order.map((key, at) => {
        const item = items.get(key)!;
        const seat = playerOf(item.place);
        const mover = (sign: string, word: string, by: number) => (
          <button
            type="button"
            class="tool"
            data-item
            aria-label={`${item.label}, ${word}`}
            aria-disabled={!(at + by in order)}
            onClick={(event) => {
              held.current = event.currentTarget;
              move(at, by);
            }}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        );
        return (
          <li
            key={key}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              event.stopPropagation(); // Left and Right go from button to button
              held.current = event.target as HTMLElement;
              move(at, by);
            }}
          >
            <b class="rank">{at + 1}</b>
            {seat !== null && <Badge seat={seat} size={24} />}
            <span>{item.label}</span>
            {mover("▲", words.up, -1)}
            {mover("▼", words.down, 1)}
          </li>
        );
      })}
    </ol>
  );
}
