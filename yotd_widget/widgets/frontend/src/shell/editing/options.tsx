/** What holds for the whole game, as its edition: each a token. */
import { Place } from "../place";
import { useTable } from "../table";
import type { Sheet } from "../wire";

export function Options({ options }: Pick<Sheet, "options">) {
  const { words } = useTable();
  return (
    <ul class="editor-options" aria-label={words.options}>
      {options.map(({ place, name, value }) => (
        <li key={place}>
          <Place place={place} text={`${name} ${value}`} class="token">
            <span class="quiet">{name}</span> <b>{value}</b>
          </Place>
        </li>
      ))}
    </ul>
  );
}
