/** The end of a lesson: what to take along, how it went, and where the road goes on. */
import type { RefObject } from "preact";
import { type GameTable, useGame } from "../shell/game";
import { useLevel } from "../shell/root";
import type { Scene } from "../shell/wire";
import { fill } from "../shell/words";
import { Away } from "./away";
import { Medal, useMedal } from "./medal";
import { Rich } from "./rich";
import type { Lesson, LessonState } from "./store";
import { score } from "./walk";
import type { Plan } from "./wire";
import { useWords } from "./words";

interface Props {
  plan: Plan;
  lesson: Lesson;
  state: LessonState;
  /** What was on the board last. */
  scene: Scene | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function End({ plan, lesson, state, scene, heading }: Props) {
  const words = useWords();
  const { Vista } = useGame<GameTable>();
  const medal = useMedal(plan.medal);
  const level = useLevel() + 1;
  const { right, all } = score(plan, state.progress);
  return (
    <div class="lesson-end">
      <section class="lesson-end-card" aria-label={words.reached}>
        <div class="lesson-end-text">
          <Medal name={plan.medal} size={84} class="lesson-end-medal" />
          <h3 aria-level={level} tabIndex={-1} ref={heading}>
            <Rich text={plan.learnt} />
          </h3>
          <ul class="lesson-points">
            {plan.points.map((point) => (
              <li key={point}>
                <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M4 10.5l4.2 4.5L16 5.5" />
                </svg>
                <span>
                  <Rich text={point} />
                </span>
              </li>
            ))}
          </ul>
          {plan.counts && all > 0 && <p class="lesson-score">{fill(words.atOnce, { 1: right, 2: all })}</p>}
          {plan.also.length > 0 && (
            <details class="lesson-also">
              <summary>{words.alsoInRules}</summary>
              <dl>
                {plan.also.map(({ rule, text }) => (
                  <div key={rule}>
                    <dt>{rule}</dt>
                    <dd>
                      <Rich text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
        <div class="lesson-foot">
          <button type="button" class="lesson-tool back" aria-label={words.lookBack} onClick={() => lesson.back()}>
            <span aria-hidden="true">◂</span>
          </button>
          <button type="button" class="lesson-tool anew" onClick={() => lesson.beginAnew()}>
            {words.beginAnew}
          </button>
          <span class="lesson-onward">
            {plan.next?.href ? (
              <Away class="lesson-next" href={plan.next.href}>
                {fill(words.nextLesson, { 1: plan.next.title })}
              </Away>
            ) : plan.next ? (
              <span class="lesson-todo">{fill(words.startIt, { 1: plan.next.name })}</span>
            ) : (
              plan.map && (
                <Away class="lesson-next" href={plan.map}>
                  {words.lessonMap}
                </Away>
              )
            )}
          </span>
        </div>
      </section>
      {Vista && (
        <div class="lesson-vista" aria-hidden="true">
          <Vista icon={medal} scene={scene} />
        </div>
      )}
    </div>
  );
}
