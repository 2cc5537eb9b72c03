/** Keys, and how places look in their states. */
import { Panel } from "./panel";
import { useTable } from "./table";
import type { Words } from "./words";

/** Keys that do the same stand in one string, with a bar between them. */
const KEYS: [string, keyof Words][] = [
  ["Tab", "keyTab"],
  ["← ↑ → ↓ Home End", "keyArrows"],
  ["Enter", "keyPress"],
  ["Ctrl Enter", "doIt"],
  ["U | ,", "undo"],
  ["Shift U | .", "redo"],
  ["W", "why"],
  ["L", "log"],
  ["T", "text"],
  ["?", "help"],
  ["Esc", "close"],
];

const STATES: [string, keyof Words][] = [
  ["legal", "canBeChosen"],
  ["blocked", "notNow"],
  ["chosen", "chosen"],
  ["ghost", "preview"],
];

export function HelpPanel() {
  const { words } = useTable();
  return (
    <Panel name="help" title={words.help}>
      <div class="help-columns">
        <dl>
          {KEYS.map(([key, word]) => (
            <div key={key}>
              <dt>
                {key.split(" | ").map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </dt>
              <dd>{words[word]}</dd>
            </div>
          ))}
        </dl>
        <dl>
          {STATES.map(([state, word]) => (
            <div key={state}>
              <dt>
                <span class={`swatch place ${state}`} />
              </dt>
              <dd>{words[word]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p class="quiet">{words.unofficial}</p>
    </Panel>
  );
}
