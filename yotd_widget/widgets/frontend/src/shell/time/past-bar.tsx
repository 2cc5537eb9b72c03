/** In place of the decision bar while an earlier moment is shown: which one, and the ways back. */
import { waitOnTimeline } from "../keys/focus";
import { useRoving } from "../keys/roving";
import { useTable } from "../table";
import { LastLine } from "./last-line";
import { GRACE_MS } from "./past";
import { Signs } from "./signs";

export function PastBar() {
  const { words, past, replay, panel, toggle, needsEngine } = useTable();
  const bar = useRoving<HTMLDivElement>();
  const step = past?.step;
  if (!past || !step) return null;
  return (
    <div
      class="bar past"
      role="group"
      aria-label={words.past}
      ref={bar}
      onPointerEnter={() => past.peeking && past.peek(past.at)}
      onPointerLeave={() => past.peek(null, GRACE_MS)}
    >
      <div class="slip-room">
        <div class="slip rest">
          <p>
            <span class="quiet">{words.lookingAt}</span> <b class="prompt">{step.label}</b>
            <Signs step={step} />{" "}
            <span class="quiet">
              {needsEngine ? words.needsEngine : past.older ? words.wentOn : past.pinned ? words.chooseHere : step.when}
            </span>
          </p>
          <LastLine />
        </div>
      </div>
      <button type="button" class="go" data-item onClick={() => replay()}>
        {words.playOn}
      </button>
      <button
        type="button"
        class="ask"
        data-item
        onClick={({ currentTarget }) => {
          waitOnTimeline(currentTarget.closest<HTMLElement>(".frame")!);
          past.leave();
        }}
      >
        {words.backToNow}
      </button>
      <button type="button" class="ask" data-item aria-expanded={panel === "why"} onClick={() => toggle("why")}>
        {words.why}
      </button>
    </div>
  );
}
