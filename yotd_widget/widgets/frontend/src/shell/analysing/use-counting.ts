/** Asks Python how far its playouts are, as long as they go on and somebody looks. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type Talk, useTalk } from "../host/talk";
import { useShared } from "../root";

/** The first numbers come soon, later ones change little. */
const SOON_MS = 250;
const LATER_MS = 700;
const SOON = 8;

export type Act = "look" | "stop" | "more" | "leave";

interface Counting<Sheet> {
  sheet: Sheet | null;
  act(act: Act): void;
  talk: Talk;
}

/** kind: of the message; of: what is asked about, as the message names it. Another one begins anew. */
export function useCounting<Sheet extends { stage: string; going?: boolean }>(
  kind: string,
  of: object,
  first: Sheet | null = null,
): Counting<Sheet> {
  const { model } = useShared();
  const talk = useTalk();
  const [sheet, setSheet] = useState(first);
  const timer = useRef(0);
  const asked = useRef(0);
  const key = JSON.stringify(of);

  const ask = (act: Act) => {
    clearTimeout(timer.current);
    talk.send<{ sheet: Sheet }>({ kind, act, ...of }, (answer) => {
      clearTimeout(timer.current);
      setSheet(answer.sheet);
      if (answer.sheet.stage !== "counting" && !answer.sheet.going) return;
      asked.current += 1;
      timer.current = setTimeout(() => ask("look"), asked.current > SOON ? LATER_MS : SOON_MS);
    });
  };

  // What Python counts by itself, as when a cell waits for it
  useEffect(() => {
    if (first) setSheet(first);
  }, [first]);
  useEffect(() => {
    asked.current = 0;
    ask("look");
    return () => clearTimeout(timer.current);
  }, [key]);
  useEffect(
    () => () => {
      try {
        model.send({ kind, act: "leave", seq: "leave" });
      } catch {
        // Whoever would rest is gone
      }
    },
    [],
  );
  return { sheet, act: ask, talk };
}
