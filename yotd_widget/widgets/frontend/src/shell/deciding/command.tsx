/** A line to type moves into, as people say them. What is not understood stays in it; the arrows bring back earlier lines. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { hearAnswers } from "../host/answers";
import { Panel } from "../panels/panel";
import { useShared } from "../root";
import { useTable } from "../table";
import type { WhyLine } from "../wire";
import { Chain } from "./chain";

/** Lines typed before, by widget, the last one at the end: a panel that opens again still has them. */
const EARLIER = new WeakMap<object, string[]>();

export function CommandPanel() {
  const { words } = useTable();
  return (
    <Panel name="command" title={words.command}>
      <CommandLine titled />
    </Panel>
  );
}

/** titled: it stands below a heading that says the same. */
export function CommandLine({ titled = false }: { titled?: boolean }) {
  const { words, line, travel, snapshot, tell } = useTable();
  const example = Object.values(snapshot.choices).find(({ state, move }) => state === "legal" && move)?.move;
  const id = useId();
  const [text, setText] = useState("");
  const [said, setSaid] = useState<WhyLine[]>([]);
  const sent = useRef(false);
  const recall = useRecall(text, setText);

  useHeard((lines) => {
    if (!sent.current) return;
    sent.current = false;
    setSaid(lines);
    tell(lines.map((each) => each.text).join(" "));
    recall.keep();
    setText("");
  });

  return (
    <form
      class="typing"
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = true;
        setSaid([]);
        travel({ kind: "command", text });
      }}
    >
      <label for={id} class={titled ? "sr" : ""}>
        {words.command}
      </label>
      <input
        id={id}
        value={text}
        placeholder={example}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={recall.onKeyDown}
      />
      <button type="submit" class="ask">
        {words.doIt}
      </button>
      <div class="said">
        {sent.current && line.refusal && <p class="bad">{line.refusal.text}</p>}
        {said.length > 0 && <Chain lines={said} />}
      </div>
    </form>
  );
}

/** Hears what Python has to say to a typed line; nothing for a line that was a move. */
function useHeard(hear: (lines: WhyLine[]) => void): void {
  const { model } = useShared();
  useEffect(() => hearAnswers<{ said?: WhyLine[] }>(model, ({ said }) => said && hear(said)));
}

/** Up and Down walk through earlier lines. */
function useRecall(text: string, setText: (text: string) => void) {
  const { model } = useShared();
  const lines = EARLIER.get(model) ?? [];
  const [back, setBack] = useState(0);
  return {
    keep() {
      EARLIER.set(model, [...lines.filter((line) => line !== text), text]);
      setBack(0);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (!step) return;
      event.preventDefault();
      const to = Math.min(Math.max(back + step, 0), lines.length);
      setBack(to);
      setText(lines[lines.length - to] ?? "");
    },
  };
}
