/** What the event of this month asks of a court: bowls of rice where it is a Drought, and how it ends. */
import type { ComponentChildren } from "preact";
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

interface VerdictProps {
  verdict: Verdict;
  /** A look ahead that is heard elsewhere. */
  changed?: boolean;
  /** Before it. */
  children?: ComponentChildren;
}

/** A figure with its picture: points have a star, who leaves is seen leaving; where nobody does, a word or a check. The words are heard. */
export function VerdictText({ verdict: { text, count, tone, sign }, changed, children }: VerdictProps) {
  return (
    <span class={`verdict ${tone}${changed ? " changed" : ""}`} aria-hidden={changed || undefined}>
      {children}
      <span class={count ? "sr" : "words"}>{text}</span>
      {count && <span aria-hidden="true">{count}</span>}
      {sign === "points" ? <PointsSign /> : <Icon id={`mark-${sign}`} size={16} />}
    </span>
  );
}
