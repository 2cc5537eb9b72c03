/**
 * The trait; else hard contrast where the system asks for it, else the notebook's light or dark, else (null) the system's.
 */
import { useEffect, useState } from "preact/hooks";
import type { ThemeName } from "./model";

const MORE = "(prefers-contrast: more)";

function themeOf(trait: ThemeName, body: HTMLElement): "light" | "dark" | "contrast" | null {
  if (trait !== "auto") return trait;
  if (globalThis.matchMedia?.(MORE).matches) return "contrast";
  const lab = body.dataset.jpThemeLight;
  if (lab) return lab === "true" ? "light" : "dark";
  if (body.matches(".vscode-light, .vscode-high-contrast-light")) return "light";
  if (body.matches(".vscode-dark, .vscode-high-contrast")) return "dark";
  return null;
}

export function useTheme(trait: ThemeName): "light" | "dark" | "contrast" | null {
  const [theme, setTheme] = useState(() => themeOf(trait, document.body));
  useEffect(() => {
    const look = () => setTheme(themeOf(trait, document.body));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
    const more = globalThis.matchMedia?.(MORE);
    more?.addEventListener("change", look);
    look();
    return () => {
      observer.disconnect();
      more?.removeEventListener("change", look);
    };
  }, [trait]);
  return theme;
}
