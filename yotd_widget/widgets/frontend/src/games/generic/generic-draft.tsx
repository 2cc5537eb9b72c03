/** The board of a draft: every thing can be pressed, and what is at no thing stands below. */

import { Loose } from "../../shell/areas/loose";
import { GenericScene } from "./generic-scene";

export function GenericDraft() {
  return (
    <>
      <GenericScene />
      <Loose />
    </>
  );
}
