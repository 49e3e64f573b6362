import { copyOfCombatant } from '../copies.ts';
import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { shareTurn } from './turns.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = copyOfCombatant(combatant);
      fight.listing = [...fight.listing, combatant.id];
      fight.quietSince = fight.round;
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
      shareTurn(fight, one(fight, fact.who));
      return;
    }
    case 'surprise-set':
      one(fight, fact.who).surprised = fact.on;
      return;
    case 'hero-rules':
      one(fight, fact.who).heroRules = fact.on;
      return;
    case 'dash-ended': {
      const who = one(fight, fact.who);
      who.dashing = false;
      who.dashBonus = null;
      return;
    }
    case 'marks-set':
      one(fight, fact.who).marks = fact.marks;
      return;
    case 'had-turn':
      one(fight, fact.who).hadTurn = fact.had;
      return;
    case 'note':
      return;
  }
}
