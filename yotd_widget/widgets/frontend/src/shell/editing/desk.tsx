/** Undo, redo, back to the start; and the position as a code or as Python, out and in. */
import { useId, useRef, useState } from "preact/hooks";
import { useRoving } from "../keys/roving";
import { useTable } from "../table";
import type { Sheet } from "../wire";

interface Props {
  sheet: Sheet;
  send(content: object): void;
}

export function Steps({ sheet, send }: Props) {
  const { words } = useTable();
  const bar = useRoving<HTMLDivElement>();
  const moves = [
    { kind: "undo", word: words.undo, can: sheet.undo },
    { kind: "redo", word: words.redo, can: sheet.redo },
    { kind: "reset", word: words.reset, can: sheet.changed },
  ];
  return (
    <div class="tools" role="toolbar" aria-label={words.tools} ref={bar}>
      {moves.map(({ kind, word, can }) => (
        <button key={kind} type="button" data-item aria-disabled={!can} onClick={() => can && send({ kind })}>
          {word}
        </button>
      ))}
    </div>
  );
}

export function Sharing({ sheet, send, say }: Props & { say(text: string): void }) {
  const { words } = useTable();
  const bar = useRoving<HTMLDivElement>();
  const [byHand, setByHand] = useState<string | null>(null);
  const copies = [
    { word: words.copyCode, text: sheet.code },
    { word: words.copyPython, text: sheet.expression },
  ];

  async function copy(text: string | null) {
    if (text === null) return say(words.wherePossible);
    setByHand(null);
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      setByHand(text); // frames and plain connections have no clipboard
    }
  }

  return (
    <div class="sharing">
      <div class="fixes" ref={bar}>
        {copies.map(({ word, text }) => (
          <button
            key={word}
            type="button"
            class="ask"
            data-item
            aria-disabled={text === null}
            aria-description={text === null ? words.wherePossible : undefined}
            onClick={() => copy(text)}
          >
            {word}
          </button>
        ))}
      </div>
      {byHand !== null && <ByHand text={byHand} />}
      {sheet.reads && <Paste send={send} />}
    </div>
  );
}

/** Where the clipboard is closed: the text, selected, to be copied with the keys. */
function ByHand({ text }: { text: string }) {
  const { words } = useTable();
  const id = useId();
  return (
    <div class="paste">
      <label for={id}>{words.copyHere}</label>
      <textarea id={id} rows={3} readOnly value={text} ref={(field) => field?.select()} />
    </div>
  );
}

function Paste({ send }: { send(content: object): void }) {
  const { words } = useTable();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div class="paste">
      <label for={id}>{words.paste}</label>
      <textarea id={id} rows={2} spellcheck={false} ref={field} />
      <button type="button" class="ask" onClick={() => send({ kind: "read", text: field.current!.value })}>
        {words.read}
      </button>
    </div>
  );
}
