import type { Kind } from '../harm/harmless.ts';
import type { Means } from './types.ts';

/** AD-R86: spells, explosives and bare hands are not weapons. */
const weapons: readonly Means['delivery'][] = ['weapon', 'thrown', 'body'];

/** The properties of means that decide whether they can harm at all (AD-ARM-9, AD-ARM-10, AD-TYP-11). */
export const kindOf = ({ harm, delivery }: Pick<Means, 'harm' | 'delivery'>) =>
  ({
    type: harm.type,
    rank: harm.rank,
    weapon: weapons.includes(delivery),
    straightAtHealth: harm.straightAtHealth === true,
  }) satisfies Kind;
