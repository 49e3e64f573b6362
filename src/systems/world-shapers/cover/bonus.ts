/** The bonus of half cover against ranged attacks and on Defense Rolls (WS-COV-1). */
export const halfCover = { evasion: 2, dr: 1 } as const;

/** The additional bonus of Taking Cover (WS-BAS-14). */
export const takenCover = { evasion: 2, dr: 1 } as const;
