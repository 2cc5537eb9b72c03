/** The table of Rotunda as its regions share it: with its board and its words. */
import { useTable } from "../../shell/table";
import type { Board } from "./wire";
import type { RotundaWords } from "./words";

export const useRotunda = () => useTable<Board, RotundaWords>();
