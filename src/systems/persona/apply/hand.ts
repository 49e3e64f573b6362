import type { HandFact } from '../facts/hand.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = { ...combatant };
      fight.listing = [...fight.listing, combatant.id];
      fight.loaded = { ...fight.loaded, ...fact.loaded };
      fight.spares = { ...fight.spares, ...fact.spares };
      fight.jammed = [...fight.jammed, ...fact.jammed];
      fight.reloading = { ...fight.reloading, ...fact.reloading };
      fight.worn = { ...fight.worn, ...fact.worn };
      if (fight.order.length > 0) fight.order = [...fight.order, combatant.id];
      return;
    }
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'initiative-set':
      one(fight, fact.who).initiative = fact.value;
      return;
    case 'active-set': {
      const before = fight.active === null ? null : one(fight, fight.active);
      if (before?.turn === 'active') before.turn = 'done';
      const who = one(fight, fact.who);
      fight.active = fact.who;
      fight.phase = 'turns';
      fight.stage = 'main';
      fight.bonus = null;
      who.turn = 'active';
      who.move = null;
      who.moveOver = false;
      who.acted = false;
      who.moved = false;
      who.focused = false;
      return;
    }
    case 'action-set':
      one(fight, fact.who).acted = fact.acted;
      return;
    case 'move-set': {
      const who = one(fight, fact.who);
      who.moveOver = fact.over;
      who.move = null;
      who.moved = fact.over;
      if (!fact.over) who.focused = false;
      return;
    }
    case 'one-more-set':
      one(fight, fact.who).oneMore = fact.on;
      return;
    case 'note':
      return;
  }
}
