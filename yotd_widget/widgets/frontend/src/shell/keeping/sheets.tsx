/** What is shared, and what is opened: as codes, links and files. Play has them as panels, other views below their buttons. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useTalk } from "../host/talk";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { useShared } from "../root";
import { Copied, CopiedWhole } from "./copied";

interface Shared {
  name: string;
  text: string;
  /** Empty where no site is known. */
  link: string;
  /** With what to do with it; empty where it is no code. */
  friend: string;
}

/** of: what is on the table; another one is asked for anew. node: the moment that is looked at. */
export function ShareSheet({ of, node }: { of: unknown; node?: number }) {
  const { model, words } = useShared();
  const talk = useTalk();
  const [texts, setTexts] = useState<Shared[]>([]);
  const host = (model as { widget_manager?: { share?(): void } }).widget_manager?.share;
  useEffect(() => {
    const question = node === undefined ? { kind: "share" } : { kind: "share", node };
    talk.send<{ texts: Shared[] }>(question, (answer) => setTexts(answer.texts));
  }, [of, node]);
  return (
    <div class="keeping">
      <Notice text={talk.notice} />
      {host && (
        <button type="button" class="ask" onClick={host}>
          {words.shareThis}
        </button>
      )}
      {texts.map(({ name, text, link, friend }) => (
        <div key={name} class="kept" role="group" aria-label={name}>
          <b aria-hidden>{name}</b>
          {link && <Copied name={words.shareLink} text={link} />}
          <Copied name={words.shareCode} text={text} />
          {friend && <CopiedWhole name={words.shareFriend} text={friend} />}
        </div>
      ))}
    </div>
  );
}

/** done: a game has been opened; told: which. of: as of `ShareSheet`. */
export function OpenSheet({ of, done }: { of: unknown; done?(told: string): void }) {
  const { words } = useShared();
  const talk = useTalk();
  const [games, setGames] = useState<string[]>([]);
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const list = useRoving<HTMLUListElement>();
  const id = useId();
  const look = () => talk.send<{ games: string[] }>({ kind: "earlier" }, (answer) => setGames(answer.games));
  useEffect(look, [of]);
  const ready = ({ told }: { told: string }) => {
    if (text.current) text.current.value = "";
    look();
    done?.(told);
  };
  const open = (given: string) => talk.send<{ told: string }>({ kind: "open", text: given }, ready);
  return (
    <div class="keeping">
      <Notice text={talk.notice} />
      <div class="kept">
        <label for={id}>{words.openText}</label>
        <textarea id={id} rows={3} spellcheck={false} ref={text} />
        <div class="tool-row">
          <button type="button" class="ask" onClick={() => open(text.current!.value)}>
            {words.open}
          </button>
          <button type="button" class="ask" onClick={() => file.current!.click()}>
            {words.openFile}
          </button>
          <input
            type="file"
            hidden
            accept=".json,.txt"
            aria-label={words.openFile}
            ref={file}
            onChange={(event) => {
              event.currentTarget.files?.[0]?.text().then(open);
              event.currentTarget.value = ""; // the same file can be opened again
            }}
          />
        </div>
      </div>
      {games.length > 0 && (
        <div class="kept">
          <b id={`${id} earlier`}>{words.openEarlier}</b>
          <ul aria-labelledby={`${id} earlier`} ref={list}>
            {games.map((game, at) => (
              <li key={`${at} ${game}`}>
                <span aria-hidden>{game}</span>
                <button
                  type="button"
                  class="ask"
                  data-item
                  aria-label={`${words.bringGameBack}: ${game}`}
                  onClick={() => talk.send<{ told: string }>({ kind: "reopen", at }, ready)}
                >
                  {words.bringGameBack}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
