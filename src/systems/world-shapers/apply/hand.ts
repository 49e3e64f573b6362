import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = { ...combatant };
      fight.listing = [...fight.listing, combatant.id];
      return;
    }
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'active-set':
      fight.active = fact.who;
      return;
    case 'surprise-set':
      one(fight, fact.who).surprised = fact.on;
      return;
    case 'note':
      return;
  }
}
