import { fold } from '../../../kernel/terms.ts';
import type { CheckOf } from '../attributes.ts';
import { apGains, attributeOf, checkTerms } from '../derived.ts';
import type { Sheet } from '../sheet.ts';

/**
 * An estimate of how much it matters that a combatant is out of the fight; 1 for an average one. Not part of the rules.
 */

const kept = new WeakMap<Sheet, number>();

/** An average combatant: its AP per round, and what its attacks add to the dice, damage included. */
const middling = { ap: 12, blow: 9 };

function strengthOf(sheet: Sheet): number {
  let best = -10;
  const weigh = (of: CheckOf, plus: number): void => {
    best = Math.max(best, fold(checkTerms(sheet, of)).value + plus);
  };
  const strength = attributeOf(sheet, 'strength');
  for (const weapon of [...sheet.weapons.map(({ thing }) => thing), ...sheet.natural]) {
    const skill = weapon.melee ? 'melee' : 'aim';
    const plus = weapon.accuracy + weapon.damage + strength;
    weigh({ attribute: 'dexterity', skill, specialization: weapon.group }, plus);
  }
  for (const { does, school } of sheet.spells) {
    const plus = does.deed === 'attack' ? does.damage : 2;
    weigh({ attribute: 'reason', skill: 'arcana', specialization: school }, plus);
  }
  return best;
}

export function danger(sheet: Sheet): number {
  let known = kept.get(sheet);
  if (known === undefined) {
    const { start, end } = apGains(sheet, { speedRange: 'nearestColumn' });
    const blow = Math.max(0.3, 1 + (strengthOf(sheet) - middling.blow) / 10);
    known = ((start + end) / middling.ap) * blow;
    kept.set(sheet, known);
  }
  return known;
}
