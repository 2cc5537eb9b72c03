/** `Answers`: the questions of this page and how they stand, to be saved as a file and brought back from one. */
import { useEffect, useState } from "preact/hooks";
import { type Entry, hear } from "../quiz/register";
import { useWords } from "../quiz/words";
import { useTalk } from "../shell/host/talk";
import { type Model, useTrait } from "../shell/model";
import { Notice } from "../shell/notice";
import { Root } from "../shell/root";

type AnswersModel = Model<{ title: string; entries: Entry[] }>;

const VERSION = 1;
const FILE = "my-answers.json";

export function AnswersView({ model }: { model: AnswersModel }) {
  return (
    <Root model={model as Model} title={useTrait(model, "title")}>
      <Sheet model={model} title={useTrait(model, "title")} />
    </Root>
  );
}

function Sheet({ model, title }: { model: AnswersModel; title: string }) {
  const words = useWords();
  const talk = useTalk();
  const told = useTrait(model, "entries");
  const [heard, setHeard] = useState<Record<string, Entry>>({});
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => hear((entry) => setHeard((now) => ({ ...now, [entry.id]: entry }))), []);
  // The page knows better: it may have gone on without Python
  const entries = Object.values({ ...Object.fromEntries(told.map((entry) => [entry.id, entry])), ...heard });

  function save() {
    const file = {
      yotd_answers: VERSION,
      answers: Object.fromEntries(entries.map(({ id, progress }) => [id, progress])),
      results: entries.map(({ result }) => result),
    };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: "application/json" }));
    link.download = FILE;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    setNote(words.saved);
  }

  async function bring(input: HTMLInputElement) {
    const text = await input.files?.[0]?.text();
    input.value = ""; // so that the same file can be chosen again
    setNote(null);
    if (text !== undefined) talk.send<{ said: string }>({ kind: "bring", text }, ({ said }) => setNote(said));
  }

  return (
    <div class="answers">
      {entries.length > 0 ? <Table entries={entries} title={title} /> : <p class="quiet">{words.noQuestions}</p>}
      <div class="tool-row">
        <button type="button" class="go" aria-disabled={!entries.length} onClick={() => entries.length && save()}>
          {words.saveAnswers}
        </button>
        <label class="ask file">
          <input type="file" accept=".json,application/json" onChange={(event) => bring(event.currentTarget)} />
          {words.bringAnswers}
        </label>
      </div>
      <Notice text={talk.notice ?? note} />
    </div>
  );
}

function Table({ entries, title }: { entries: Entry[]; title: string }) {
  const words = useWords();
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{words.question}</th>
          <th scope="col">{words.firstAnswer}</th>
          <th scope="col">{words.tries}</th>
          <th scope="col">{words.hints}</th>
          <th scope="col">{words.right}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, text, first, tries, hints, right }) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            <td data-label={words.firstAnswer}>{first ?? (tries ? words.notKnown : "–")}</td>
            <td data-label={words.tries}>{tries}</td>
            <td data-label={words.hints}>{hints}</td>
            <td data-label={words.right} class={right ? "good" : ""}>
              {right ? (
                <b>
                  <span aria-hidden="true">✓</span>
                  <span class="sr">{words.right}</span>
                </b>
              ) : (
                "–"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
