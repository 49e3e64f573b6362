import type { Choice } from '../../../kernel/port.ts';
import { poolMost } from '../numbers.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';
import { cares } from './care.ts';
import { deedsOf, marksOf, standingFoes } from './deeds.ts';

/** The aim of an act that takes several turns, once it is completed (AD-ENC-5). */

/** The most actions that an act of the pack takes. */
const actions = 3;

/**
 * The choices worth making for an act begun in an earlier turn, best first; empty if it would neither harm an enemy nor
 * help an ally. Its Vigor and Mana are spent already (AD-R15).
 */
export function aimsOf(fight: Fight, who: Combatant, option: string): readonly Choice[] {
  const paid = {
    ...who,
    actions,
    vigor: poolMost(fight, who, 'vigor'),
    mana: poolMost(fight, who, 'mana'),
  };
  const power = who.sheet.powers.find((each) => optionOf(each) === option);
  const marks = marksOf(fight, who, standingFoes(fight, who));
  const harm = power ? deedsOf({ fight, who }, marks, { ...power, vigor: 0, mana: 0 }, option) : [];
  return [...harm, ...cares(fight, paid, actions)]
    .filter(({ choice }) => choice.option === option)
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice }) => choice);
}
