import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Means } from '../combat/types.ts';
import { bonusOf, bonusTerm, magicScoreOf } from '../derived.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

const clause = 'PE-ATK-6';

/** The attacker's bonus: SB for melee and thrown weapons (PE-R34), the Magic Bonus for magic (PE-ACT-37). */
function userTerm(who: Combatant, { manner }: Means): readonly Term[] {
  if (manner === 'melee' || manner === 'thrown') return [bonusTerm(who, 'strength', clause)];
  if (manner !== 'magic') return [];
  const value = bonusOf(who, magicScoreOf(who.sheet));
  return [{ value, op: 'add', label: 'Magic Bonus', clause: 'PE-ACT-37' }];
}

/** The Damage before any die. Menus and tactics use it too. */
export const standingDamage = (fight: Fight, who: string, means: Means): readonly Term[] => [
  ...means.damage,
  ...userTerm(one(fight, who), means),
];

/** The parts of an attack and its evasion that the Damage depends on. */
interface Struck {
  readonly attack: { readonly who: string; readonly means: Means };
  /** Advantages minus Disadvantages of the attack. */
  readonly roll: { readonly edge: { readonly value: number } };
  readonly degrees: number;
  readonly evaded: number;
}

/** PE-ATK-6, PE-ATK-3: the Damage of a hit. A surplus of Advantages adds to it; a deficit does not reduce it. */
export function damageOf(fight: Fight, { attack, roll, degrees, evaded }: Struck): Total {
  const terms: Term[] = [...standingDamage(fight, attack.who, attack.means)];
  const add = (value: number, label: string, from: string): void => {
    if (value !== 0) terms.push({ value, op: 'add', label, clause: from });
  };
  add(Math.max(0, roll.edge.value), 'surplus of Advantages', 'PE-ATK-3');
  add(degrees, 'Degrees of Success', clause);
  add(-evaded, 'Degrees of the evasion', clause);
  return fold(terms);
}
