import type { Choice } from '../../../kernel/port.ts';
import { suffers } from '../effects/effects.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { cares } from './care.ts';
import { apOf } from './deeds.ts';
import type { Lay } from './ground.ts';
import { horizon, nearestOf, spotNear, walkTo } from './ground.ts';
import { sideOf } from './people.ts';
import { bestPlan } from './plan.ts';

/** A turn without enemies, while reinforcements may still come: cares for friends, first for those who bleed. */
export function lull(fight: Fight, who: Combatant, lay: () => Lay | null): readonly Choice[] {
  const ap = apOf(fight, who);
  const { first } = bestPlan(cares(fight, who, ap, lay), ap);
  if (first) return [first.choice];
  const bleeding = sideOf(fight, who).filter((friend) => suffers(fight, friend, 'bleeding'));
  if (bleeding.some((friend) => friend === who || adjacent(fight, who, friend))) return [];
  const friend = nearestOf(fight, who, bleeding);
  const around = friend && lay();
  const spot = around && spotNear(around, friend, 1, horizon);
  const way = around && spot && spot.metres > 0 ? walkTo(around, spot.cell) : null;
  return way ? [way] : [];
}
