/** Who or what is chosen from a list, as drawings with their names; what is not drawn, from a list of words. */
import { type Choosing, entriesOf, Select } from "../shell/editing/control";
import { type GameTable, useGame } from "../shell/game";
import { useRoving } from "../shell/keys/roving";
import { Icon } from "../shell/parts/icon";

export function Picked(choosing: Choosing) {
  const { pictured } = useGame<GameTable>();
  const region = useRoving<HTMLDivElement>();
  const { control, send } = choosing;
  const entries = entriesOf(choosing).map(([value, name]) => ({
    value,
    name,
    ...pictured?.(control.list ?? "", value),
  }));
  if (!entries.every(({ icon }) => icon)) return <Select {...choosing} />;
  const all = control.none ? [{ value: "", name: control.none, icon: "", look: "" }, ...entries] : entries;
  return (
    <div class="picked" role="group" aria-label={control.label} ref={region}>
      {all.map(({ value, name, icon, look }) => (
        <button
          key={value}
          type="button"
          class={`pick ${look || "plain"}`}
          data-item
          aria-pressed={value === (control.value ?? "")}
          onClick={() => send({ at: control.at, to: value || null })}
        >
          {icon && <Icon id={icon} />}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
