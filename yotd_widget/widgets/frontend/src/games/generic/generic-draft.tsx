/** The board of a draft: every thing can be pressed, and what is at no thing stands below. */
import { GenericScene } from "./generic-scene";
import { Loose } from "./loose";

export function GenericDraft() {
  return (
    <>
      <GenericScene />
      <Loose />
    </>
  );
}
