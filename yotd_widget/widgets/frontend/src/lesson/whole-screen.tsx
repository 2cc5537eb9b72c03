/** The lesson alone on the wall of a class, as large as it can be. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../shell/root";

/** For which it is composed. */
const WIDTH = 1280;
const HEIGHT = 690;

export function WholeScreen() {
  const { words } = useShared();
  const button = useRef<HTMLButtonElement>(null);
  const [whole, fill] = useState(false);
  useEffect(() => {
    const frame = button.current!.closest<HTMLElement>(".frame")!;
    const fit = () => {
      const full = frame.matches(":fullscreen");
      fill(full);
      frame.style.zoom = full ? `${Math.min(innerWidth / WIDTH, innerHeight / HEIGHT)}` : "";
    };
    frame.addEventListener("fullscreenchange", fit);
    addEventListener("resize", fit);
    return () => {
      frame.removeEventListener("fullscreenchange", fit);
      removeEventListener("resize", fit);
    };
  }, []);

  /** A host may forbid it: then the lesson stays as it is. */
  function toggle() {
    const frame = button.current!.closest<HTMLElement>(".frame")!;
    const done = whole ? document.exitFullscreen() : frame.requestFullscreen();
    done.catch(() => {});
  }
  return (
    <button type="button" class="lesson-tool whole" aria-pressed={whole} ref={button} onClick={toggle}>
      {words.fullscreen}
    </button>
  );
}
