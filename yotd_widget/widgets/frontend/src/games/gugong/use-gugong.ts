/** The table as the regions of this game share it: with its board and its words. */
import { useTable } from "../../shell/table";
import type { Board } from "./wire";
import type { GugongWords } from "./words";

export const useGugong = () => useTable<Board, GugongWords>();
