/** `Board`: a position to look at, with marks on the places that one talks about. */
import { useRef, useState } from "preact/hooks";
import { AnalysedBelow, AnalyseKey } from "../shell/analysing/fold";
import { type GameTable, ownerOfAny, useGame } from "../shell/game";
import { type Model, useTrait } from "../shell/model";
import { Lit } from "../shell/reading/lit";
import { Root } from "../shell/root";
import { Still } from "../shell/still";
import type { Marked, Scene } from "../shell/wire";

type BoardModel = Model<{ title: string; scene: Scene; marks: Marked[]; opened: number }>;

/** Python knows which position it is. */
const NOTHING_MORE = {};

export function BoardView({ model }: { model: BoardModel }) {
  const game = useGame<GameTable>();
  const scene = useTrait(model, "scene");
  const marks = useTrait(model, "marks");
  const words = useTrait(model, "words");
  const opened = useTrait(model, "opened");
  const places = marks.map(({ place }) => place);
  const [told, setTold] = useState(false);
  const [analysed, analyse] = useState(false);
  const decided = scene.status.seat !== null;
  const tool = useRef<HTMLButtonElement>(null);
  const letters = useTrait(model, "letter_keys");
  const onKeyDown = (event: KeyboardEvent) => {
    if (!letters || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter === "a" && decided) analyse(!analysed);
    if (letter !== "t") return;
    setTold(!told);
    tool.current!.focus(); // what had the focus may be gone
  };
  return (
    <Root model={model as Model} title={useTrait(model, "title")} onKeyDown={onKeyDown}>
      <div class="scene">
        <Lit places={places} as="marked" />
        <Still scene={scene} words={words} language={useTrait(model, "language")}>
          {/* Whoever points at something wants it to be seen */}
          {told ? <game.Text /> : <game.Scene seat={opened < 0 ? ownerOfAny(game, places) : opened} />}
        </Still>
      </div>
      <div class="tool-row">
        {marks.length > 0 && (
          <ul class="marks" aria-label={words.marked}>
            {marks.map(({ place, name }) => (
              <li key={place}>{name}</li>
            ))}
          </ul>
        )}
        <button type="button" class="tool" ref={tool} aria-pressed={told} onClick={() => setTold(!told)}>
          {words.text}
        </button>
        {decided && <AnalyseKey open={analysed} toggle={() => analyse(!analysed)} />}
      </div>
      {decided && analysed && (
        // Another position is asked about anew
        <AnalysedBelow key={JSON.stringify([scene.status, scene.board])} of={NOTHING_MORE} />
      )}
    </Root>
  );
}
