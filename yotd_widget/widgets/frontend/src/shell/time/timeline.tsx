/** The line on which all steps lie. Hovering looks at one, pressing stays there; the board shows what it was like. */
import { useMemo, useRef } from "preact/hooks";
import { useTable } from "../table";
import { fill, type Words } from "../words";
import type { Step } from "./history";
import { GRACE_MS, type Landmarks, landmarks, numbered, type Past, ROOM } from "./past";

/** A pointer that only passes over the line, as the page is scrolled, does not rest for so long. */
const REST_MS = 120;
export function Timeline() {
  const { words, past, snapshot } = useTable();
  const { at, steps, label } = snapshot.timeline;
  return past ? <TimeTrack past={past} now={at} steps={steps} label={label} words={words} /> : null;
}

interface Props {
  past: Past;
  /** Where the game stands, and the last step of the line. */
  now: number;
  steps: number;
  /** When that is, in words. */
  label: string;
  words: Words;
}

function TimeTrack({ past, now, steps, label, words }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { at } = past;
  const step = past.steps[at] ?? past.step;
  const part = (place: number) => `${steps ? (100 * place) / steps : 0}%`;

  function placeOf(event: PointerEvent): number {
    const { left, width } = track.current!.getBoundingClientRect();
    return Math.round(steps * Math.max(0, Math.min(1, (event.clientX - left) / (width || 1))));
  }

  return (
    <div class="timeline">
      <Stride words={words.stepBack} forward={false} past={past} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider inside does the same by keys */}
      <div
        class="track-room"
        onMouseDown={(event) => {
          event.preventDefault(); // the keys go to the slider
          slider.current?.focus({ preventScroll: true });
        }}
        onPointerDown={(event) => {
          if (event.button) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          past.pin(placeOf(event));
        }}
        onPointerMove={(event) => {
          if (event.buttons & 1) past.pin(placeOf(event));
          else if (event.pointerType === "mouse") past.peek(placeOf(event), past.peeking ? 0 : REST_MS);
        }}
        onPointerLeave={() => past.peek(null, GRACE_MS)}
      >
        <div class="track" ref={track} style={{ "--now": part(now) }}>
          <Scale marks={useLandmarks(past)} steps={steps} at={at} period={step?.period ?? 0} part={part} />
          {at !== now && <i class="now" />}
          <input
            type="range"
            ref={slider}
            min={0}
            max={steps}
            value={at}
            aria-label={words.timeline}
            aria-valuetext={step ? spokenMoment(step, past, words) : label}
            onInput={(event) => past.pin(Number(event.currentTarget.value))}
          />
          <i class={at === now ? "knob" : "knob past"} style={{ left: part(at) }} />
        </div>
      </div>
      <Stride words={words.stepForward} forward past={past} />
    </div>
  );
}

/** Named one after the other, as the page's names are: the period, which step of it, what is special about that. */
function spokenMoment(step: Step, { at, steps }: Past, words: Words): string {
  const first = steps.findIndex((each) => each?.period === step.period);
  const all = steps.filter((each) => each?.period === step.period).length;
  const which = fill(words.stepOf, { 1: at - first + 1, 2: all });
  return [step.when, which, step.luck && words.chance, step.forced && words.noChoice].filter(Boolean).join(", ");
}

function useLandmarks(past: Past): Landmarks {
  return useMemo(() => landmarks(past.steps), [past.steps]);
}

function Stride({ words, forward, past }: { words: string; forward: boolean; past: Past }) {
  const end = forward ? past.steps.length - 1 : 0;
  return (
    <button
      type="button"
      class="stride"
      tabIndex={-1}
      aria-label={words}
      aria-disabled={past.at === end}
      onClick={() => past.stride("step", forward)}
    >
      <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={forward ? "M9 5l7 7-7 7" : "M15 5l-7 7 7 7"} fill="none" stroke="currentColor" stroke-width="2.4" />
      </svg>
    </button>
  );
}

/** More steps are not marked one by one. */
const FEW = 90;

interface ScaleProps {
  marks: Landmarks;
  steps: number;
  at: number;
  period: number;
  part(place: number): string;
}

function Scale({ marks, steps, period, part }: ScaleProps) {
  const paths = useMemo(() => {
    const tick = (top: number, height: number) => (place: number) => `M${place} ${top}v${height}`;
    const dot = (place: number) => `M${place} 3v.01`; // a length of nothing has ends that WebKit stretches with the box
    const few = steps <= FEW ? Array.from({ length: steps + 1 }, (_, place) => place) : [];
    return {
      large: [0, ...marks.periods.map(({ at }) => at), steps].map(tick(6, 16)).join(""),
      small: [...few.map(tick(12, 4)), ...marks.phases.map(tick(10, 8))].join(""),
      luck: marks.luck.map(dot).join(""),
      forced: few.length ? marks.forced.map(dot).join("") : "",
    };
  }, [marks, steps]);
  return (
    <>
      <svg class="scale" viewBox={`0 0 ${steps || 1} 28`} preserveAspectRatio="none" aria-hidden="true">
        {Object.entries(paths).map(([kind, path]) => path && <path key={kind} d={path} class={kind} />)}
      </svg>
      {numbered(marks.periods, period, steps, ROOM).map((each) => (
        <span
          key={each.period}
          class={each.period === period ? "numeral here" : "numeral"}
          style={{ left: part(each.at) }}
          aria-hidden="true"
        >
          {each.period}
        </span>
      ))}
    </>
  );
}
