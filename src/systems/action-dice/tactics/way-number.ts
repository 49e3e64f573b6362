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

/** How an attack gets to somebody, in two numbers: with what it is made, and what the ground brings into it. */

/** How it is made. */
export const wayNumber = (means: Means, form: AttackForm): number =>
  meansNumber(means) * attackForms.length + attackForms.indexOf(form);

/** What lies between the two: Guard and Armor Rank of cover, and what is added where one sees badly. */
const between = lineMemory<number>(2);

/** What the ground brings into it, from there; none of these numbers comes near 64. */
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
