/** The options of a decision in their order: numbers, a bar on one scale, twenty equally likely ends, and why. */
import { useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { useShared } from "../root";
import type { Ranking, Ranked as Row } from "../wire";
import { fill } from "../words";
import { CountingHead } from "./head";
import type { Act } from "./use-counting";

interface Props {
  ranking: Ranking;
  act(act: Act): void;
  /** Shows on the board what an option would change. */
  look?(move: string): void;
  /** Opens a branch with an option. */
  tryIt?(move: string): void;
}

export function Ranked({ ranking, act, look, tryIt }: Props) {
  const { words } = useShared();
  const list = useRoving<HTMLOListElement>();
  const [open, setOpen] = useState<string | null>(null);
  const { rows, scale, span } = ranking;
  // Before each was played once, nobody knows which is the best
  const best = ranking.done > 0 ? rows[0]!.at : null;
  const press = (move: string) => {
    setOpen(open === move ? null : move);
    if (open !== move) look?.(move);
  };
  return (
    <div class="analysed">
      <CountingHead sheet={ranking} act={act} further />
      {scale.length > 0 && (
        <div class="axes" aria-hidden="true">
          <Axis title={words.marginScale} ends={scale.map(signed)} />
          {span.length > 0 && <Axis title={words.finalPoints} ends={span.map(String)} />}
        </div>
      )}
      <ol ref={list} aria-label={ranking.asked}>
        {rows.map((row, place) => (
          <li key={row.move} class={row.level ? "level" : "behind"}>
            <button
              type="button"
              class="ranked"
              data-item
              aria-expanded={open === row.move}
              onClick={() => press(row.move)}
            >
              <span class="rank">{place + 1}</span>
              <b>{row.label}</b>
              {row.points && (
                <span class="worth">
                  <span class="figure">{words.marginOf.replace("{1}", row.margin)}</span>
                  <span class="figure">
                    <i>·</i> {words.winsOf.replace("{1}", row.wins)}
                  </span>
                  <span class="figure points">
                    <i>·</i> {words.pointsOf.replace("{1}", row.points)}
                  </span>
                  {row.heard && <span class="sr">, {row.heard}</span>}
                </span>
              )}
              {row.at !== null && <Whisker row={row} scale={scale} best={best} />}
              {row.dots.length > 0 && <Dots dots={row.dots} span={span} />}
              {open !== row.move && <Because row={row} />}
            </button>
            {open === row.move && (
              <div class="ranked-more">
                {row.heard && <p>{row.heard}</p>}
                <Told title={words.countedInGames} lines={row.counted} />
                <Told title={words.adviserThinks} lines={row.reasons} />
                {tryIt && (
                  <button type="button" class="try" data-item onClick={() => tryIt(row.move)}>
                    {words.tryBranch}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p class="quiet honest">{ranking.honest.join(" ")}</p>
    </div>
  );
}

/** The weightiest reason: what was counted before what is estimated. */
function Because({ row }: { row: Row }) {
  const { words } = useShared();
  const [counted, estimated] = [row.counted[0], row.reasons[0]];
  if (!counted && !estimated) return null;
  return <span class="because">{counted ?? fill(words.adviser, { 1: estimated! })}</span>;
}

function Told({ title, lines }: { title: string; lines: string[] }) {
  if (!lines.length) return null;
  return (
    <div class="told" role="group" aria-label={title}>
      <b aria-hidden="true">{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(0)}`;

function Axis({ title, ends }: { title: string; ends: string[] }) {
  return (
    <span class="axis">
      <i>{title}</i>
      {ends.map((end, at) => (
        <span key={at}>{end}</span>
      ))}
    </span>
  );
}

const WIDTH = 200;
const HIGH = 34;
const EDGE = 5;

const placer = ([from, to]: readonly number[]) => {
  const wide = Math.max(1e-9, to! - from!);
  return (value: number) => EDGE + ((value - from!) / wide) * (WIDTH - 2 * EDGE);
};

/** Where an option stands beside the best: filled while not told apart from it. */
function Whisker({ row, scale, best }: { row: Row; scale: number[]; best: number | null }) {
  const x = placer(scale);
  const middle = HIGH / 2;
  return (
    <svg class="whisker" viewBox={`0 0 ${WIDTH} ${HIGH}`} aria-hidden="true">
      <path class="axis-line" d={`M0 ${middle}H${WIDTH}`} />
      {best !== null && <path class="best-line" d={`M${x(best)} 0V${HIGH}`} />}
      {row.low !== null && row.high !== null && <path class="error" d={`M${x(row.low)} ${middle}H${x(row.high)}`} />}
      <circle class="mean" cx={x(row.at!)} cy={middle} r="5.5" />
    </svg>
  );
}

const BINS = 26;

function Dots({ dots, span }: { dots: number[]; span: number[] }) {
  const x = placer(span);
  const step = (WIDTH - 2 * EDGE) / BINS;
  const heaps = new Map<number, number>();
  const placed = dots.map((dot) => {
    const bin = Math.min(BINS - 1, Math.floor((x(dot) - EDGE) / step));
    const below = heaps.get(bin) ?? 0;
    heaps.set(bin, below + 1);
    return [bin, below] as const;
  });
  const rise = Math.min(step, (HIGH - 8) / Math.max(1, ...heaps.values()));
  return (
    <svg class="dots" viewBox={`0 0 ${WIDTH} ${HIGH}`} aria-hidden="true">
      <path class="axis-line" d={`M0 ${HIGH - 0.75}H${WIDTH}`} />
      {placed.map(([bin, below], at) => (
        <circle key={at} cx={EDGE + (bin + 0.5) * step} cy={HIGH - 4.5 - below * rise} r="3.1" />
      ))}
    </svg>
  );
}
