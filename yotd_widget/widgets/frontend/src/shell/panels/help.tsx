/** Keys, and how places look in their states. */
import { useKeyList } from "../keys/keys";
import type { Pace } from "../motion/given";
import { useMotionSwitches } from "../motion/motion";
import { useTable } from "../table";
import type { Words } from "../words";
import { Panel } from "./panel";

const STATES: [string, keyof Words][] = [
  ["legal", "canBeChosen"],
  ["blocked", "notNow"],
  ["chosen", "chosen"],
  ["ghost", "preview"],
];

const PACES: [Pace, keyof Words][] = [
  ["auto", "paceAuto"],
  ["next", "paceNext"],
  ["off", "paceOff"],
];

/** How what happens is shown, and whether it is heard. */
function MotionSwitches() {
  const { words } = useTable();
  const switches = useMotionSwitches();
  if (!switches) return null;
  const { pace, setPace, sound, setSound } = switches;
  return (
    <>
      <label class="switch">
        {words.pace}{" "}
        <select value={pace} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
          {PACES.map(([name, word]) => (
            <option key={name} value={name}>
              {words[word]}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input type="checkbox" checked={sound} onChange={(event) => setSound(event.currentTarget.checked)} />{" "}
        {words.sound}
      </label>
    </>
  );
}

export function HelpPanel() {
  const { words, letters, setLetters } = useTable();
  const keys = useKeyList(words);
  return (
    <Panel name="help" title={words.help}>
      <div class="help-columns">
        <dl class={letters ? "" : "no-letters"}>
          {keys.map(({ shown, word, letter }) => (
            <div key={shown} class={letter ? "letter" : undefined}>
              <dt>
                {shown.split(" | ").map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </dt>
              <dd>{words[word]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <dl aria-label={words.states}>
            {STATES.map(([state, word]) => (
              <div key={state}>
                <dt>
                  <span class={`swatch place ${state}`} />
                </dt>
                <dd>{words[word]}</dd>
              </div>
            ))}
          </dl>
          <label class="switch">
            <input type="checkbox" checked={letters} onChange={(event) => setLetters(event.currentTarget.checked)} />{" "}
            {words.letterKeys}
          </label>
          <MotionSwitches />
          <p class="quiet">{words.unofficial}</p>
        </div>
      </div>
    </Panel>
  );
}
