/** What half cover adds against ranged attacks and to Defense Rolls (WS-COV-1). */
export const halfCover = { evasion: 2, dr: 1 } as const;

/** What Taking Cover adds to that (WS-BAS-14). */
export const takenCover = { evasion: 2, dr: 1 } as const;
