/** The panel of Play that looks back at a game: the course of a player's margin, and the decisions that cost most. */
import { useState } from "preact/hooks";
import { useTalk } from "../host/talk";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { useTable } from "../table";
import type { Review, ReviewDear } from "../wire";
import { CountingHead } from "./head";
import { useCounting } from "./use-counting";

export function ReviewPanel() {
  const { words, line, past } = useTable();
  const { timeline } = line.snapshot;
  const [seat, setSeat] = useState<number | null>(null);
  const [names, setNames] = useState(true);
  const end = timeline.path.at(-1);
  const { sheet, act, talk } = useCounting<Review>("review", { seat, names, end, game: timeline.game });
  const change = useTalk();
  const [at, setAt] = useState<number | null>(null);
  const show = (next: number) => {
    setAt(next);
    const node = sheet?.points[next]?.node;
    if (node !== undefined) past?.pinNode(node);
  };
  return (
    <Panel name="review" title={words.review}>
      <Notice text={change.notice ?? talk.notice} />
      {sheet && (
        <div class="analysed review">
          <div class="review-who" role="group" aria-label={words.review}>
            {sheet.players.map((player) => (
              <button
                key={player.seat}
                type="button"
                class="tool"
                aria-pressed={player.seat === sheet.seat}
                onClick={() => {
                  setAt(null);
                  setSeat(player.seat);
                }}
              >
                {player.name}
              </button>
            ))}
            <label class="switch">
              <input type="checkbox" checked={!names} onChange={(event) => setNames(!event.currentTarget.checked)} />{" "}
              {words.withoutNames}
            </label>
          </div>
          <CountingHead sheet={sheet} act={act} />
          {sheet.points.length > 0 && <Course sheet={sheet} at={at} show={show} />}
          {sheet.dearest.length > 0 && (
            <Dearest
              sheet={sheet}
              show={show}
              // Who goes elsewhere looks back no longer
              tryIt={({ node, move }) => change.send({ kind: "branch", act: "try", node, move }, () => past?.leave())}
            />
          )}
          <p class="quiet honest">{sheet.honest.join(" ")}</p>
        </div>
      )}
    </Panel>
  );
}

const WIDTH = 480;
const HIGH = 150;
const EDGE = 10;

/** The margin after each decision. It is pressed anywhere, or walked along with the arrow keys. */
function Course({ sheet, at, show }: { sheet: Review; at: number | null; show(at: number): void }) {
  const { words } = useTable();
  const { points, scale, final, dearest } = sheet;
  const last = points.length - 1 + (final === null ? 0 : 1);
  const x = (place: number) => EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, last);
  const [from, to] = [scale[0]!, scale[1]!];
  const y = (margin: number) => EDGE + ((to - margin) / Math.max(1, to - from)) * (HIGH - 2 * EDGE);
  const margins = [...points.map(({ margin }) => margin), ...(final === null ? [] : [final])];
  const here = at === null ? null : points[at];
  return (
    <div class="course">
      <div class="course-line">
        <svg viewBox={`0 0 ${WIDTH} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="zero" d={`M0 ${y(0)}H${WIDTH}`} />
          {at !== null && <path class="here" d={`M${x(at)} 0V${HIGH}`} />}
          <path class="run" d={`M${margins.map((margin, place) => `${x(place)} ${y(margin)}`).join("L")}`} />
        </svg>
        {dearest.map((dear, rank) => (
          <i
            key={dear.node}
            class="dearest-mark"
            style={{
              left: `${(100 * x(dear.at)) / WIDTH}%`,
              top: `${(100 * y(points[dear.at]!.margin)) / HIGH}%`,
            }}
          >
            {rank + 1}
          </i>
        ))}
        <input
          type="range"
          min="0"
          max={points.length - 1}
          value={at ?? points.length - 1}
          style={{ width: `${(100 * (x(points.length - 1) - x(0) + 2 * EDGE)) / WIDTH}%` }}
          aria-label={words.review}
          aria-valuetext={here?.told ?? points.at(-1)!.told}
          onInput={(event) => show(Number(event.currentTarget.value))}
          // What is pressed may be where it stands already
          onClick={(event) => show(Number(event.currentTarget.value))}
        />
        <span class="course-scale" aria-hidden="true">
          <span>{signed(to)}</span>
          <span>{signed(from)}</span>
        </span>
      </div>
      <p class="course-told">{here ? here.told : words.pressLine}</p>
    </div>
  );
}

const signed = (value: number) => (value ? `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(0)}` : "0");

interface DearestProps {
  sheet: Review;
  show(at: number): void;
  tryIt(dear: ReviewDear): void;
}

function Dearest({ sheet, show, tryIt }: DearestProps) {
  const { words } = useTable();
  const list = useRoving<HTMLOListElement>();
  return (
    <>
      <p class="chance-title">{words.dearest}</p>
      <ol ref={list} class="dearest" aria-label={words.dearest}>
        {sheet.dearest.map((dear, rank) => (
          <li key={dear.node}>
            <i class="dearest-mark" aria-hidden="true">
              {rank + 1}
            </i>
            <p>
              <span class="quiet">{dear.when}</span> <b class="bad">{dear.loss}</b>
            </p>
            <p>
              {words.insteadOf.replace("{1}", dear.chosen)} <b>{dear.best}</b>
            </p>
            {dear.reasons.map((reason) => (
              <p key={reason} class="quiet">
                {reason}
              </p>
            ))}
            <div class="tool-row">
              <button type="button" class="tool" data-item onClick={() => show(dear.at)}>
                {words.seeIt}
              </button>
              <button type="button" class="tool" data-item onClick={() => tryIt(dear)}>
                {words.tryBranch}
              </button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
