import { fold } from '../../../kernel/terms.ts';
import { abilityHitTerms, weaponHitTerms } from '../derived.ts';
import type { DamagePart, Weapon } from '../gear.ts';
import type { Sheet } from '../sheet.ts';
import type { Combatant, Fight } from '../state.ts';
import { keptBySheet } from './by-sheet.ts';

/**
 * Estimates, not rules: the value of putting a combatant out of the fight, 1 for an average fighter; and the part of it
 * that depends on its weapons in hand.
 */

/** The defences of a target. */
export interface Mark {
  readonly evasion: number;
  readonly armor: number;
}

/** An average target, and the damage per round that an average fighter deals to it. */
const middling = { evasion: 15, armor: 1, harm: 3 };

const meanOf = (parts: readonly DamagePart[]): number =>
  parts.reduce((sum, { count, sides, plus }) => sum + (count * (sides + 1)) / 2 + plus, 0);

/** The chance that an attack with this bonus hits. */
export const often = (bonus: number, { evasion }: Mark): number =>
  Math.max(0.05, Math.min(0.95, (21 + bonus - evasion) / 20));

/** The most damage per round with one of these weapons or an Ability. */
function countHarm(fight: Fight, sheet: Sheet, weapons: readonly Weapon[], against: Mark = middling): number {
  let best = 0;
  const weigh = (parts: readonly DamagePart[], chance: number, times: number): void => {
    best = Math.max(best, chance * times * Math.max(1, meanOf(parts) - against.armor));
  };
  for (const weapon of weapons) {
    const hit = often(fold(weaponHitTerms(fight, sheet, weapon)).value, against);
    weigh(weapon.damage, hit, 1 + sheet.traits.extraAttacks);
  }
  for (const ability of sheet.abilities) {
    const { does } = ability;
    if (does.deed === 'attack')
      weigh(does.damage, often(fold(abilityHitTerms(fight, sheet, ability)).value, against), 1);
    if (does.deed === 'defense') weigh(does.damage, does.area === undefined ? 0.65 : 1, 1);
  }
  return best;
}

const dangerOf = (harm: number): number => Math.max(0.4, Math.min(2, 0.4 + (0.6 * harm) / middling.harm));

const harms = keptBySheet<number>();

/** The damage per round to such a target by its sheet, cached. */
export const harmDone = (fight: Fight, sheet: Sheet, against: Mark): number =>
  harms(fight.rulings, sheet, `${against.evasion}/${against.armor}`, () => {
    const weapons = [...sheet.weapons.map(({ thing }) => thing), ...sheet.natural];
    return countHarm(fight, sheet, weapons, against);
  });

const dangers = keptBySheet<number>();

export const danger = (fight: Fight, { sheet }: Pick<Combatant, 'sheet'>): number =>
  dangers(fight.rulings, sheet, '', () => dangerOf(harmDone(fight, sheet, middling)));

/** The part of its danger that remains with these weapons only. */
export const dangerWith = (fight: Fight, who: Pick<Combatant, 'sheet'>, weapons: readonly Weapon[]): number =>
  dangerOf(countHarm(fight, who.sheet, weapons)) / danger(fight, who);
