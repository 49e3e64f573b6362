import type { ConditionId } from './encounter-schema.ts';

/**
 * The name of each condition and the clause that describes it: for what everybody sees (`present/view.ts`) and for the
 * game master's hand (`override-conditions.ts`). Those between two go on with the other: "Held by Ogre".
 */
export const conditionNames: {
  readonly [id in ConditionId]: { readonly label: string; readonly clause: string };
} = {
  dazed: { label: 'Dazed', clause: 'FS-COND-1' },
  prone: { label: 'Prone', clause: 'FS-COND-2' },
  surprised: { label: 'Surprised', clause: 'FS-ENC-3' },
  disengaged: { label: 'Disengaged', clause: 'FS-ACT-2' },
  braced: { label: 'Braced', clause: 'FS-MAN-5' },
  netted: { label: 'Netted', clause: 'FS-ACT-4' },
  unconscious: { label: 'Unconscious', clause: 'FS-COND-3' },
  dead: { label: 'Dead', clause: 'FS-HP-2' },
  held: { label: 'Held', clause: 'FS-ACT-3' },
  hidden: { label: 'Hidden', clause: 'FS-COND-4' },
  feinting: { label: 'Feint', clause: 'FS-MAN-7' },
  waiting: { label: 'Waiting', clause: 'FS-TURN-7' },
};
