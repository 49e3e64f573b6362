import type { Fight } from '../state.ts';

/**
 * The kind of an attack, which decides evasion, Advantages and element (PE-ACT-3, PE-ACT-4). `thrown` is tested with
 * Melee; whether it counts as Ballistic is decided by PE-R34.
 */
const attackManners = ['melee', 'thrown', 'ballistic', 'magic'] as const;
export type AttackManner = (typeof attackManners)[number];

type Ruled = Pick<Fight, 'rulings'>;

/** PE-R34: whether rows about melee attacks and melee evasion apply. */
export const countsAsMelee = ({ rulings }: Ruled, manner: AttackManner): boolean =>
  manner === 'melee' || (manner === 'thrown' && rulings.thrownClass === 'melee');

/** PE-R34: whether rows about Ballistic attacks and Ballistic evasion apply. */
export const countsAsBallistic = ({ rulings }: Ruled, manner: AttackManner): boolean =>
  manner === 'ballistic' || (manner === 'thrown' && rulings.thrownClass === 'ranged');
