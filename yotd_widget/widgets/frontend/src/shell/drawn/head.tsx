/** The upper edge of a board: the eaves, where we are and who decides, and beside it what a game counts its time by. */
import type { ComponentChildren } from "preact";
import { Eaves, StatusLine } from "../status";

export const Head = ({ children }: { children?: ComponentChildren }) => (
  <>
    <Eaves />
    <div class="top">
      <StatusLine />
      {children}
    </div>
  </>
);
