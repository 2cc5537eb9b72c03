/** The head of a lesson: the map, the medal, the stations, and how large it is all drawn. */
import { useEffect, useState } from "preact/hooks";
import { useRoving } from "../shell/keys/roving";
import { useLevel } from "../shell/root";
import { fill } from "../shell/words";
import { Away } from "./away";
import { Medal } from "./medal";
import type { LessonState } from "./store";
import { headingOf } from "./store";
import { END, stopOf, trialOf } from "./walk";
import { WholeScreen } from "./whole-screen";
import type { Plan } from "./wire";
import { useWords } from "./words";

interface Props {
  plan: Plan;
  state: LessonState;
  teacher: boolean;
  large: boolean;
  enlarge(large: boolean): void;
  told: boolean;
  tell(told: boolean): void;
  go(id: string): void;
}

export function Head({ plan, state, teacher, large, enlarge, told, tell, go }: Props) {
  const words = useWords();
  const { line, progress } = state;
  const at = line.indexOf(progress.at);
  const level = useLevel();
  return (
    <header class="lesson-head">
      {plan.map && (
        <Away class="lesson-map" href={plan.map} label={words.lessonMap}>
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M21 9.5h-8V5L3 12l10 7v-4.5h8z" />
          </svg>
          <span>{words.lessonMap}</span>
        </Away>
      )}
      <div class="lesson-title" role="heading" aria-level={level}>
        <Medal name={plan.medal} size={30} />
        <span>{plan.title}</span>
      </div>
      <Dots plan={plan} state={state} jump={teacher ? go : undefined} />
      <p class="lesson-count">{progress.at === END ? words.reached : `${at + 1} / ${line.length}`}</p>
      {teacher && <Clock plan={plan} />}
      <div class="lesson-tools" role="group" aria-label={words.tools}>
        <button type="button" class="lesson-tool text" aria-pressed={told} onClick={() => tell(!told)}>
          {words.text}
        </button>
        <button
          type="button"
          class="lesson-tool larger"
          aria-pressed={large}
          aria-label={`A+, ${words.larger}`}
          onClick={() => enlarge(!large)}
        >
          A+
        </button>
        {teacher && <WholeScreen />}
      </div>
    </header>
  );
}

/** A dot a step; whoever teaches jumps with them. */
function Dots({ plan, state, jump }: { plan: Plan; state: LessonState; jump?: (id: string) => void }) {
  const words = useWords();
  const dots = useRoving<HTMLOListElement>();
  const { line, progress } = state;
  const here = progress.at === END ? line.length : line.indexOf(progress.at);
  return (
    <ol class="lesson-dots" aria-label={words.lessonSteps} aria-hidden={!jump} ref={dots}>
      {line.map((id, at) => {
        const done = trialOf(progress, id).done || at < here;
        const look = [at === here ? "here" : done ? "past" : "", id === stopOf(plan, id)?.id ? "" : "again"];
        return (
          <li key={id} class={look.filter(Boolean).join(" ")} aria-current={at === here ? "step" : undefined}>
            {jump && (
              <button
                type="button"
                data-item
                aria-label={fill(words.stepIs, { 1: at + 1, 2: headingOf(plan, id) })}
                title={headingOf(plan, id)}
                onClick={() => jump(id)}
              >
                {at + 1}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const MINUTE = 60_000;

/** Minutes since the lesson was opened, against those that it takes. */
function Clock({ plan }: { plan: Plan }) {
  const words = useWords();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((now) => now + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class={minutes > plan.minutes ? "lesson-clock over" : "lesson-clock"}>
      {fill(words.minutesOf, { 1: minutes, 2: plan.minutes })}
    </p>
  );
}
