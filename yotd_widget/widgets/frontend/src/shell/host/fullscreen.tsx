/** The whole screen for a lecture; where the host forbids that, the whole window. The picture grows as far as it can. */
import { useEffect, useRef } from "preact/hooks";
import { useShared } from "../root";

/** Width and height for which the picture is composed, at a scale of 1. */
const WIDTH = 948;
const HEIGHT = 533;

export function Fullscreen() {
  const { words, projector } = useShared();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const frame = button.current?.closest<HTMLElement>(".frame");
    if (!frame) return;
    const before = frame.style.getPropertyValue("--scale");
    const fit = () => {
      const full = frame.matches(":fullscreen, [data-filled]");
      const scale = full ? String(Math.min(innerWidth / WIDTH, innerHeight / HEIGHT)) : before;
      frame.style.setProperty("--scale", scale);
      button.current?.setAttribute("aria-pressed", String(full));
    };
    frame.addEventListener("fullscreenchange", fit);
    frame.addEventListener("filled", fit);
    addEventListener("resize", fit);
    return () => {
      frame.removeEventListener("fullscreenchange", fit);
      frame.removeEventListener("filled", fit);
      removeEventListener("resize", fit);
    };
  }, [projector]);

  if (!projector) return null;
  return (
    <button
      type="button"
      class="fullscreen"
      ref={button}
      aria-label={words.fullscreen}
      aria-pressed="false"
      onClick={(event) => toggle(event.currentTarget.closest<HTMLElement>(".frame")!)}
    >
      <i />
    </button>
  );
}

async function toggle(frame: HTMLElement) {
  if (frame.matches(":fullscreen")) return document.exitFullscreen();
  if (!("filled" in frame.dataset)) {
    try {
      return await frame.requestFullscreen();
    } catch {
      frame.dataset.filled = "";
    }
  } else delete frame.dataset.filled;
  frame.dispatchEvent(new Event("filled"));
}
