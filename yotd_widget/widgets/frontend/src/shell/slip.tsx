/** The slip of paper in the decision bar: trouble first, then preview or reason, else the prompt. */
import { RuleNames } from "./rule-names";
import { lookedChoice, type Table, useTable } from "./table";

export function Slip() {
  const table = useTable();
  const trouble = troubleText(table);
  const { refusal } = table.line;
  const choice = lookedChoice(table);
  const tone = trouble || refusal ? "stop" : (choice?.state ?? "rest");
  return (
    <div class={`slip ${tone}`}>
      <p>{trouble ?? (refusal ? <Refused /> : choice ? <Preview /> : <Prompt />)}</p>
    </div>
  );
}

function troubleText({ line, words, needsEngine }: Table): string | null {
  if (line.trouble === "lost") return needsEngine ? words.needsEngine : null;
  if (line.trouble === "silent") return words.silent;
  return line.trouble === "slow" ? words.working : null;
}

function Refused() {
  const { line, words } = useTable();
  return (
    <>
      <b class="bad">{words.notPossible}</b> {line.refusal!.text} <RuleNames rules={line.refusal!.rules} />
    </>
  );
}

function Preview() {
  const table = useTable();
  const choice = lookedChoice(table)!;
  const lines = choice.reason ? [{ ...choice.reason, tone: "plain" }] : (choice.preview?.lines ?? []);
  return (
    <>
      <b class="label">{choice.label}</b> {choice.reason && <b class="bad">{table.words.notPossible} </b>}
      {lines.map((line) => (
        <span key={line.text} class={`line ${line.tone}`}>
          {line.text} <RuleNames rules={line.rules} />
        </span>
      ))}
    </>
  );
}

function Prompt() {
  const { snapshot, words } = useTable();
  const decision = snapshot.decision;
  if (!decision) return <>{words.noMoves}</>;
  const [given, all] = decision.progress;
  return (
    <>
      <b class="prompt">{decision.prompt}</b>
      {decision.form === "row" && (
        <span class="progress">
          <b>
            {given}/{all}
          </b>{" "}
          {words.chosen}
        </span>
      )}
      <span class="line quiet">{snapshot.status.why}</span>
    </>
  );
}
