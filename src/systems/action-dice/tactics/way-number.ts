import { distantChallenges } from '../combat/dice.ts';
import { meansNumber, mostMeans } from '../combat/means.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import { coverOf } from '../cover/cover.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { visibilityOf } from '../visibility/sight.ts';

/** How an attack gets to somebody, in a number: with what it is made, and what the ground brings into it. */

const forms: { readonly [form in AttackForm]: number } = {
  attack: 0,
  'off-hand': 1,
  opening: 2,
  readied: 3,
  technique: 4,
  spell: 5,
};

export function wayNumber(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
): number {
  const way = meansNumber(means) * 8 + forms[form];
  const cover = coverOf(fight, who, target, means.manner).guard.value;
  if (means.manner === 'melee') return cover * mostMeans * 8 + way;
  const sight = visibilityOf(fight, who, target).vs.value;
  const far = distantChallenges(fight, means, distanceBetween(fight, who, target));
  return ((far * 64 + sight) * 64 + cover) * mostMeans * 8 + way;
}
