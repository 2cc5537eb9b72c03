/** A place on the board. Where the snapshot offers a choice it is a button, elsewhere a picture. */
import type { ComponentChildren } from "preact";
import { wasLedTo } from "./focus";
import type { Choice } from "./snapshot";
import { useTable } from "./table";

interface Props {
  place: string;
  /** The visible text; the accessible name begins with it. */
  text: string;
  class: string;
  /** A picture has a name of its own; other places are read by their text. */
  picture?: boolean;
  children?: ComponentChildren;
}

export function Place({ place, text, class: look, picture = false, children }: Props) {
  const table = useTable();
  const choice = table.snapshot.choices[place];
  if (!choice) {
    return picture ? (
      <div class={look} role="img" aria-label={text}>
        {children}
      </div>
    ) : (
      <div class={look}>{children}</div>
    );
  }
  return (
    <button
      type="button"
      class={`${look} place ${choice.state}${table.looked === place ? " looked" : ""}`}
      data-place={place}
      data-item
      aria-label={[text, choice.name].filter(Boolean).join(", ")}
      aria-description={describe(choice)}
      aria-disabled={choice.state === "blocked"}
      onFocus={(event) => wasLedTo(event.currentTarget) || table.look(place)}
      onKeyDown={() => table.look(place)}
      onPointerMove={(event) => event.pointerType === "mouse" && table.point(place)}
      onPointerLeave={(event) => event.pointerType === "mouse" && table.leave()}
      onClick={(event) => table.press(place, pressedBy(event))}
    >
      {children}
    </button>
  );
}

const describe = (choice: Choice) =>
  (choice.reason ? [choice.reason] : (choice.preview?.lines ?? [])).map((line) => line.text).join(" ");

/** A click from the keyboard has no detail; a click from a finger names its pointer. */
export function pressedBy(event: MouseEvent): "key" | "mouse" | "touch" {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
