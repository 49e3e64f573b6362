import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = { ...combatant };
      fight.listing = [...fight.listing, combatant.id];
      fight.unloaded = { ...fight.unloaded, ...fact.unloaded };
      return;
    }
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'active-set': {
      const before = fight.active === null ? null : one(fight, fight.active);
      if (before) before.hadTurn = true;
      fight.active = fact.who;
      fight.phase = 'turns';
      fight.stage = 'main';
      one(fight, fact.who).hadTurn = false;
      return;
    }
    case 'had-turn':
      one(fight, fact.who).hadTurn = fact.had;
      return;
    case 'note':
      return;
  }
}
