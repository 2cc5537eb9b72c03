/** A text of a lesson: **bold** and *leaning* are all the markup there is. */
import { Fragment } from "preact";

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*)/;

export function Rich({ text }: { text: string }) {
  return (
    <>
      {text.split(MARKED).map((part, at) => {
        if (part.startsWith("**")) return <b key={at}>{part.slice(2, -2)}</b>;
        if (part.startsWith("*") && part.length > 2) return <i key={at}>{part.slice(1, -1)}</i>;
        return <Fragment key={at}>{part}</Fragment>;
      })}
    </>
  );
}

/** Without its marks, to be heard. */
export const plain = (text: string) => text.replaceAll(/\*+([^*]+)\*+/g, "$1");
