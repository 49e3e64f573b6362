import type { Fight } from '../state.ts';

/**
 * How an attack reaches its target: what decides evasion, Advantages and element (PE-ACT-3, PE-ACT-4). `thrown` is
 * tested with Melee; whether it counts as Ballistic is PE-R34.
 */
const attackManners = ['melee', 'thrown', 'ballistic', 'magic'] as const;
export type AttackManner = (typeof attackManners)[number];

type Ruled = Pick<Fight, 'rulings'>;

/** PE-R34: whether the rows about melee attacks, and melee evasion, are for it. */
export const countsAsMelee = ({ rulings }: Ruled, manner: AttackManner): boolean =>
  manner === 'melee' || (manner === 'thrown' && rulings.thrownClass === 'melee');

/** PE-R34: the same for Ballistic ones. */
export const countsAsBallistic = ({ rulings }: Ruled, manner: AttackManner): boolean =>
  manner === 'ballistic' || (manner === 'thrown' && rulings.thrownClass === 'ranged');
