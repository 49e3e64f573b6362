import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { beginPlace } from './turns.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = { ...combatant };
      fight.listing = [...fight.listing, combatant.id];
      fight.count += combatant.effects.length;
      return;
    }
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'active-set': {
      // Whoever had the turn goes on afterwards, as if it had not come up yet.
      const { active } = fight;
      if (active !== null) {
        fight.order = fight.order.map((place) =>
          place.id === active ? { ...place, state: 'waiting' } : place,
        );
      }
      beginPlace(fight, one(fight, fact.who));
      return;
    }
    case 'note':
      return;
  }
}
