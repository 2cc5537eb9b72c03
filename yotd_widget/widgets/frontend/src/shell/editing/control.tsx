/** The controls of one thing: a stepper, a select, switches, a name; each change is sent at once. */
import type { ComponentType } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { useTable } from "../table";
import type { Control, Edit, Sheet } from "../wire";

export type Send = (edit: Edit) => void;

interface Props<Kind extends Control["kind"]> {
  control: Extract<Control, { kind: Kind }>;
  send: Send;
}

/** A choice of one entry of a list. */
export interface Choosing extends Props<"choice"> {
  lists: Sheet["lists"];
}

interface Any {
  control: Control;
  lists: Sheet["lists"];
  /** It is the only one of its place. */
  alone: boolean;
  /** How entries of lists are chosen. */
  Choice?: ComponentType<Choosing>;
  send: Send;
}

export function ControlView({ control, lists, alone, Choice = Select, send }: Any) {
  switch (control.kind) {
    case "number":
      return <Stepper control={control} send={send} />;
    case "choice":
      return <Choice control={control} lists={lists} send={send} />;
    case "set":
      return <Switches control={control} alone={alone} send={send} />;
    case "text":
      return <Name control={control} send={send} />;
    default:
      return (
        <button type="button" class="ask" onClick={() => send(control)}>
          {control.label}
        </button>
      );
  }
}

/** A wish is shown at once, and stays until Python has fulfilled it or something else is there. */
function Stepper({ control, send }: Props<"number">) {
  const { words } = useTable();
  const id = useId();
  const { value, min, max } = control;
  const [wish, setWish] = useState<number | null>(null);
  const shown = wish ?? value;
  useEffect(() => {
    if (value === wish) setWish(null);
  }, [value, wish]);

  function step(to: number) {
    if (!Number.isSafeInteger(to) || to < min || (max !== null && to > max) || to === shown) return;
    setWish(to);
    send({ at: control.at, to });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "+" && event.key !== "-") return;
    event.preventDefault();
    step(shown + (event.key === "+" ? 1 : -1));
  }

  return (
    <div class="control">
      <label for={id}>{control.label}</label>
      <span class="stepper">
        <button
          type="button"
          aria-label={words.less.replace("{1}", control.label)}
          aria-disabled={shown <= min}
          onClick={() => step(shown - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max ?? undefined}
          value={shown}
          onInput={(event) => event.currentTarget.value && step(event.currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={words.more.replace("{1}", control.label)}
          aria-disabled={max !== null && shown >= max}
          onClick={() => step(shown + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

export const entriesOf = ({ control, lists }: Choosing) => control.options ?? lists[control.list!]!;

export function Select({ control, lists, send }: Choosing) {
  const id = useId();
  const options = entriesOf({ control, lists, send });
  return (
    <div class="control">
      <label for={id}>{control.label}</label>
      <select
        id={id}
        value={control.value ?? ""}
        onChange={(event) => send({ at: control.at, to: event.currentTarget.value || null })}
      >
        {control.none && <option value="">{control.none}</option>}
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The popover's own title often says it already. */
function Switches({ control, alone, send }: Props<"set"> & { alone: boolean }) {
  return (
    <fieldset class="control switches">
      <legend class={alone ? "sr" : ""}>{control.label}</legend>
      {control.items.map((item, index) => (
        <label key={index}>
          <input type="checkbox" checked={item.on} onChange={() => send(item)} />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}

function Name({ control, send }: Props<"text">) {
  const id = useId();
  return (
    <div class="control">
      <label for={id}>{control.label}</label>
      <input
        id={id}
        type="text"
        maxLength={30}
        value={control.value}
        onChange={(event) => send({ at: control.at, to: event.currentTarget.value })}
      />
    </div>
  );
}
