/** What the event of this month asks of a court: bowls of rice where it is a Drought, and how it ends. */
import { Change } from "../../shell/parts/change";
import { Icon } from "../../shell/parts/icon";
import { PointsSign } from "../../shell/parts/points";
import { markAt } from "../../shell/table";
import { useDragon } from "./use-dragon";
import type { Bowls as BowlsOf, Need, Verdict } from "./wire";

/** While a choice is looked at that changes the verdict, the new one stands beside the picture; bowls it fills are dashed. */
export function NeedLine({ need, seat }: { need: Need; seat: number }) {
  const place = `need/${seat}`;
  const table = useDragon();
  const ahead = markAt(table, place);
  const filled = Number(markAt(table, `bowls/${seat}`)?.mark.text ?? need.bowls?.full);
  return (
    <p class="need" data-at={place}>
      <b>{need.event}</b>
      {need.bowls && <Bowls bowls={need.bowls} filled={filled} />}
      {ahead ? <Change place={place} /> : <b class={need.tone}>{need.brief}</b>}
      <span class="sum">{need.text}</span>
    </p>
  );
}

/** filled: how many there would be; those more than there are have a dashed ring. */
export function Bowls({ bowls, filled = bowls.full }: { bowls: BowlsOf; filled?: number }) {
  return (
    <span class="bowls" aria-hidden="true">
      {Array.from({ length: bowls.total }, (_, index) => (
        <span key={index} class={index >= bowls.full && index < filled ? "ghost" : ""}>
          <Icon id={index < filled ? "good-bowl_full" : "good-bowl_empty"} size={24} />
        </span>
      ))}
    </span>
  );
}

/** Two words and a picture; the picture is decoration. Where words have no room, the sheet leaves their number. Points have their sign. */
export function VerdictText({ verdict: { text, count, tone, sign } }: { verdict: Verdict }) {
  if (sign === "points")
    return (
      <span class={`verdict ${tone}`}>
        <span class="sr">{text}</span>
        <span aria-hidden="true">{count}</span>
        <PointsSign />
      </span>
    );
  return (
    <span class={count ? `verdict counted ${tone}` : `verdict ${tone}`}>
      <span class="words">{text}</span>
      {count && (
        <span class="few" aria-hidden="true">
          {count}
        </span>
      )}
      {sign && <Icon id={`mark-${sign}`} size={16} />}
    </span>
  );
}
