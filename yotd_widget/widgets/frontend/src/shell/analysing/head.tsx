/** What is known by now, how far it is, and a button that stops it or goes on. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "../root";
import type { Act } from "./use-counting";

interface Props {
  sheet: { verdict: string; stage: string; done: number; budget: number };
  act(act: Act): void;
  /** Whether it can go on when all has been counted. */
  further?: boolean;
}

export function CountingHead({ sheet, act, further = false }: Props) {
  const { words } = useShared();
  const head = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const { stage } = sheet;
  const counting = stage === "counting";
  const button = counting || stage === "stopped" || (further && stage === "spent");
  // When the button goes, whoever was on it comes to what it was about
  useLayoutEffect(() => {
    if (button) return;
    const { activeElement } = head.current!.getRootNode() as ShadowRoot;
    if (!activeElement && held.current) {
      head.current!.parentElement!.querySelector<HTMLElement>("[data-item]")?.focus();
    }
    held.current = false;
  }, [button]);
  return (
    <div class="analysed-head" ref={head}>
      {/* Heard from below once it does not change any more */}
      <p aria-hidden={!counting}>{sheet.verdict}</p>
      {button && (
        <button
          type="button"
          class="tool"
          onFocus={() => {
            held.current = true;
          }}
          onBlur={() => {
            held.current = false;
          }}
          onClick={() => act(counting ? "stop" : "more")}
        >
          {counting ? words.stop : words.countOn}
        </button>
      )}
      {stage !== "nothing" && (
        <progress max={sheet.budget} value={stage === "settled" ? sheet.budget : sheet.done} aria-hidden="true" />
      )}
      <span class="sr" aria-live="polite">
        {!counting && sheet.verdict}
      </span>
    </div>
  );
}
