/** The panel of Play that goes on from any position: with which luck, and who plays which seat. */
import { useState } from "preact/hooks";
import { useTalk } from "../host/talk";
import { Notice } from "../notice";
import { Panel } from "../panels/panel";
import { Badge } from "../parts/badge";
import { useTable } from "../table";
import { fill } from "../words";
import { type Luck, LuckChoice } from "./luck";

export function OnwardPanel() {
  const { words, line, past, toggle } = useTable();
  const { onward, timeline } = line.snapshot;
  const talk = useTalk();
  const [luck, setLuck] = useState<Luck>("same");
  const [changed, setChanged] = useState<Record<string, string>>({});
  if (!onward) return null;
  const node = past?.step?.node ?? timeline.path[timeline.at];
  const label = past?.step?.label ?? timeline.label;
  return (
    <Panel name="onward" title={words.onward}>
      <Notice text={talk.lost ? words.needsEngine : talk.notice} />
      <form
        class="onward"
        onSubmit={(event) => {
          event.preventDefault();
          talk.send({ kind: "play_on", node, luck, programs: changed }, () => {
            past?.leave();
            toggle("onward");
          });
        }}
      >
        <p class="quiet">{fill(words.onwardFrom, { 1: label })}</p>
        <div class="onward-row">
          <LuckChoice named={onward.names_luck} luck={luck} choose={setLuck} />
        </div>
        <fieldset class="onward-row">
          <legend>{words.whoPlays}</legend>
          {onward.seats.map(({ name, program }, seat) => (
            <label key={name}>
              <Badge seat={seat} size={22} /> {name}{" "}
              <select
                value={changed[name] ?? program}
                onChange={({ currentTarget: { value } }) => setChanged({ ...changed, [name]: value })}
              >
                <option value="">{words.aPerson}</option>
                {[...new Set([...onward.programs, ...(program ? [program] : [])])].map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        <button type="submit" class="go">
          {words.onwardGo}
        </button>
      </form>
    </Panel>
  );
}
