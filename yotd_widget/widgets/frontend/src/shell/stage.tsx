/**
 * What lies above the foot of a board. While the reader looks along the timeline it keeps its height, whatever the
 * moments need: otherwise the timeline would move away from under the pointer.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useKept } from "./kept";
import { useTable } from "./table";

interface Props {
  /** Something is in its place; it stays drawn meanwhile. */
  away?: boolean;
  /** What is done stands at its lower edge, beside the foot. */
  bar?: boolean;
  children: ComponentChildren;
}

export function Stage({ away = false, bar = false, children }: Props) {
  const { past, replay } = useTable();
  const stage = useRef<HTMLDivElement>(null);
  const kept = useKept(!away, children, stage);
  const peeking = Boolean(past?.peeking && !past.pinned && !away);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!peeking) height.current = 0;
  }, [peeking]);
  if (peeking && !height.current) height.current = stage.current?.getBoundingClientRect().height ?? 0; // before the first other moment is drawn
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys play on by the bar's button
    <div
      onClick={({ target }) => {
        const spot = (target as Element).closest<HTMLElement>("[data-spot]:not(.panel *)");
        if (spot && !peeking) replay(spot.dataset.spot); // from a glance the mouse is on its way back to now
      }}
      class={["stage", bar && "with-bar", past?.step && "back", peeking && "still"].filter(Boolean).join(" ")}
      ref={stage}
      data-away={away ? "" : undefined}
      style={peeking && height.current ? { height: `${height.current}px` } : undefined}
    >
      {kept}
    </div>
  );
}
