/** A sentence of a preview: the part that turns from one thing to another has the colour of its direction. */

/** Where a sentence ends with nothing but from what to what, that is all of it; else two words or numbers. */
const turnIn = (text: string) => /(?<=: )[^:→]+ → [^:→.(]+(?=\.$)/.exec(text) ?? /\S+ → \S+/.exec(text);

/** From what to what has the colour of its direction; a sentence without such numbers has it as a whole. */
export function Toned({ text, tone }: { text: string; tone: string }) {
  const found = turnIn(text);
  if (!found)
    return (
      <span class={tone}>
        <Aside text={text} />
      </span>
    );
  const end = found.index + found[0].length;
  return (
    <>
      {text.slice(0, found.index)}
      <b class={tone}>{found[0].replace(/[.,;]$/, "")}</b>
      <Aside text={text.slice(end - (/[.,;]$/.test(found[0]) ? 1 : 0))} />
    </>
  );
}

/** What stands in brackets is for those who have room. */
function Aside({ text }: { text: string }) {
  const [before, inside, after] = text.split(/( \([^)]*\))/);
  if (!inside) return <>{text}</>;
  return (
    <>
      {before}
      <span class="in-brackets">{inside}</span>
      {after}
    </>
  );
}
