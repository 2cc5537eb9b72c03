/** The whole screen for a lecture; where the host forbids that, the whole window. The picture grows as far as it can. */
import { useEffect, useRef } from "preact/hooks";
import { useTrait } from "../model";
import { useShared } from "../root";

/** Width and height for which the picture is composed, at a scale of 1. */
const WIDTH = 948;
const HEIGHT = 533;

export function Fullscreen() {
  const { model, words, projector } = useShared();
  const scale = useTrait(model, "scale");
  const button = useRef<HTMLButtonElement>(null);

  // Without its button nobody could make the frame small again
  useEffect(() => {
    const frame = button.current?.closest<HTMLElement>(".frame");
    return () => {
      if (!frame || !("filled" in frame.dataset)) return;
      delete frame.dataset.filled;
      frame.dispatchEvent(new Event("filled"));
    };
  }, [projector]);

  useEffect(() => {
    const frame = button.current?.closest<HTMLElement>(".frame");
    if (!frame) return;
    const usual = scale === 1 ? "" : String(scale);
    const fit = () => {
      const full = frame.matches(":fullscreen, [data-filled]");
      const own = getComputedStyle(frame); // a game's board may need more than most
      const [width, height] = [own.getPropertyValue("--fits-width"), own.getPropertyValue("--fits-height")].map(Number);
      const fitting = String(Math.min(innerWidth / (width || WIDTH), innerHeight / (height || HEIGHT)));
      frame.style.setProperty("--scale", full ? fitting : usual);
      button.current?.setAttribute("aria-pressed", String(full));
    };
    frame.addEventListener("fullscreenchange", fit);
    frame.addEventListener("filled", fit);
    addEventListener("resize", fit);
    fit();
    return () => {
      frame.removeEventListener("fullscreenchange", fit);
      frame.removeEventListener("filled", fit);
      removeEventListener("resize", fit);
    };
  }, [projector, scale]);

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
