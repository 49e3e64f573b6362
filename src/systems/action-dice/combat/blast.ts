import { memoizedByObject } from '../../../engine/memoize.ts';
import type { DamageType, KineticKind } from '../damage/types.ts';
import type { DamageDice } from '../gear.ts';
import type { Rank } from '../ranks.ts';
import type { Ability } from '../stats.ts';
import type { Means } from './types.ts';

/** What an area attack is made with: a spell or an item (AD-ATK-8). */
export interface Blast {
  /** The id of the spell or the item. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly rank: Rank;
  readonly type: DamageType;
  readonly kinetic?: KineticKind | undefined;
  readonly dice: DamageDice;
  /** In feet. */
  readonly radius: number;
  /** AD-ATK-1: the ability whose Bonus dice are rolled to hit. */
  readonly ability: Ability;
  /** AD-ATK-6: a centre beyond `near` is distant. */
  readonly range?: { readonly near: number; readonly far: number } | undefined;
}

/** The means of a blast, the same object for the same blast. */
export const blastMeans = memoizedByObject((blast: Blast): Means => burstWith(blast));

const burstWith = ({ id, label, value, rank, type, kinetic, dice, ability, range }: Blast): Means => ({
  id,
  label,
  manner: 'ranged',
  delivery: 'blast',
  item: null,
  hand: null,
  light: false,
  reach: 0,
  range: range ?? null,
  ability,
  harm: { value, rank, type, kinetic: kinetic ?? null, dice },
  rider: null,
});
