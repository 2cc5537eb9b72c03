/** Why? and Why not?: the sentences behind the looked-at choice, each with its rules; else why this is asked. */
import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "../host/talk";
import { Panel } from "../panels/panel";
import { RuleChips } from "../parts/rules";
import { lookedChoice, useTable } from "../table";
import { reasonsOf } from "../time/history";
import type { Choice, WhyAsked, WhyLine } from "../wire";
import { Chain } from "./chain";

export function WhyPanel() {
  const table = useTable();
  const choice = lookedChoice(table);
  const step = table.past?.step;
  if (step) {
    return (
      <Panel name="why" title={step.label}>
        <Chain lines={reasonsOf(step)} />
      </Panel>
    );
  }
  return (
    <Panel name="why" title={choice?.label ?? table.snapshot.status.who}>
      {choice?.reason ? <Blocked choice={choice} /> : choice?.preview ? <Legal choice={choice} /> : <Turn />}
    </Panel>
  );
}

/** The preview stands there until the explanation comes, or for good without Python. */
function Legal({ choice }: { choice: Choice }) {
  const { snapshot } = useTable();
  const ask = choice.state === "legal";
  const answer = useAnswer<{ lines: WhyLine[] }>(
    ask ? { kind: "explain", move: choice.move, revision: snapshot.revision } : null,
  );
  const lines = answer?.lines ?? choice.preview!.lines;
  useTelling(ask && !answer ? "" : [choice.label, ...lines.map(({ text }) => text)]);
  return (
    <>
      <Chain lines={lines} />
      {answer && lines.length < 2 && <Turn silent />}
    </>
  );
}

function Blocked({ choice }: { choice: Choice }) {
  const reason = choice.reason!;
  useTelling([reason.text, reason.nearest]);
  return (
    <>
      <Chain lines={[{ ...reason, tone: "bad" }]} />
      <p class="nearest">
        <span>{reason.nearest}</span>
      </p>
    </>
  );
}

/** Plays on from the nearest position in which the choice is possible. */
export function TryIt({ choice }: { choice: Choice }) {
  const { words, travel } = useTable();
  if (!choice.reason?.can) return null;
  return (
    <button type="button" class="try" data-item onClick={() => travel({ kind: "try", move: choice.move })}>
      {words.tryIt}
    </button>
  );
}

/** Why this question is asked of this player, why it demands so much, and what would make that one less. */
function Turn({ silent = false }: { silent?: boolean }) {
  const { snapshot, travel } = useTable();
  const { status, decision, revision } = snapshot;
  const told = useAnswer<WhyAsked>(decision && { kind: "explain", revision });
  const [open, setOpen] = useState(-1);
  useTelling(silent || !told ? "" : [status.why, ...told.lines.map(({ text }) => text)]);
  return (
    <>
      <p class="nearest">
        <span>{status.why}</span> {!told && <RuleChips rules={decision?.rules ?? []} />}
      </p>
      {told && <Chain lines={told.lines} />}
      {told?.ask && (
        <div class="less">
          <button
            type="button"
            class="ask"
            data-item
            aria-expanded={open === revision}
            onClick={() => setOpen(open === revision ? -1 : revision)}
          >
            {told.ask}
          </button>
          {open === revision && (
            <>
              <span ref={intoView}>{told.answer}</span>
              {told.ways.map((label, way) => (
                <button
                  key={way}
                  type="button"
                  class="try"
                  data-item
                  ref={intoView}
                  onClick={() => travel({ kind: "try", way })}
                >
                  {label}
                </button>
              ))}
            </>
          )}
        </div>
      )}
    </>
  );
}

/** What stands in the panel is read aloud, as the focus stays where it was. */
function useTelling(texts: readonly string[] | ""): void {
  const { tell } = useTable();
  const text = texts && [...new Set(texts)].filter(Boolean).join(" ");
  useEffect(() => tell(text), [text]);
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: "nearest" });
