import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { Affinity, Element } from '../elements.ts';
import { isPhysical } from '../elements.ts';
import type { Combatant, Fight } from '../state.ts';
import { livingPersona, suffers } from '../state.ts';

/** Affinities of combatants to elements (section AFF). */

/**
 * The affinity on the sheet, by default Normal (PE-AFF-4). An Evoker has that of its living Persona (PE-AFF-2, PE-R73).
 */
function written({ rulings }: Fight, who: Combatant, element: Element): Affinity {
  if (element === 'almighty') return 'normal';
  if (who.kind !== 'evoker' || rulings.evokerAffinities === 'sheet') {
    return who.sheet.affinities[element] ?? 'normal';
  }
  return livingPersona(who)?.sheet.affinities[element] ?? 'normal';
}

/**
 * The current affinity. Frozen removes those to Melee and Missile (PE-AIL-10, PE-R109); Almighty has none (PE-AFF-9).
 */
export function affinityTo(fight: Fight, who: Combatant, element: Element): Affinity {
  const affinity = written(fight, who, element);
  if (affinity === 'normal' || affinity === 'weak') return affinity;
  if (!isPhysical(element) || !suffers(who, 'frozen')) return affinity;
  return affinity === 'resist' || fight.rulings.frozenStrips === 'allAboveNormal' ? 'normal' : affinity;
}

/** PE-AFF-6, PE-R74: whether the combatant is immune to an element. */
function immuneToElement(fight: Fight, who: Combatant, element: Element): boolean {
  const affinity = affinityTo(fight, who, element);
  if (affinity === 'block') return true;
  const better = affinity === 'repel' || affinity === 'absorb';
  return better && fight.rulings.immunityMeans === 'blockOrBetter';
}

/** The elements immunity to which protects from an ailment (PE-AIL-8 and others; PE-R108 for Frozen and Shocked). */
function elementsAgainst({ rulings }: Fight, ailment: AilmentId): readonly Element[] {
  const { immunity } = ailmentKinds[ailment];
  if (rulings.frozenImmunity === 'frozen' || (ailment !== 'frozen' && ailment !== 'shocked')) {
    return immunity === undefined ? [] : [immunity];
  }
  return ailment === 'shocked' ? ['elec', 'ice'] : [];
}

/** Whether the combatant is immune to an ailment. */
export const immuneTo = (fight: Fight, who: Combatant, ailment: AilmentId): boolean =>
  elementsAgainst(fight, ailment).some((element) => immuneToElement(fight, who, element));
