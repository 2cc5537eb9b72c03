/** Asks Python how far its playouts are, as long as they go on and somebody looks. */
import { useEffect, useRef, useState } from "preact/hooks";
import { type Talk, useTalk } from "../host/talk";
import { useShared } from "../root";
import type { Ranking } from "../wire";

/** The first numbers come soon, later ones change little. */
const SOON_MS = 250;
const LATER_MS = 700;
const SOON = 8;

export type Act = "look" | "stop" | "more" | "leave";

interface Analysis {
  ranking: Ranking | null;
  act(act: Act): void;
  talk: Talk;
}

/** of: what is analysed, as the message names it; another one begins anew. */
export function useAnalysis(of: object, first: Ranking | null = null): Analysis {
  const { model } = useShared();
  const talk = useTalk();
  const [ranking, setRanking] = useState(first);
  const timer = useRef(0);
  const asked = useRef(0);
  const key = JSON.stringify(of);

  const ask = (act: Act) => {
    clearTimeout(timer.current);
    talk.send<{ ranking: Ranking }>({ kind: "analyse", act, ...of }, (answer) => {
      clearTimeout(timer.current);
      setRanking(answer.ranking);
      if (answer.ranking.stage !== "counting") return;
      asked.current += 1;
      timer.current = setTimeout(() => ask("look"), asked.current > SOON ? LATER_MS : SOON_MS);
    });
  };

  useEffect(() => {
    asked.current = 0;
    ask("look");
    return () => clearTimeout(timer.current);
  }, [key]);
  useEffect(
    () => () => {
      try {
        model.send({ kind: "analyse", act: "leave", seq: "leave" });
      } catch {
        // Whoever would rest is gone
      }
    },
    [],
  );
  return { ranking, act: ask, talk };
}
