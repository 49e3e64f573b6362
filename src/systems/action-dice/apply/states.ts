import type { StateFact } from '../facts/states.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { withIds, withoutIds } from './lists.ts';

export function applyState(fight: Fight, fact: StateFact): void {
  switch (fact.fact) {
    case 'zone-began':
      fight.zones = [...fight.zones, fact.zone];
      fight.count++;
      return;
    case 'zone-ended':
      fight.zones = fight.zones.filter(({ id }) => id !== fact.id);
      return;
    default:
      applyOwn(fight, fact);
      return;
  }
}

function applyOwn(
  fight: Fight,
  fact: Exclude<StateFact, { readonly fact: 'zone-began' | 'zone-ended' }>,
): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'effect-began':
      who.effects = [...who.effects, fact.effect];
      fight.count++;
      return;
    case 'effect-ended':
      who.effects = who.effects.filter(({ id }) => id !== fact.id);
      return;
    case 'push-laid':
      who.waiting = [...who.waiting, fact.waiting];
      fight.count++;
      return;
    case 'push-gone':
      who.waiting = who.waiting.filter(({ id }) => id !== fact.id);
      return;
    case 'unaware':
      who.unaware = withIds(who.unaware, fact.of);
      return;
    case 'aware':
      who.unaware = withoutIds(who.unaware, fact.of);
      return;
    case 'sturdy':
      who.sturdy = fact.on;
      return;
    case 'ambush-set':
      if (fact.mark === 'ambushed') who.ambushed = fact.on;
      else who.ambusher = fact.on;
      return;
  }
}
