import { distantChallenges } from '../combat/dice.ts';
import { meansNumber } from '../combat/means.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import { attackForms } from '../combat/types.ts';
import { coverOf } from '../cover/cover.ts';
import { lineMemory } from '../lines.ts';
import type { Spot } from '../space.ts';
import { feetApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { visibilityOf } from '../visibility/sight.ts';

/** Cache keys for an attack: the means and form, and what the ground contributes. */

/** The key of means and form. */
export const wayNumber = (means: Means, form: AttackForm): number =>
  meansNumber(means) * attackForms.length + attackForms.indexOf(form);

/** By line: Guard and Armor Rank of cover, and the penalty of visibility. */
const between = lineMemory<number>(2);

/** The key of what the ground contributes from there. Each of the packed numbers is below 64. */
export function groundNumber(fight: Fight, from: Spot, target: Combatant, means: Means): number {
  if (means.manner === 'melee')
    return between(fight, from, target, () => coverNumber(fight, from, target, 'melee'), 1);
  const far = distantChallenges(fight, means, apart(fight, from, target));
  const lies = between(
    fight,
    from,
    target,
    () => coverNumber(fight, from, target, 'ranged') * 64 + visibilityOf(fight, from, target).vs.value,
  );
  return far * 64 ** 3 + lies;
}

function coverNumber(fight: Fight, from: Spot, target: Combatant, manner: Means['manner']): number {
  const { guard, armor } = coverOf(fight, from, target, manner);
  return guard.value * 64 + armor.value;
}

const apart = (fight: Fight, from: Spot, target: Combatant): number =>
  feetApart(fight.rulings, from.cell, from.squares, target.cell, target.squares);
