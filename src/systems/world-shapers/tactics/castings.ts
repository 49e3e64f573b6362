import { upcastChoices } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Deed } from './deeds.ts';
import type { Promised } from './promise.ts';
import { taste } from './taste.ts';

/** The amounts of WP for upcasting to consider. */

export const castingsOf = (fight: Fight, who: Combatant, { upcast, cost }: Ability): readonly number[] =>
  fight.rulings.upcastDeclared === 'ask' ? [0] : upcastChoices(who, upcast, cost.wp);

export const abilityDeed = (
  ability: Ability,
  upcast: number,
  aim: { readonly target?: string; readonly cell?: { readonly x: number; readonly y: number } },
  promised: Promised,
  once = false,
): Deed => {
  const choice = { option: `ability-${ability.id}`, ...aim, ...(upcast > 0 ? { upcast } : {}) };
  const { out } = promised;
  const ap = ability.cost.ap ?? 0;
  const worth = promised.worth - taste.wp * (ability.cost.wp + upcast);
  return once ? { choice, ap, worth, out, once } : { choice, ap, worth, out };
};
