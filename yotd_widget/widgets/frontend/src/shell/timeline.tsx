/** The rail on which all steps lie; letting go of the knob jumps. */
import { useState } from "preact/hooks";
import { useTable } from "./table";

export function Timeline() {
  const { words, snapshot, travel } = useTable();
  const { at, steps, label } = snapshot.timeline;
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? at;
  return (
    <div class="timeline">
      <input
        type="range"
        min={0}
        max={steps}
        value={shown}
        style={{ "--past": steps ? `${(100 * shown) / steps}%` : "0%" }}
        aria-label={words.timeline}
        aria-valuetext={label}
        onInput={(event) => setDragged(Number(event.currentTarget.value))}
        onChange={(event) => {
          setDragged(null);
          travel({ kind: "jump", step: Number(event.currentTarget.value) });
        }}
      />
      <span class="quiet">{label}</span>
    </div>
  );
}
