import type { Ability } from '../stats.ts';

/** Conditions that somebody may be laid under (AD-SHK-1, AD-TYP-2, AD-R89). Prone, wounded and Winded are no lists. */

export const conditionIds = ['bound', 'pinned', 'stunned', 'dazed', 'burning', 'frozen', 'weakened'] as const;
export type ConditionId = (typeof conditionIds)[number];

interface ConditionKind {
  readonly name: string;
  readonly clause: string;
  /** AD-SHK-1: only what is purely of the mind is left. */
  readonly incapacitates?: true;
  /** With which abilities it is resisted where nothing else is said (AD-RES-2). */
  readonly resist?: readonly Ability[];
  /** It lasts no longer than whoever does it can go on. */
  readonly held?: true;
}

/** What the game master may name after a hit has no numbers of its own (AD-R89). */
export const conditionTable: { readonly [condition in ConditionId]: ConditionKind } = {
  bound: { name: 'Bound', clause: 'AD-SHK-1', incapacitates: true, resist: ['strength'] },
  pinned: { name: 'Pinned', clause: 'AD-SHK-1', incapacitates: true, resist: ['strength'], held: true },
  stunned: { name: 'Stunned', clause: 'AD-TYP-2' },
  dazed: { name: 'Dazed', clause: 'AD-TYP-2' },
  burning: { name: 'Burning', clause: 'AD-TYP-5' },
  frozen: { name: 'Frozen', clause: 'AD-TYP-6' },
  weakened: { name: 'Weakened', clause: 'AD-TYP-5' },
};
