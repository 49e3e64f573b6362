import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Location } from '../body.ts';
import { locationNames, partOf } from '../body.ts';
import { bonusTerm } from '../derived.ts';
import type { Affinity } from '../elements.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import { suffers } from '../state.ts';

/** Defense: Toughness Bonus plus armour (PE-ATK-7). */

/** The AP of a location, minus what it has lost (PE-ACT-7). */
export const armorAt = (who: Combatant, location: Location): number =>
  Math.max(0, who.sheet.ap[partOf[location]] - (who.apLost[location] ?? 0));

const armorTerm = (who: Combatant, location: Location): Term => ({
  value: armorAt(who, location),
  op: 'add',
  label: `AP ${locationNames[location]}`,
  clause: 'PE-ATK-7',
});

/** What about an attack changes the Defense. */
interface Against {
  readonly affinity: Affinity;
  /** Whether it is a Technical Hit, which ignores Resist (PE-TECH-2). */
  readonly technical: boolean;
}

/**
 * The Defense against an attack. Weak removes the Toughness Bonus, Resist adds 5 (PE-AFF-3, PE-AFF-5); neither AP nor
 * Unnatural Toughness protects the Enraged (PE-AIL-18).
 */
export function defenseOf(who: Combatant, location: Location, { affinity, technical }: Against): Total {
  const raging = suffers(who, 'enraged');
  const off = (reason: string): { readonly off: string } => ({ off: reason });
  const terms: Term[] = [
    {
      ...bonusTerm(who, 'toughness', raging ? 'PE-AIL-18' : 'PE-ATK-7', raging),
      ...(affinity === 'weak' ? off('Weak: PE-AFF-3') : {}),
    },
    { ...armorTerm(who, location), ...(raging ? off('Enraged: PE-AIL-18') : {}) },
  ];
  if (affinity === 'resist') {
    terms.push({
      value: 5,
      op: 'add',
      label: 'Resist',
      clause: 'PE-AFF-5',
      ...(technical ? { ...off('Technical Hit: PE-TECH-2'), ruling: rulingIds.technicalIgnores } : {}),
    });
  }
  return fold(terms);
}

/** The Defense against harm without an attack test: falls, terrain, fire (PE-OBST-13, PE-TERR-5, PE-AIL-8). */
export function defenseAgainstHarm(
  who: Combatant,
  location: Location,
  more: { readonly ignoresArmor: boolean; readonly attack: boolean },
): Total {
  const raging = more.attack && suffers(who, 'enraged');
  const armor = armorTerm(who, location);
  return fold([
    bonusTerm(who, 'toughness', 'PE-ATK-7', raging),
    more.ignoresArmor ? { ...armor, off: 'ignores armour' } : raging ? { ...armor, off: 'Enraged' } : armor,
  ]);
}
