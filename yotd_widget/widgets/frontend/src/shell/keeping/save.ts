/** *Save*: what Python writes goes to the reader's disk as a file. */
import { type Talk, useTalk } from "../host/talk";

interface File {
  name: string;
  text: string;
}

/** What saves, and what Python has to say about it. said: is told the name of the file. */
export function useSave(said: (name: string) => void): [() => void, Talk] {
  const talk = useTalk();
  const save = () =>
    talk.send<File>({ kind: "save" }, ({ name, text }) => {
      download(name, text);
      said(name);
    });
  return [save, talk];
}

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
