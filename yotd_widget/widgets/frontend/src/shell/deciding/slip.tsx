/** The slip of paper in the decision bar: trouble first, then preview or reason, else the prompt and what was last. */
import { useGame } from "../game";
import { RuleNames } from "../parts/rules";
import { pressedBy } from "../place";
import { lookedChoice, type Table, useTable } from "../table";
import { LastLine } from "../time/last-line";
import type { Choice, Reason } from "../wire";
import { hintOf, inRow } from "./click";
import { Toned } from "./toned";

interface SlipProps {
  /** Whoever shows the slip has said what to do, so it does not say it again. */
  silent?: boolean;
  /** Whoever reads it is to find the better part of a move alone. */
  unaided?: boolean;
  /** Whether what was last stands below the question. */
  news?: boolean;
}

export function Slip({ silent, unaided, news }: SlipProps) {
  const table = useTable();
  const { refusal } = table.line;
  const choice = lookedChoice(table);
  // Why not, heard as a reminder, stands here in full
  const trouble = troubleText(table) ?? ((!choice?.reason && table.reminder) || null);
  const instead = trouble ?? (refusal ? <Refused /> : choice ? <Preview unaided={unaided} /> : null);
  const tone = trouble || refusal ? "stop" : (choice?.state ?? "rest");
  return (
    <div class="slip-room">
      <div class={`slip ${tone}`}>
        <p>
          {!instead && table.confirmed && <b class="good">{table.confirmed} </b>}
          {instead ?? (!silent && <Prompt />)}
          {table.line.trouble === "slow" && <span class="working quiet"> {table.words.working}</span>}
        </p>
        {news && !instead && <LastLine />}
      </div>
    </div>
  );
}

function troubleText({ line, words, needsEngine }: Table): string | null {
  if (line.trouble === "lost") return needsEngine ? words.needsEngine : null;
  return line.trouble === "silent" ? words.silent : null;
}

function Refused() {
  const { line, words } = useTable();
  const { text, rules, corrects } = line.refusal!;
  return (
    <>
      {!corrects && <b class="bad">{words.notPossible}</b>} {text} <RuleNames rules={rules} />
    </>
  );
}

function Preview({ unaided }: Pick<SlipProps, "unaided">) {
  const table = useTable();
  const { compared } = useGame();
  const choice = lookedChoice(table)!;
  const unfinished = choice.state === "legal" || (table.unfinished && table.looked === table.target);
  const lines = choice.reason ? [{ ...choice.reason, tone: "plain" }] : (choice.preview?.lines ?? []);
  return (
    <>
      <b class="label">{choice.label}</b> {inRow(table) && <Progress />}
      {choice.reason && !unfinished && <b class="bad">{table.words.notPossible} </b>}
      {lines.map((line) => (
        <span key={line.text} class="line">
          <Toned text={line.text} tone={line.tone} /> <RuleNames rules={line.rules} />
        </span>
      ))}
      {choice.reason && !(unaided && choice.reason.instead) && <Nearest reason={choice.reason} />}
      {choice.state === "legal" && (compared?.(table.snapshot, table.looked!) ?? []).map(beside(table))}
      {inRow(table) && table.looked !== table.target && <span class="quiet click">{hintOf(choice, table)}</span>}
    </>
  );
}

/** What would help; a press where another part of the move would do. */
function Nearest({ reason: { nearest, instead } }: { reason: Reason }) {
  const { looked, target, press } = useTable();
  return (
    <span class="line quiet">
      {instead && looked === target ? (
        <button type="button" class="instead" data-item onClick={(event) => press(instead, pressedBy(event))}>
          {nearest}
        </button>
      ) : (
        nearest
      )}
    </span>
  );
}

function Prompt() {
  const table = useTable();
  const { compared } = useGame();
  const { decision } = table.snapshot;
  if (!decision) return <>{table.words.noMoves}</>;
  return (
    <>
      <b class="prompt">{(table.picked.length > 0 && table.wanting) || decision.prompt}</b> <Progress />
      {(compared?.(table.snapshot) ?? []).map(beside(table))}
    </>
  );
}

const beside = ({ snapshot }: Table) =>
  function Told(place: string) {
    return <Beside key={place} choice={snapshot.choices[place]!} />;
  };

const tells = ({ tone }: { tone: string }, nth: number) => nth === 0 || tone !== "plain";

/** What one of a few choices would do, on a line of its own. */
function Beside({ choice }: { choice: Choice }) {
  return (
    <span class="line beside">
      <b class="label">{choice.label}</b>
      <Consequences choice={choice} />
    </span>
  );
}

/** What a choice is worth, and what turns out otherwise by it. */
export function Consequences({ choice }: { choice: Choice }) {
  return (choice.preview?.lines ?? []).filter(tells).map((line) => (
    <span key={line.text}>
      {" "}
      <Toned text={line.text} tone={line.tone} />
    </span>
  ));
}

/** In a row of presses: how many have been made. */
function Progress() {
  const given = useTable().snapshot.decision?.given;
  return (
    given && (
      <>
        <b class="progress">{given}</b>{" "}
      </>
    )
  );
}
