/** Shown while the engine cannot be reached. */
import type { ComponentChildren } from "preact";
import { Copied } from "../keeping/copied";
import { useShared } from "../root";
import { useTable } from "../table";
import type { Talk } from "./talk";

/** Of a view that is played in. */
export function Banner() {
  const { line, words, kernel } = useTable();
  if (line.trouble !== "lost") return null;
  return (
    <Lost again={() => kernel?.ping(true)}>{line.rescue && <Copied name={words.rescue} text={line.rescue} />}</Lost>
  );
}

/** Of any other view that asks Python; an answer ends it. */
export function TalkBanner({ talk }: { talk: Talk }) {
  return talk.lost ? <Lost said={talk.notice} again={() => talk.send({ kind: "ping" })} /> : null;
}

interface LostProps {
  /** What a press has found out, in place of that nothing is connected. */
  said?: string | null;
  again(): void;
  children?: ComponentChildren;
}

function Lost({ said, again, children }: LostProps) {
  const { words } = useShared();
  return (
    <div class="banner" role="group" aria-label={words.connection}>
      <span aria-live="polite">{said ?? words.lost}</span>
      <button type="button" class="ask" onClick={again}>
        {words.restore}
      </button>
      {children}
    </div>
  );
}
