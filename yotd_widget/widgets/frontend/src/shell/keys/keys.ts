/** The keys of a table in one list: heard while the focus is inside and, but for Esc, not in a text field. Help shows them. */
import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { leave } from "../host/leave";
import { PanelList } from "../panels/panels";
import type { PanelName, Table } from "../table";
import type { Words } from "../words";
import { back, useFocusBack, waitOnTimeline } from "./focus";
import { stillMissing } from "./habits";

export interface Key {
  /** As Help shows it; keys that do the same stand in one string, with a bar between them. */
  shown: string;
  word: keyof Words;
  /** What it does here; left out where the browser or a region does it. */
  act?(table: Table, root: HTMLElement): unknown;
  hears?(event: KeyboardEvent): boolean;
  /** A single letter, which some readers switch off. */
  letter?: boolean;
}

const letter = (key: string, shift = false) => ({
  letter: true,
  hears: (event: KeyboardEvent) => event.key.toLowerCase() === key && event.shiftKey === shift && !event.ctrlKey,
});

const travel = (table: Table, kind: "undo" | "redo") => table.snapshot.timeline[kind] && table.travel({ kind });

/** Along the timeline. Commas and full stops by where they lie on the keyboard, for brackets are far away on some. */
const stride = (by: "step" | "phase" | "period", forward: boolean) => (table: Table, root: HTMLElement) => {
  if (table.past?.stride(by, forward)) waitOnTimeline(root);
};
const isBack = ({ code, key }: KeyboardEvent) => code === "Comma" || key === "[" || key === "{";
const isForward = ({ code, key }: KeyboardEvent) => code === "Period" || key === "]" || key === "}";

const STRIDES: Key[] = [
  { shown: ", | [", word: "stepBack", hears: (e) => isBack(e) && !e.shiftKey, act: stride("step", false) },
  { shown: ". | ]", word: "stepForward", hears: (e) => isForward(e) && !e.shiftKey, act: stride("step", true) },
  { shown: "Shift ,", word: "phaseBack", hears: (e) => isBack(e) && e.shiftKey, act: stride("phase", false) },
  { shown: "Shift .", word: "phaseForward", hears: (e) => isForward(e) && e.shiftKey, act: stride("phase", true) },
  { shown: "PgUp", word: "periodBack", hears: (e) => e.key === "PageUp", act: stride("period", false) },
  { shown: "PgDn", word: "periodForward", hears: (e) => e.key === "PageDown", act: stride("period", true) },
];

const KEYS: Key[] = [
  { shown: "Tab", word: "keyTab" },
  { shown: "← ↑ → ↓ Home End", word: "keyArrows" },
  { shown: "Enter", word: "keyPress" },
  { shown: "I", word: "keyPlacard", letter: true },
  {
    shown: "Ctrl Enter",
    word: "doIt",
    hears: (event) => event.ctrlKey && event.key === "Enter",
    act: (table) => {
      const choice = table.target === null ? undefined : table.snapshot.choices[table.target];
      if (choice && choice.state !== "blocked") table.press(table.target!, "sure");
      else table.remind(table.wanting || choice?.reason?.text || stillMissing(table));
    },
  },
  { shown: "P", word: "keepPreview", ...letter("p"), act: ({ looked, kept, keep }) => looked && keep(!kept) },
  { shown: "Q", word: "keyQuestion", ...letter("q"), act: (table) => table.repeat("question") },
  { shown: "Shift Q", word: "keyNews", ...letter("q", true), act: (table) => table.repeat("news") },
  { shown: "U", word: "undo", ...letter("u"), act: (table) => travel(table, "undo") },
  { shown: "Shift U", word: "redo", ...letter("u", true), act: (table) => travel(table, "redo") },
];

const ESCAPE: Key = {
  shown: "Esc",
  word: "keyEscape",
  hears: (event) => event.key === "Escape",
  act(table, root) {
    if (table.panel) table.toggle(table.panel);
    else if (table.past?.step) {
      waitOnTimeline(root);
      table.past.leave();
    } else if (table.kept || table.looked || table.picked.length) table.drop();
    else leave(root);
  },
};

/** Every key of this table, as Help groups them; without those for a part that the game's calendar has not. */
export function useKeyGroups(words: Words): Record<"board" | "time" | "sheets", Key[]> {
  const sheets = useContext(PanelList).map(
    ({ name, key, word }): Key => ({
      shown: key.toUpperCase(),
      word,
      letter: true,
      hears: (event) => event.key.toLowerCase() === key && !event.ctrlKey,
      act: (table) => table.toggle(name),
    }),
  );
  return { board: [...KEYS, ESCAPE], time: STRIDES.filter(({ word }) => words[word]), sheets };
}

export function useKeys(table: Table, root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  usePanelFocus(table.panel, root);
  useFocusBack(!table.past?.step, root);
  useEscapeFromNowhere(table, root);
  const keys = Object.values(useKeyGroups(table.words)).flat();
  return (event) => {
    const typing = (event.target as HTMLElement).matches("input:not([type=range]), textarea, select");
    if (event.key === "Tab" && stays(event)) return event.preventDefault();
    if (event.isComposing || event.metaKey || event.altKey || (typing && event.key !== "Escape")) return;
    if (event.key.startsWith("Page") && sheetOf(event)) return; // a sheet is read on
    const key = keys.find((each) => each.hears?.(event));
    if (!key?.act || (key.letter && !table.letters)) return;
    key.act(table, root.current!);
    event.preventDefault();
  };
}

const sheetOf = ({ target }: KeyboardEvent) =>
  (target as HTMLElement).closest<HTMLElement>('.panel:is([data-where="foot"], [data-where="whole"])');

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Tab goes round in a sheet that lies over the board or stands in its place. Returns whether it has. */
function stays(event: KeyboardEvent): boolean {
  const sheet = sheetOf(event);
  if (!sheet) return false;
  const { target, shiftKey } = event;
  const stops = [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) => each.tabIndex >= 0 && (each.checkVisibility?.() ?? true),
  );
  const [last, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!next || target !== last) return false;
  next.focus();
  return true;
}

/** Esc closes a panel also where nothing on the page has the focus. */
function useEscapeFromNowhere(table: Table, root: RefObject<HTMLElement | null>): void {
  const { panel } = table;
  useLayoutEffect(() => {
    if (!panel) return;
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key === "Escape" && (!activeElement || activeElement === document.body))
        ESCAPE.act!(table, root.current!);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [panel]);
}

/** A panel that opens takes the focus (Why? leaves it); when it closes, the focus goes back to where it was. */
function usePanelFocus(panel: PanelName | null, root: RefObject<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const frame = root.current!;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as HTMLElement).closest(".panel")) opener.current = target as HTMLElement;
    };
    frame.addEventListener("focusin", onFocus);
    return () => frame.removeEventListener("focusin", onFocus);
  }, [root]);

  useLayoutEffect(() => {
    const frame = root.current!;
    const { activeElement } = frame.getRootNode() as ShadowRoot;
    if (!panel) {
      if (!activeElement && opener.current) back(frame, opener.current, ".tools .more");
    } else if (panel !== "why") {
      const sheet = frame.querySelector<HTMLElement>(`[data-panel="${panel}"]`);
      sheet?.querySelector<HTMLElement>(panel === "command" ? "input" : "button")?.focus({ preventScroll: true });
    }
  }, [panel, root]);
}
