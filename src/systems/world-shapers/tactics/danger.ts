import { fold } from '../../../kernel/terms.ts';
import { abilityHitTerms, weaponHitTerms } from '../derived.ts';
import type { DamagePart } from '../gear.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';

/** A fighter's guess, not a rule: how much is won when somebody is out of the fight; 1 is a middling fighter. */

const kept = new WeakMap<Sheet, number>();

/** Evasion and Armor of a middling target, and what a middling fighter deals to it in a round. */
const middling = { evasion: 15, armor: 1, harm: 3 };

const meanOf = (parts: readonly DamagePart[]): number =>
  parts.reduce((sum, { count, sides, plus }) => sum + (count * (sides + 1)) / 2 + plus, 0);

const often = (bonus: number): number => Math.max(0.05, Math.min(0.95, (21 + bonus - middling.evasion) / 20));

function countHarm(fight: Fight, sheet: Sheet): number {
  let best = 0;
  const weigh = (parts: readonly DamagePart[], chance: number, times: number): void => {
    best = Math.max(best, chance * times * Math.max(1, meanOf(parts) - middling.armor));
  };
  for (const weapon of [...sheet.weapons.map(({ thing }) => thing), ...sheet.natural]) {
    const hit = often(fold(weaponHitTerms(fight, sheet, weapon)).value);
    weigh(weapon.damage, hit, 1 + sheet.traits.extraAttacks);
  }
  for (const ability of sheet.abilities) {
    const { does } = ability;
    if (does.deed === 'attack')
      weigh(does.damage, often(fold(abilityHitTerms(fight, sheet, ability)).value), 1);
    if (does.deed === 'defense') weigh(does.damage, does.area === undefined ? 0.65 : 1, 1);
  }
  return best;
}

export function danger(fight: Fight, { sheet }: Pick<Combatant, 'sheet'>): number {
  let known = kept.get(sheet);
  if (known === undefined) {
    known = Math.max(0.4, Math.min(2, 0.4 + (0.6 * countHarm(fight, sheet)) / middling.harm));
    kept.set(sheet, known);
  }
  return known;
}
