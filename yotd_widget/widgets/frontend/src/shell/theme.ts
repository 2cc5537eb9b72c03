/** Light or dark: the trait, else the notebook's theme, else (null) what the system prefers. */
import { useEffect, useState } from "preact/hooks";
import type { ThemeName } from "./model";

export function themeOf(trait: ThemeName, body: HTMLElement): "light" | "dark" | "contrast" | null {
  if (trait !== "auto") return trait;
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
    look();
    return () => observer.disconnect();
  }, [trait]);
  return theme;
}
