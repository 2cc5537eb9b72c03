/** What the event of this month asks of a court: bowls of rice where it is a Drought, else in words. */
import type { Need } from "./board";

export function NeedLine({ need }: { need: Need }) {
  return (
    <p class="need">
      <b>{need.event}</b>
      {need.bowls && <Bowls bowls={need.bowls} size={22} />}
      <b class={need.tone}>{need.verdict}</b>
      <span class="sum">{need.text}</span>
    </p>
  );
}

export function Bowls({ bowls, size }: { bowls: { full: number; total: number }; size: number }) {
  return (
    <svg
      class="icon bowls"
      viewBox={`0 0 ${26 * bowls.total} 24`}
      width={(size * 26 * bowls.total) / 24}
      height={size}
      aria-hidden="true"
    >
      {Array.from({ length: bowls.total }, (_, index) => (
        <use
          key={index}
          href={index < bowls.full ? "#good-bowl_full" : "#good-bowl_empty"}
          x={26 * index}
          width="24"
          height="24"
        />
      ))}
    </svg>
  );
}
