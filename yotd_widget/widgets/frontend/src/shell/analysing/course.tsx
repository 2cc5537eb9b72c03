/** The course of a margin, decision by decision, with what each of them cost as a fall. */
import { useShared } from "../root";
import type { Review, ReviewPoint } from "../wire";

const WIDTH = 480;
const HIGH = 150;
const EDGE = 10;
/** Between the marks of two dear decisions. */
const APART = 32;
/** Of the number of a period, on the narrowest screen. */
const NUMBER = 28;

interface Props {
  sheet: Review;
  at: number | null;
  show(at: number): void;
}

/**
 * The margin after each decision. What one has cost falls onto it from where the best option would have stood. It is
 * pressed anywhere, or walked along with the arrow keys.
 */
export function Course({ sheet, at, show }: Props) {
  const { words } = useShared();
  const { points, scale, final, dearest } = sheet;
  const last = points.length - 1 + (final === null ? 0 : 1);
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, last);
  const [from, to] = [scale[0]!, scale[1]!];
  const y = (margin: number) => EDGE + ((to - margin) / Math.max(1, to - from)) * (HIGH - 2 * EDGE);
  const margins = [...points.map(({ margin }) => margin), ...(final === null ? [] : [final])];
  const here = at === null ? null : points[at];
  const marks = spread(dearest.map((dear) => x(dear.at)));
  const dear = new Set(dearest.map((each) => each.at));
  const percent = (value: number) => `${(100 * value) / WIDTH}%`;
  return (
    <div class="course">
      <div class="course-marks" aria-hidden="true">
        {marks.map((mark, rank) => (
          <i key={dearest[rank]!.node} class="dearest-mark" style={{ left: percent(mark) }}>
            {rank + 1}
          </i>
        ))}
      </div>
      <div class="course-line">
        <svg viewBox={`0 0 ${WIDTH} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="zero" d={`M0 ${y(0)}H${WIDTH}`} />
          {at !== null && <path class="here" d={`M${x(at)} 0V${HIGH}`} />}
          {dearest.map((each, rank) => (
            <path key={each.node} class="to-mark" d={`M${marks[rank]} 0L${x(each.at)} ${y(points[each.at]!.before)}`} />
          ))}
          <path class="run" d={`M${margins.map((margin, place) => `${x(place)} ${y(margin)}`).join("L")}`} />
          {points.map(
            ({ node, before, margin }, place) =>
              before > margin && (
                <path
                  key={node}
                  class={dear.has(place) ? "fall dear" : "fall"}
                  d={`M${x(place)} ${y(before)}V${y(margin)}`}
                />
              ),
          )}
        </svg>
        <input
          type="range"
          min="0"
          max={points.length - 1}
          value={at ?? points.length - 1}
          style={{ width: percent(x(points.length - 1) - x(0) + 2 * EDGE) }}
          aria-label={words.review}
          aria-valuetext={here?.told ?? points.at(-1)!.told}
          onInput={(event) => show(Number(event.currentTarget.value))}
          // What is pressed may be where it stands already
          onClick={(event) => show(Number(event.currentTarget.value))}
        />
        <span class="course-scale" aria-hidden="true">
          <span>{signed(to)}</span>
          {Math.min(y(0), HIGH - y(0)) > APART && <span style={{ top: `${(100 * y(0)) / HIGH}%` }}>0</span>}
          <span>{signed(from)}</span>
        </span>
      </div>
      <div class="course-periods" aria-hidden="true">
        {begun(points, x).map((place) => (
          <span key={points[place]!.node} style={{ left: percent(x(place)) }}>
            {points[place]!.period}
          </span>
        ))}
      </div>
      <p class="quiet course-key" aria-hidden="true">
        <span>
          <i class="key-run" /> {words.afterChoice}
        </span>
        <span>
          <i class="key-fall" /> {words.whatItLost}
        </span>
      </p>
      <p class="course-told">{here ? here.told : words.pressLine}</p>
    </div>
  );
}

/** Where a period begins, as far as its number does not lie over the one before. */
function begun(points: readonly ReviewPoint[], x: (place: number) => number): number[] {
  const found: number[] = [];
  points.forEach(({ period }, place) => {
    if (!period || period === points[place - 1]?.period) return;
    if (!found.length || x(place) - x(found.at(-1)!) >= NUMBER) found.push(place);
  });
  return found;
}

/** Marks that stand as near to their places as they can without covering each other. */
function spread(places: readonly number[]): number[] {
  const found = [...places];
  const order = places.map((_, rank) => rank).sort((one, other) => places[one]! - places[other]!);
  order.forEach((rank, at) => {
    if (at) found[rank] = Math.max(found[rank]!, found[order[at - 1]!]! + APART);
  });
  const over = Math.max(0, Math.max(...found) - (WIDTH - EDGE));
  let most = Number.POSITIVE_INFINITY;
  for (const rank of order.toReversed()) {
    found[rank] = Math.min(found[rank]!, over ? most : found[rank]!, WIDTH - EDGE);
    most = found[rank]! - APART;
  }
  return found;
}

const signed = (value: number) => {
  const round = Math.round(value);
  return round ? `${round < 0 ? "−" : "+"}${Math.abs(round)}` : "0";
};
