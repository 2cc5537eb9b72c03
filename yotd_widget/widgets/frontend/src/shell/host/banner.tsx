/** Shown while the engine cannot be reached. */
import { useTable } from "../table";

export function Banner() {
  const { line, words, kernel } = useTable();
  if (line.trouble !== "lost") return null;
  return (
    <div class="banner" role="group" aria-label={words.connection}>
      <span>{words.lost}</span>
      <button type="button" class="ask" onClick={() => kernel?.ping(true)}>
        {words.restore}
      </button>
      {line.rescue && (
        <label>
          {words.rescue}
          <input readOnly value={line.rescue} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
