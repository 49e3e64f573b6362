import type { Ability } from '../stats.ts';

/**
 * Conditions stored as effects (AD-SHK-1, AD-TYP-2, AD-R89). Prone, wounded and Winded are fields of their own or
 * derived.
 */

export const conditionIds = ['bound', 'pinned', 'stunned', 'dazed', 'burning', 'frozen', 'weakened'] as const;
export type ConditionId = (typeof conditionIds)[number];

interface ConditionKind {
  readonly name: string;
  readonly clause: string;
  /** AD-SHK-1: only purely mental acts remain. */
  readonly incapacitates?: true;
  /** The abilities that resist it if the effect names none (AD-RES-2). */
  readonly resist?: readonly Ability[];
  /** It ends when the combatant that causes it cannot act any more. */
  readonly held?: true;
}

/** AD-R89: those that the game master may add after a hit have no numbers of their own. */
export const conditionTable: { readonly [condition in ConditionId]: ConditionKind } = {
  bound: { name: 'Bound', clause: 'AD-SHK-1', incapacitates: true, resist: ['strength'] },
  pinned: { name: 'Pinned', clause: 'AD-SHK-1', incapacitates: true, resist: ['strength'], held: true },
  stunned: { name: 'Stunned', clause: 'AD-TYP-2' },
  dazed: { name: 'Dazed', clause: 'AD-TYP-2' },
  burning: { name: 'Burning', clause: 'AD-TYP-5' },
  frozen: { name: 'Frozen', clause: 'AD-TYP-6' },
  weakened: { name: 'Weakened', clause: 'AD-TYP-5' },
};
