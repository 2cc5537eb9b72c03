/** What speaks against the draft, in three kinds, each with what removes it; and what differs from the start. */
import type { RefObject } from "preact";
import { useRoving } from "../keys/roving";
import { Icon } from "../parts/icon";
import { RuleChips } from "../parts/rules";
import { useTable } from "../table";
import type { Edit, Problem, Sheet } from "../wire";

interface Props {
  list: RefObject<HTMLElement | null>;
  problems: Problem[];
  fix(edits: Edit[]): void;
  show(place: string): void;
}

const SIGNS = { impossible: "×", unreachable: "≠", note: "i" };

/** On a narrow page the findings lie below the whole board: how many there are, and the way to them. */
export function Summary({ problems, list }: Pick<Props, "problems" | "list">) {
  const { words } = useTable();
  const kinds = (["impossible", "unreachable", "note"] as const)
    .map((kind) => ({ kind, count: problems.filter((problem) => problem.kind === kind).length }))
    .filter(({ count }) => count);

  function go() {
    list.current!.scrollIntoView?.({ block: "start" });
    list.current!.focus({ preventScroll: true });
  }

  return (
    <button type="button" class="tool summary" onClick={go}>
      {kinds.length === 0 && <Icon id="mark-check" size={20} />}
      <b>{kinds.length ? words.problems : words.nothingAgainst}</b>
      {kinds.map(({ kind, count }) => (
        <span key={kind} class={`kind-count ${kind}`}>
          <span class="kind">
            <i aria-hidden="true">{SIGNS[kind]}</i> {words[kind]}: <b>{count}</b>
          </span>
        </span>
      ))}
    </button>
  );
}

export function Findings({ list: section, problems, fix, show }: Props) {
  const { words } = useTable();
  const list = useRoving<HTMLUListElement>();
  return (
    <section class="findings" aria-label={words.problems} tabIndex={-1} ref={section}>
      <b class="side-title" aria-hidden>
        {words.problems}
      </b>
      {problems.length === 0 && (
        <p class="fine">
          <Icon id="mark-check" size={20} />
          {words.nothingAgainst}
        </p>
      )}
      <ul ref={list}>
        {problems.map((problem) => (
          <Finding key={`${problem.kind} ${problem.text}`} problem={problem} fix={fix} show={show} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ problem, fix, show }: { problem: Problem } & Pick<Props, "fix" | "show">) {
  const { words, snapshot } = useTable();
  const { kind, place, fixes } = problem;
  const told = problem.rules.filter((rule) => snapshot.rules[rule]);
  const others = problem.rules.filter((rule) => !snapshot.rules[rule]);
  return (
    <li class={`finding ${kind}`}>
      <span class="kind">
        <i aria-hidden="true">{SIGNS[kind]}</i>
        <b>{words[kind]}</b>
        {others.map((rule) => (
          <span key={rule} class="rule-name">
            {rule}
          </span>
        ))}
      </span>
      <p>{problem.text}</p>
      {fixes.length > 0 && (
        <div class="fixes" role="group" aria-label={`${words.fixIt} ${problem.text}`}>
          <span>{words.fixIt}</span>
          {fixes.map(({ label, edits }) => (
            <button key={label} type="button" class="ask" data-item onClick={() => fix(edits)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <div class="behind-rule">
        {snapshot.choices[place] && (
          <button
            type="button"
            class="chip"
            data-item
            aria-label={words.seeThat.replace("{1}", snapshot.choices[place].label)}
            onClick={() => show(place)}
          >
            {words.seeIt}
          </button>
        )}
        <RuleChips rules={told} />
      </div>
    </li>
  );
}

export function Changes({ sheet }: { sheet: Sheet }) {
  const { words } = useTable();
  return (
    <section class="changes" aria-label={words.fromStart}>
      <b class="side-title" aria-hidden>
        {words.fromStart}
      </b>
      {sheet.differences.length === 0 && <p class="quiet">{words.same}</p>}
      <ul>
        {sheet.differences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
