/** The button that leads on to the next chapter, where it is waited for. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { isHere } from "../kept";
import type { Words } from "../words";

/** Has the keys while it is there. */
export function NextButton({ words, next }: { words: Words; next(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const inside = element?.getRootNode() as ShadowRoot | undefined;
    const before = inside?.activeElement as HTMLElement | null | undefined;
    if (!element || !before) return;
    element.focus({ preventScroll: true });
    return () => {
      const left = inside!.activeElement;
      if (left && left !== element) return;
      const back = isHere(before) ? before : inside!.querySelector<HTMLElement>(".status");
      back?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button type="button" class="go" ref={button} onClick={next}>
      {words.next}
    </button>
  );
}
