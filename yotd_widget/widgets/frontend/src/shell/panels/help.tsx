/** What the game is about, how places look in their states, what signs mean; then the keys. */
import { type GameTable, useGame } from "../game";
import { type Key, useKeyGroups } from "../keys/keys";
import type { Pace } from "../motion/given";
import { useMotionSwitches } from "../motion/motion";
import { Icon } from "../parts/icon";
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

/** The rules on a thing, without their ids. */
const rulesOn = (words: Words, thing: "goal" | "turn") =>
  ((Reflect.get(words, `about/${thing}`) as string | undefined) ?? "").replaceAll(/^[A-Z\d-]+ (?=\S+ )/gm, "");

function Keys({ of, name }: { of: Key[]; name: string }) {
  const { words, letters } = useTable();
  return (
    <dl class={letters ? `keys ${name}` : `keys ${name} no-letters`}>
      {of.map(({ shown, word, letter }) => (
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
  );
}

export function HelpPanel() {
  const { words, letters, setLetters } = useTable();
  const { signs = [] } = useGame<GameTable>();
  const { board, time, sheets } = useKeyGroups(words);
  const [goal, turn] = [rulesOn(words, "goal"), rulesOn(words, "turn")];
  return (
    <Panel name="help" title={words.help} told={`${turn} ${goal}`}>
      <div class="help-columns">
        {goal && (
          <div class="goal">
            {turn && <p>{turn}</p>}
            <p>{goal}</p>
          </div>
        )}
        <dl class="looks" aria-label={words.states}>
          {STATES.map(([state, word]) => (
            <div key={state}>
              <dt>
                <span class={`swatch place ${state}`} />
              </dt>
              <dd>{words[word]}</dd>
            </div>
          ))}
        </dl>
        {signs.length > 0 && (
          <dl class="looks">
            {signs.map(([icon, word]) => (
              <div key={icon}>
                <dt>
                  <Icon id={icon} size={26} />
                </dt>
                <dd>{Reflect.get(words, word)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Keys of={board} name="board" />
        <div>
          <Keys of={time} name="time" />
          <label class="switch">
            <input type="checkbox" checked={letters} onChange={(event) => setLetters(event.currentTarget.checked)} />{" "}
            {words.letterKeys}
          </label>
          <MotionSwitches />
        </div>
        <Keys of={sheets} name="sheets" />
        <p class="quiet">{words.unofficial}</p>
      </div>
    </Panel>
  );
}
