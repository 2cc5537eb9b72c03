/** A text with a button that copies it; where the clipboard is closed it is selected, to be copied with the keys. */
import { useId, useRef, useState } from "preact/hooks";
import { useShared } from "../root";

interface Props {
  name: string;
  text: string;
}

export function Copied({ name, text }: Props) {
  const { words } = useShared();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState({ of: text, words: "" });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say({ of: text, words: words.copied });
    } catch {
      field.current!.select(); // frames and plain connections have no clipboard
      say({ of: text, words: words.copyHere });
    }
  }

  return (
    <div class="copied">
      <label for={id}>{name}</label>
      <input id={id} ref={field} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="ask" aria-label={`${words.copy}: ${name}`} onClick={copy}>
        {words.copy}
      </button>
      <span class="outcome" aria-live="polite">
        {said.of === text && said.words}
      </span>
    </div>
  );
}
