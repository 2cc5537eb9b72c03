/** A text with a button that copies it; where the clipboard is closed it is selected, to be copied with the keys. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useShared } from "../root";

interface Props {
  name: string;
  text: string;
}

/** What copies, and what is said of it. select: what happens where the clipboard is closed. */
function useCopy(text: string, select: () => void): [string, () => Promise<void>] {
  const { words } = useShared();
  const [said, say] = useState({ of: text, words: "" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say({ of: text, words: words.copied });
    } catch {
      select(); // frames and plain connections have no clipboard
      say({ of: text, words: words.copyHere });
    }
  };
  return [said.of === text ? said.words : "", copy];
}

export function Copied({ name, text }: Props) {
  const { words } = useShared();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, copy] = useCopy(text, () => field.current!.select());
  return (
    <div class="copied">
      <label for={id}>{name}</label>
      <input id={id} ref={field} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="ask" aria-label={`${words.copy}: ${name}`} onClick={copy}>
        {words.copy}
      </button>
      <span class="outcome" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

/** Several lines, which a button copies by its name; they are seen once they are to be copied by hand. */
export function CopiedWhole({ name, text }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [shown, show] = useState(false);
  const [said, copy] = useCopy(text, () => show(true));
  useEffect(() => field.current?.select(), [shown]);
  return (
    <div class="copied-whole">
      <button type="button" class="ask" onClick={copy}>
        {name}
      </button>
      <span class="outcome" aria-live="polite">
        {said}
      </span>
      {shown && <textarea ref={field} rows={4} readOnly value={text} aria-label={name} />}
    </div>
  );
}
