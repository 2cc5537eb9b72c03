/** The line of a lesson: which step follows which, what comes back at its end, and how far a reader is. */
import type { Plan, Progress, Step, Stop, Trial } from "./wire";

/** In place of a step's id: the end of the lesson. */
export const END = "";

const AGAIN = "again:";

export const NO_TRIAL: Trial = {
  given: [],
  hints: 0,
  shown: false,
  done: false,
  seconds: 0,
  question: "",
  missed: false,
  wrong: [],
};

export const trialOf = ({ trials }: Progress, id: string): Trial => trials[id] ?? NO_TRIAL;

export const freshProgress = ({ stops }: Plan): Progress => ({
  at: stops[0]?.id ?? END,
  trials: {},
  time: 0,
  finished: false,
});

/** The station of a step; of one that comes back, that of the missed one. */
export const stopOf = ({ stops }: Plan, id: string): Stop | undefined =>
  stops.find((stop) => stop.id === (id.startsWith(AGAIN) ? id.slice(AGAIN.length) : id));

/** What was missed and comes back, once all else is done. */
const returning = ({ stops, most_again }: Plan, progress: Progress): string[] =>
  stops
    .filter(({ id, again }) => again && trialOf(progress, id).missed)
    .slice(0, most_again)
    .map(({ id }) => `${AGAIN}${id}`);

/** All steps in their order: those that come back as well, as soon as the reader has come to them. */
export function lineOf(plan: Plan, progress: Progress, teacher: boolean): string[] {
  const ids = plan.stops.map(({ id }) => id);
  const last = ids.at(-1);
  const there = progress.at === END || progress.at.startsWith(AGAIN) || (last && trialOf(progress, last).done);
  return there && !teacher ? [...ids, ...returning(plan, progress)] : ids;
}

/** The step after another one, or the end. */
export function after(line: readonly string[], id: string): string {
  const at = line.indexOf(id);
  return at < 0 ? END : (line[at + 1] ?? END);
}

/** The step before, if there is one; before the end the last. */
export const before = (line: readonly string[], id: string): string | undefined =>
  id === END ? line.at(-1) : line[line.indexOf(id) - 1];

/** Those in which something is played or built, which Python has to carry out. */
export const needsPython = (plan: Plan, id: string) => {
  const kind = stopOf(plan, id)?.kind;
  return kind === "play" || kind === "build";
};

/** A prediction is there to be surprised by: it counts for nothing. */
const isGraded = ({ kind }: Stop, { given, shown }: Trial) =>
  (kind === "ask" && shown) || ((kind === "ask" || kind === "try") && given.length > 0);

/** Questions that were answered, and how many of them right at the first try. */
export function score({ stops }: Plan, progress: Progress): { right: number; all: number } {
  const graded = stops.map((stop) => [stop, trialOf(progress, stop.id)] as const).filter((each) => isGraded(...each));
  return { right: graded.filter(([, trial]) => trial.done && !trial.missed).length, all: graded.length };
}

/** Only what belongs to this plan: a lesson may have been rewritten since. */
export function fitting(plan: Plan, progress: Progress): Progress {
  const known = (id: string) => stopOf(plan, id) !== undefined;
  const trials = Object.fromEntries(Object.entries(progress.trials).filter(([id]) => known(id)));
  const lost = progress.at === END ? !progress.finished : !known(progress.at);
  return { ...progress, trials, at: lost ? freshProgress(plan).at : progress.at };
}

/** Whether Next leads on: what the step asks for is done. */
export const isOpen = ({ kind }: Step, trial: Trial) => kind === "say" || trial.done;
