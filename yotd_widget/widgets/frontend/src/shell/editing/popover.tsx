/** The controls of the place that was pressed, right below it. Esc or Close puts them away; the focus goes back. */
import type { ComponentType, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "../table";
import type { Control, Sheet } from "../wire";
import { type Choosing, ControlView, type Send } from "./control";

interface Props {
  place: string;
  title: string;
  controls: Control[];
  sheet: Sheet;
  /** What the popover lies on. */
  board: RefObject<HTMLElement | null>;
  /** How entries of lists are chosen; left out, from a list of words. */
  Choice?: ComponentType<Choosing>;
  send: Send;
  /** back: the focus returns to the place. */
  close(back: boolean): void;
}

const GAP = 10;

export function Popover({ place, title, controls, sheet, board, Choice, send, close }: Props) {
  const { words } = useTable();
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(sheet.revision);
  const impossible = sheet.problems.some(({ kind }) => kind === "impossible");

  // The place may have moved: something grows, another line stands above it
  useLayoutEffect(() => {
    const box = panel.current!;
    const ground = board.current!.getBoundingClientRect();
    const token = placeIn(board.current!, place)?.getBoundingClientRect();
    if (!token) return;
    const below = token.bottom - ground.top + GAP;
    const above = token.top - ground.top - GAP - box.offsetHeight;
    const up = below + box.offsetHeight > ground.height && above > 0;
    const middle = token.left + token.width / 2 - ground.left;
    const left = Math.max(0, Math.min(middle - box.offsetWidth / 2, ground.width - box.offsetWidth));
    box.style.left = `${left}px`;
    box.style.top = `${up ? above : below}px`;
    box.classList.toggle("above", up);
    box.style.setProperty("--tip", `${Math.max(14, Math.min(middle - left, box.offsetWidth - 14))}px`);
  });

  useLayoutEffect(() => {
    const first = panel.current!.querySelector<HTMLElement>("[aria-pressed=true], input, select, .ask");
    first?.focus();
  }, [place]);

  return (
    <div
      class="popover"
      role="group"
      aria-label={title}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close(true);
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget as Node | null;
        if (to && panel.current && !panel.current.contains(to)) close(false);
      }}
    >
      <div class="popover-head">
        <b aria-hidden>{title}</b>
        <button type="button" class="shut" aria-label={words.close} onClick={() => close(true)}>
          ×
        </button>
      </div>
      {controls.map((control, index) => (
        <ControlView
          key={index}
          control={control}
          lists={sheet.lists}
          alone={controls.length === 1}
          Choice={Choice}
          send={send}
        />
      ))}
      {sheet.revision > before.current && <p class={impossible ? "bad" : "quiet"}>{sheet.said}</p>}
    </div>
  );
}

export const placeIn = (board: HTMLElement, place: string) =>
  board.querySelector<HTMLElement>(`[data-place="${place}"]`);
