import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { giveTurn } from './turns.ts';

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
    case 'active-set':
      giveTurn(fight, fact.who);
      return;
    case 'surprise-set':
      one(fight, fact.who).surprised = fact.on;
      return;
    case 'summoner-set':
      one(fight, fact.who).summoner = fact.summoner;
      return;
    case 'note':
      return;
  }
}
