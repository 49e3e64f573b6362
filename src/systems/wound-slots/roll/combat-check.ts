import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { CheckOf } from '../attributes.ts';
import type { SkillDefense } from '../defenses.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { CheckSpec } from './check.ts';
import { checkBonus } from './check.ts';
import type { RollKind } from './dice.ts';

/** SL-DIC-4, SL-R4: the kind of dice of combat checks. */
export const combatKind = (fight: Fight): RollKind =>
  fight.rulings.rollClass === 'combatChecksWild' ? 'wild' : 'ordinary';

/**
 * SL-ATK-8: the four combat checks without a weapon. `size`: the factor of Size, a bonus to Power and a penalty to
 * Agility.
 */
export const skillChecks: {
  readonly [which in SkillDefense]: Required<CheckOf> & { readonly size: 1 | 0 | -1 };
} = {
  power: { attribute: 'strength', skill: 'athletics', specialization: 'power', size: 1 },
  agility: { attribute: 'dexterity', skill: 'reflex', specialization: 'agility', size: -1 },
  fortitude: { attribute: 'vitality', skill: 'resistance', specialization: 'fortitude', size: 0 },
  willpower: { attribute: 'persona', skill: 'resistance', specialization: 'willpower', size: 0 },
};

function sizeTerms(fight: Fight, id: Id, which: SkillDefense): Term[] {
  const value = skillChecks[which].size * one(fight, id).sheet.size;
  return value === 0 ? [] : [{ value, op: 'add', label: 'Size', clause: 'SL-ATK-8' }];
}

/** SL-ATK-7, SL-ATK-8: a Power, Agility, Fortitude or Willpower check. */
export function combatCheck(
  fight: Fight,
  who: Id,
  which: SkillDefense,
  rest: Pick<CheckSpec, 'clause' | 'purpose' | 'tn'> &
    Partial<Pick<CheckSpec, 'against' | 'terms' | 'exact' | 'rulings'>>,
): CheckSpec {
  const { clause, purpose, tn, against, terms, exact, rulings } = rest;
  return {
    who,
    of: skillChecks[which],
    kind: combatKind(fight),
    clause,
    purpose,
    against,
    terms: [...sizeTerms(fight, who, which), ...(terms ?? [])],
    tn,
    exact,
    combat: true,
    rulings,
  };
}

/** Whichever of the Power and Agility checks has the higher bonus; Power if they are equal. */
export function betterOfTwo(fight: Fight, who: Id): 'power' | 'agility' {
  const bonus = (which: 'power' | 'agility'): number =>
    checkBonus(fight, combatCheck(fight, who, which, { clause: 'SL-ATK-8', purpose: 'check', tn: null }))
      .value;
  return bonus('agility') > bonus('power') ? 'agility' : 'power';
}
