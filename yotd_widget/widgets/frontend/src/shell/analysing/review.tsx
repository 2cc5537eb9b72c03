/** A game looked back at: a panel of Play, or a widget of its own. */
import { useState } from "preact/hooks";
import { useTalk } from "../host/talk";
import { useRoving } from "../keys/roving";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { useShared } from "../root";
import { useTable } from "../table";
import type { Review, ReviewDear } from "../wire";
import { Course } from "./course";
import { CountingHead } from "./head";
import { type Act, useCounting } from "./use-counting";

/** Whose decisions are looked at, and whether players are named. */
export interface Asked {
  seat: number | null;
  names: boolean;
}

export function ReviewPanel() {
  const { words, line, past } = useTable();
  const { timeline } = line.snapshot;
  const [asked, ask] = useState<Asked>({ seat: null, names: true });
  const end = timeline.path.at(-1);
  const { sheet, act, talk } = useCounting<Review>("review", { ...asked, end, game: timeline.game });
  const change = useTalk();
  return (
    <Panel name="review" title={words.review}>
      <Notice text={change.notice ?? talk.notice} />
      {sheet && (
        <Reviewed
          sheet={sheet}
          act={act}
          asked={asked}
          ask={ask}
          look={(node) => past?.pinNode(node)}
          see={(node) => past?.pinNode(node)}
          // Who goes elsewhere looks back no longer
          tryIt={({ node, move }) => change.send({ kind: "branch", act: "try", node, move }, () => past?.leave())}
        />
      )}
    </Panel>
  );
}

interface Props {
  sheet: Review;
  act(act: Act): void;
  asked: Asked;
  ask(asked: Asked): void;
  /** Whether names can be shown at all. */
  named?: boolean;
  /** While somebody goes along the line: shows the moment before a decision. */
  look?(node: number): void;
  /** Shows the same for good. */
  see?(node: number): void;
  /** Opens a branch with what would have been better. */
  tryIt?(dear: ReviewDear): void;
}

export function Reviewed({ sheet, act, asked, ask, named = true, look, see, tryIt }: Props) {
  const { words } = useShared();
  const [at, setAt] = useState<number | null>(null);
  const show = (next: number, of = look) => {
    setAt(next);
    const node = sheet.points[next]?.node;
    if (node !== undefined) of?.(node);
  };
  return (
    <div class="analysed review">
      {named && (
        <div class="review-who" role="group" aria-label={words.review}>
          {sheet.players.map((player) => (
            <button
              key={player.seat}
              type="button"
              class="tool"
              aria-pressed={player.seat === sheet.seat}
              onClick={() => {
                setAt(null);
                ask({ ...asked, seat: player.seat });
              }}
            >
              {player.name}
            </button>
          ))}
          <button
            type="button"
            class="tool unnamed"
            aria-pressed={!asked.names}
            onClick={() => ask({ ...asked, names: !asked.names })}
          >
            {words.withoutNames}
          </button>
        </div>
      )}
      <CountingHead sheet={sheet} act={act} />
      {sheet.points.length > 0 && <Course sheet={sheet} at={at} show={show} />}
      {sheet.dearest.length > 0 && <Dearest sheet={sheet} show={see && ((place) => show(place, see))} tryIt={tryIt} />}
      <p class="quiet honest">{sheet.honest.join(" ")}</p>
    </div>
  );
}

interface DearestProps {
  sheet: Review;
  show?(at: number): void;
  tryIt?(dear: ReviewDear): void;
}

function Dearest({ sheet, show, tryIt }: DearestProps) {
  const { words } = useShared();
  const list = useRoving<HTMLOListElement>();
  return (
    <>
      <p class="chance-title">{words.dearest}</p>
      <ol ref={list} class="dearest" aria-label={words.dearest}>
        {sheet.dearest.map((dear, rank) => (
          <li key={dear.node}>
            <i class="dearest-mark" aria-hidden="true">
              {rank + 1}
            </i>
            <p>
              <span class="quiet">{dear.when}</span> <b class="bad">{dear.loss}</b>{" "}
              <span class="quiet">{dear.fall}</span>
            </p>
            <p>
              {words.insteadOf.replace("{1}", dear.chosen)} <b>{dear.best}</b>
            </p>
            {dear.reasons.map((reason) => (
              <p key={reason} class="quiet">
                {reason}
              </p>
            ))}
            <div class="tool-row">
              {show && (
                <button type="button" class="tool" data-item onClick={() => show(dear.at)}>
                  {words.seeIt}
                </button>
              )}
              {tryIt && (
                <button type="button" class="tool" data-item onClick={() => tryIt(dear)}>
                  {words.tryBranch}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
