import { resistanceDice } from '../checks/dice.ts';
import type { Resisting } from '../checks/resist.ts';
import { knownAgainst } from '../checks/vs.ts';
import { prepareAction } from '../dice/roll.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Ability } from '../stats.ts';
import { chanceToBeat } from './chances.ts';

/** The probability of success of a Resistance check with the best of these abilities (AD-RES-4, AD-R64). */
export function resists(
  fight: Fight,
  who: Combatant,
  abilities: readonly Ability[],
  number: Pick<Resisting, 'vs' | 'total'>,
): number {
  const against = knownAgainst(fight, number);
  let best = 0;
  for (const ability of abilities) {
    const { pool } = prepareAction(fight, {
      who: who.id,
      rolling: 'resistance',
      purpose: 'resistance',
      clause: '',
      dice: resistanceDice(fight, who, ability),
    });
    best = Math.max(best, chanceToBeat(fight.rulings, pool, against));
  }
  return best;
}
