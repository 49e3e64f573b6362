import type { Term } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { abilityDice, addTerm, giftTerms } from '../derived.ts';
import { sheetMemory } from '../known.ts';
import { isWounded } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Ability } from '../stats.ts';

/** AD-RES-1, AD-RES-3: the Resistance dice: those of the ability and the general ones. Cached. */
export function resistanceDice(fight: Fight, who: Combatant, ability: Ability): readonly Term[] {
  const wounded = isWounded(fight, who);
  const { sheet } = who;
  return kept(fight.rulings, sheet, `${ability}|${wounded}`, () => [
    ...abilityDice(fight.rulings, sheet, ability),
    ...(sheet.resistanceDice > 0 ? [addTerm(sheet.resistanceDice, 'Resistance', 'AD-RES-3')] : []),
    ...giftTerms(sheet, 'resistanceDice', wounded, 'AD-RES-3'),
  ]);
}

const kept = sheetMemory<readonly Term[]>();

/** AD-RES-2: the ability with the most dice, among equals the first; `null` if none is named. */
export function betterAbility(
  fight: Fight,
  who: Combatant,
  [first, ...more]: readonly Ability[],
): Ability | null {
  if (first === undefined) return null;
  const many = (ability: Ability): number => fold(resistanceDice(fight, who, ability)).value;
  return more.reduce((best, ability) => (many(ability) > many(best) ? ability : best), first);
}
