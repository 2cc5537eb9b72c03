/**
 * The one live region: what each step brought, and then what is asked of whom; refusals and trouble with the connection.
 * Whoever begins to use the board by keys is told once where the game stands.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "./table";
import type { LogLine, Snapshot } from "./wire";
import { fill } from "./words";

/** A Night of Gùgōng is heard whole: a key silences whoever has heard enough, and nobody can ask for what was left out. */
const LONGEST = 2400;

/** asks: whether the open question is told here; in a lesson its own panel does, but for what is played. */
export function Live({ asks = false }: { asks?: boolean }) {
  const {
    line,
    past,
    words,
    needsEngine,
    reminder,
    confirmed,
    told,
    wanting,
    repeated,
    picked,
    target,
    unfinished,
    snapshot: { choices },
  } = useTable();
  const { snapshot } = line;
  const said = useRef(snapshot.revision);
  const region = useRef<HTMLParagraphElement>(null);
  const pinned = past?.pinned ? past.step : null;
  const moment = pinned && `${words.lookingAt} ${pinned.label}. ${spoken(pinned.say, words.restInLog)}`.trim();
  const [text, setText] = useState("");
  /** The same words again are a change too, or they would not be read. */
  const say = (next: string) => next && setText((now) => (now === next ? `${next}\u00a0` : next));
  const asked = asks ? question(snapshot) : "";
  const news = useRef("");
  const looked = useRef(false);

  useEffect(() => {
    const frame = region.current!.closest(".frame");
    if (!frame || !asked) return;
    const greet = ({ target }: Event) => {
      if ((target as Element).matches("[data-place], [data-option]")) setText((now) => now || asked);
    };
    frame.addEventListener("focusin", greet, { once: true });
    return () => frame.removeEventListener("focusin", greet);
  }, []);
  useEffect(() => {
    if (snapshot.revision === said.current) return;
    said.current = snapshot.revision;
    news.current = brought(snapshot, words.restInLog, asks);
    if (!pinned) say(news.current);
    else if (past!.older) say(words.wentOn);
  }, [snapshot]);
  useEffect(() => {
    if (moment) say(moment);
    else if (looked.current && said.current === snapshot.revision)
      say(`${words.hereAgain} ${question(snapshot)}`.trim());
    looked.current = pinned !== null;
  }, [pinned]);
  useEffect(() => {
    if (!line.refusal) return;
    const { text, corrects } = line.refusal;
    say(corrects ? `${text} ${brought(snapshot, words.restInLog, asks)}` : text);
  }, [line.refusal]);
  useEffect(() => {
    if (told) say(told);
  }, [told]);
  useEffect(() => {
    if (confirmed) say(confirmed);
  }, [confirmed]);
  useEffect(() => {
    if (!picked.length) return;
    const whole = target === null ? undefined : choices[target];
    if (!whole || (whole.reason && unfinished)) say(wanting || words.partChosen);
    else say(whole.reason?.text || fill(words.partsWhole, { move: whole.label }));
  }, [picked]);
  useEffect(() => {
    if (repeated) say(moment || (repeated.what === "news" && news.current) || question(snapshot));
  }, [repeated]);
  useEffect(() => {
    if (reminder) say(reminder);
  }, [reminder]);
  useEffect(() => {
    if (line.trouble === "lost") say(needsEngine ? words.needsEngine : words.lost);
    if (line.trouble === "silent") say(words.silent);
  }, [line.trouble, needsEngine, words]);

  return (
    <p class="sr" aria-live="polite" ref={region}>
      {text}
    </p>
  );
}

/**
 * What a press has brought, and then the question. Where a period has ended there is much to tell: how it stands and what
 * is asked come first, so that whoever has heard enough misses neither.
 */
export function brought(snapshot: Snapshot, rest: string, asks: boolean): string {
  const { summary } = snapshot;
  const told = happened(snapshot, rest);
  const asked = asks && then(snapshot);
  const parts = summary && asks ? [summary, asked, told] : [told, asked];
  return parts.filter(Boolean).join(" ");
}

const happened = ({ heard, recent }: Snapshot, rest: string) => heard || spoken(recent, rest);

/** What is asked after what happened: where it was said how a row of presses stands, nothing; who decides, once. */
function then(snapshot: Snapshot): string {
  const { heard, decision } = snapshot;
  if (!heard || !decision) return question(snapshot);
  return decision.form === "row" && decision.progress[0] > 0 ? "" : decision.prompt;
}

/** Who decides what; at the end who has won, and with how many points. */
export function question({ status, decision, result }: Snapshot): string {
  if (result)
    return `${result.title.replace(/\.$/, "")}: ${result.rows.map(({ name, total }) => `${name} ${total}`).join(", ")}.`;
  return decision ? `${status.who}. ${decision.prompt}` : "";
}

/** All sentences in their order. Of more than anybody listens to the end is cut, never the beginning; rest: what says so. */
export function spoken(lines: LogLine[], rest: string): string {
  let said = "";
  for (const { text } of lines) {
    const more = said ? `${said} ${text}` : text;
    if (more.length > LONGEST) return `${said || text.slice(0, LONGEST)} ${rest}`;
    said = more;
  }
  return said;
}
