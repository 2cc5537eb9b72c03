/** The table as the regions of this game share it: with its board and its words. */
import { useTable } from "../../shell/table";
import type { Board } from "./wire";
import type { DragonWords } from "./words";

export const useDragon = () => useTable<Board, DragonWords>();
