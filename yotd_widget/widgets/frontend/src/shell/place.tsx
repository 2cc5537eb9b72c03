/**
 * A place on the board. Where the snapshot offers a choice it is a button, elsewhere a picture.
 * Never the cell of a grid: of a cell a screen reader says what it shows, not its name, and keys change their meaning there.
 * The sign of its state on the corner is drawn by the sheet.
 */
import type { ComponentChildren } from "preact";
import { useGame } from "./game";
import { wasLedTo } from "./keys/focus";
import { type Table, useTable } from "./table";
import type { Choice } from "./wire";

interface Props {
  place: string;
  /** The visible text; the accessible name begins with it. */
  text: string;
  class: string;
  /** A picture has a name of its own, also for who points at it; other places are read by their text. */
  picture?: boolean;
  /** Which of several it is, heard after its name: "2 of 3". */
  count?: string;
  /** What is heard after what a press would do. */
  note?: string;
  style?: Record<string, string | number>;
  children?: ComponentChildren;
}

export function Place({ place, text, class: look, picture = false, count, note, style, children }: Props) {
  const table = useTable();
  const { about } = useGame();
  const choice = table.snapshot.choices[place];
  if (!choice) {
    const named = picture && ({ role: "img", "aria-label": text, title: about ? undefined : text } as const);
    return (
      <div class={look} style={style} data-at={place} data-spot={place} {...named}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${look} place ${choice.state}${table.looked === place ? " looked" : ""}`}
      style={style}
      data-place={place}
      data-at={place}
      data-item
      aria-label={[text, choice.name, count].filter(Boolean).join(", ")}
      aria-description={[describe(choice), note].filter(Boolean).join(" ")}
      aria-disabled={choice.state === "blocked"}
      {...aimedAt(table, place)}
    >
      {children}
    </button>
  );
}

/** What the focus, keys, the mouse and a press do on what stands for a place. then: what is taken with the same press. */
export const aimedAt = (table: Table, place: string, then?: string) => ({
  onFocus: (event: { currentTarget: HTMLElement }) => wasLedTo(event.currentTarget) || table.look(place),
  onKeyDown: (event: KeyboardEvent) => event.key !== "Escape" && table.look(place),
  onPointerMove: (event: PointerEvent) => event.pointerType === "mouse" && table.point(place),
  onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && table.leave(),
  onClick: (event: MouseEvent) => table.press(place, pressedBy(event), then),
});

/** The reason why not, or the preview, in one text. */
export const describe = (choice: Choice) =>
  choice.reason
    ? `${choice.reason.text} ${choice.reason.nearest}`
    : (choice.preview?.lines ?? []).map((line) => line.text).join(" ");

/** A click from the keyboard has no detail; a click from a finger names its pointer. */
export function pressedBy(event: MouseEvent): "key" | "mouse" | "touch" {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
