/** The traits that every widget shares (`widgets/widget.py`), and how a view follows one of them. */
import type { AnyModel } from "@anywidget/types";
import { useEffect, useState } from "preact/hooks";
import type { Words } from "./words";

export type ThemeName = "auto" | "light" | "dark" | "contrast";

/** What a widget sends beside these is named by its own view. */
export interface Traits {
  /** The bundle itself, as text. */
  _esm: string;
  _view: string;
  words: Words;
  language: string;
  theme: ThemeName;
  scale: number;
  projector: boolean;
  /** 0: no heading. */
  heading_level: number;
  confirm: "auto" | "two-step";
  letter_keys: boolean;
}

export type Model<Own extends object = object> = AnyModel<Traits & Own>;

/** The value of a trait, drawn anew when Python changes it. */
export function useTrait<T extends object, Name extends keyof T & string>(model: AnyModel<T>, name: Name): T[Name] {
  const [value, setValue] = useState<T[Name]>(() => model.get(name));
  useEffect(() => {
    const look = () => setValue(() => model.get(name));
    const event = `change:${name}`;
    model.on(event as never, look);
    look();
    return () => model.off(event as never, look);
  }, [model, name]);
  return value;
}
