/**
 * The names of conditions that are fields of their own: for what everybody sees (`present/chips.ts`) and for the game
 * master's hand (`override-states.ts`). Those stored as effects stand in `catalogue.ts`.
 */
export const conditionNames = {
  prone: { id: 'prone', label: 'Prone', clause: 'AD-POS-14' },
  winded: { id: 'winded', label: 'Winded', clause: 'AD-REC-2' },
  stabilised: { id: 'stabilised', label: 'Stabilised', clause: 'AD-SHK-7' },
  defending: { id: 'defending', label: 'Defending', clause: 'AD-ACT-7' },
  ambushed: { id: 'ambushed', label: 'Ambushed', clause: 'AD-INI-5' },
  ambusher: { id: 'ambusher', label: 'Ambusher', clause: 'AD-INI-6' },
} as const;
