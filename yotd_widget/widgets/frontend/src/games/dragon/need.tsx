/** What the event of this month asks of a court: bowls of rice where it is a Drought, else in words. */
import { Change } from "../../shell/parts/change";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import type { Need } from "./wire";

/** While a choice is looked at that changes the verdict, the new one stands there alone; the rest keeps its room. */
export function NeedLine({ need, seat }: { need: Need; seat: number }) {
  const place = `need/${seat}`;
  const ahead = markAt(useDragon(), place);
  return (
    <p class="need">
      <b>{need.event}:</b>
      {ahead ? (
        <Change place={place} />
      ) : (
        <>
          {need.bowls && <Bowls bowls={need.bowls} size={22} />}
          <b class={need.tone}>{need.verdict}</b>
        </>
      )}
      <span class="sum" style={{ visibility: ahead ? "hidden" : "" }}>
        ({need.text})
      </span>
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
