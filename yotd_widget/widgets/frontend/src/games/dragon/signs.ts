/** What stands on the board without words, and the word that says in Help what it means. */
export const SIGNS = [
  ["good-yuan", "signYuan"],
  ["good-rice", "signRice"],
  ["good-fireworks", "signFireworks"],
  ["good-privilege_small", "signPrivilege"],
  ["mark-step", "signStep"],
  ["mark-leave", "signLeave"],
  ["mark-flag", "signFlag"],
] as const;
