/** The outermost element of every view: language, theme, size, name; sheets and tokens hang on it. */
import type { ComponentChildren, RefObject } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Model, useTrait } from "./model";
import { useTheme } from "./theme";
import type { Words } from "./words";

/** What every part of a view may use, whatever the widget. */
interface Shared {
  model: Model;
  words: Words;
  projector: boolean;
  /** Whether it is drawn in the composition for the wall of a lecture hall. */
  hall: boolean;
}

const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("outside of a widget");
  return shared;
}

/** Of headings inside: one below the heading of the view, if it has one. */
export const useLevel = (): number => (useTrait(useShared().model, "heading_level") || 1) + 1;

interface Props {
  model: Model;
  /** Accessible name of the region. */
  title: string;
  element?: RefObject<HTMLElement | null>;
  busy?: boolean;
  /** Large for the wall of a class, in a composition of the view's own; left out, the projector's. */
  large?: boolean;
  /** Whether a board with a foot is in it. For the sheets: whatever is asked with `:has()` of so much is asked at each change. */
  foot?: boolean;
  onKeyDown?(event: KeyboardEvent): void;
  onPointerDownCapture?(event: PointerEvent): void;
  onPointerMoveCapture?(event: PointerEvent): void;
  onPointerLeave?(event: PointerEvent): void;
  /** After the padded inside: what is only heard. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Root({ model, title, element, busy = false, large, foot, aside, children, ...listeners }: Props) {
  const words = useTrait(model, "words");
  const language = useTrait(model, "language");
  const theme = useTheme(useTrait(model, "theme"));
  const scale = useTrait(model, "scale");
  const projector = useTrait(model, "projector");
  const level = useTrait(model, "heading_level");
  const look = large === undefined ? projector && "projector" : large && "large";
  return (
    <SharedContext.Provider value={{ model, words, projector, hall: look === "projector" }}>
      <section
        class={look ? `frame ${look}` : "frame"}
        ref={element}
        data-theme={theme}
        lang={language}
        aria-label={title}
        aria-busy={busy}
        // A press beside everything that can be pressed still brings the keyboard to what hears keys
        tabIndex={listeners.onKeyDown ? -1 : undefined}
        style={scale === 1 ? undefined : { "--scale": scale }}
        {...listeners}
      >
        <div class={foot ? "inside footed" : "inside"}>
          {level > 0 && (
            <div class="heading" role="heading" aria-level={level}>
              {title}
            </div>
          )}
          {children}
        </div>
        {aside}
      </section>
    </SharedContext.Provider>
  );
}
