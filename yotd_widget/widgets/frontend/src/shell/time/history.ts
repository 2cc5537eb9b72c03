/**
 * The steps of a game that the page knows, by node: enough to look at every earlier moment without Python.
 * A record holds what its step changed; scenes are put together when somebody looks, and share what stays the same.
 */
import type { LogLine, Mark, Patch, Scene, SentStep, Snapshot, WhyLine } from "../wire";

/** A step to look at. */
export interface Step {
  node: number;
  parent: Step | null;
  /** Steps from the start. */
  at: number;
  period: number;
  phase: number;
  when: string;
  label: string;
  luck: boolean;
  forced: boolean;
  patch: Patch;
  marks: Record<string, Mark>;
  say: LogLine[];
  why: WhyLine[];
}

// biome-ignore-start lint/suspicious/noExplicitAny: any JSON
export function patched(value: any, patch: Patch): any {
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(value) && ("-" in patch || "+" in patch)) return spliced(value, patch as unknown as Splice);
  const changes = Object.entries(patch);
  if (!changes.length) return value;
  const next = Array.isArray(value) ? [...value] : { ...value };
  for (const [way, change] of changes) {
    const dot = way.indexOf(".");
    const key = dot < 0 ? way : way.slice(0, dot);
    const inside: Patch = dot < 0 ? (change as Patch) : { [way.slice(dot + 1)]: change };
    if (Array.isArray(inside) && !inside.length) delete next[key];
    else next[key] = patched(next[key], inside);
  }
  return next;
}

/** Places that are taken out of a list, then what is put in at which place. */
interface Splice {
  "-"?: number[];
  "+"?: Record<string, unknown>;
}

function spliced(value: any[], { "-": gone = [], "+": come = {} }: Splice): any[] {
  const next = value.filter((_, place) => !gone.includes(place));
  for (const [place, each] of Object.entries(come)) next.splice(Number(place), 0, each);
  return next;
}
// biome-ignore-end lint/suspicious/noExplicitAny: any JSON

/** Which game in which language the steps are of: others replace them all. */
export interface Edition {
  game: number;
  language: string;
}

export const editionOf = ({ timeline, language }: Snapshot): Edition => ({ game: timeline.game ?? 0, language });

export const isOf = (one: Edition, other: Edition) => one.game === other.game && one.language === other.language;

export class History {
  readonly edition: Edition;
  /** Statements of the rules that the steps name. */
  readonly rules: Record<string, string> = {};
  readonly #steps = new Map<number, Step>();
  readonly #scenes = new Map<number, Scene>();

  constructor(edition: Edition) {
    this.edition = edition;
  }

  /** Takes what Python has sent; a step whose parent is not known yet is left for later. */
  add(sent: readonly SentStep[], rules: Record<string, string> = {}): this {
    for (const each of sent) {
      const step = read(each, this.#steps.get(each.parent ?? each.node - 1) ?? null);
      if (step) this.#steps.set(step.node, step);
    }
    Object.assign(this.rules, rules);
    return this;
  }

  get size(): number {
    return this.#steps.size;
  }

  step(node: number | undefined): Step | null {
    return (node !== undefined && this.#steps.get(node)) || null;
  }

  missing(path: readonly number[]): number[] {
    return path.filter((node) => !this.#steps.has(node));
  }

  /** The position after a step, with the marks of what it changed. */
  scene(step: Step): Scene {
    const way: Step[] = [];
    let scene: Scene | undefined;
    for (let next: Step | null = step; next && !scene; next = next.parent) {
      scene = this.#scenes.get(next.node);
      if (!scene) way.push(next);
    }
    for (const each of way.reverse()) {
      scene = patched(scene, each.patch) as Scene;
      this.#scenes.set(each.node, scene);
    }
    return { ...scene!, marks: step.marks };
  }
}

function read(sent: SentStep, parent: Step | null): Step | null {
  const isStart = Array.isArray(sent.patch);
  if (!isStart && !parent) return null;
  const above = isStart ? null : parent;
  let rules: string[][] = [];
  return {
    node: sent.node,
    parent: above,
    at: above ? above.at + 1 : 0,
    period: sent.period ?? above?.period ?? 0,
    phase: sent.phase ?? above?.phase ?? 0,
    when: sent.when ?? above?.when ?? "",
    label: sent.label,
    luck: sent.luck ?? false,
    forced: sent.forced ?? false,
    patch: sent.patch,
    marks: sent.marks ?? {},
    say: linesOf(sent),
    why: (sent.why ?? []).map(([depth, text, named]) => {
      const own = named === "" ? (rules[depth - 1] ?? []) : split(named);
      rules = [...rules.slice(0, depth), own];
      return { depth, text, rules: own, tone: "plain" };
    }),
  };
}

function linesOf({ say = [], chapters = [], gone = [] }: SentStep): LogLine[] {
  const lines: LogLine[] = say.map(([period, seat, text, named]) => ({
    period,
    seat,
    text,
    rules: split(named),
    chapter: "",
  }));
  for (const [at, chapter, head, parts, causes] of chapters)
    Object.assign(lines[at]!, { chapter, head, parts, causes });
  for (const [at, who] of gone) lines[at]!.gone = who;
  return lines;
}

/** Why a step did what it did: its reasons, or else what the log says. */
export function reasonsOf(step: Step): WhyLine[] {
  return step.why.length ? step.why : step.say.map(({ text, rules }) => ({ depth: 0, text, rules, tone: "plain" }));
}

const split = (rules: string) => rules.split(" ").filter(Boolean);
