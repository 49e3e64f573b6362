import { copyOfCombatant } from '../copies.ts';
import type { HandFact } from '../facts/hand.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { beginPlace } from './turns.ts';

export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined': {
      const { combatant } = fact;
      fight.combatants[combatant.id] = copyOfCombatant(combatant);
      fight.listing = [...fight.listing, combatant.id];
      fight.count += combatant.effects.length + combatant.waiting.length + combatant.readied.length;
      return;
    }
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'active-set':
      if (fight.active !== null) suspend(fight, one(fight, fight.active));
      beginPlace(fight, one(fight, fact.who));
      return;
    case 'opening-said':
      fight.openings = [...fight.openings.filter((id) => id !== fact.who), fact.who];
      return;
    case 'opening-seen':
      fight.openings = fight.openings.filter((id) => id !== fact.who);
      return;
    case 'note':
      return;
  }
}

/**
 * Interrupts a turn. The combatant has it again afterwards, as if it had not begun: with the action that was kept for it
 * (AD-R14).
 */
function suspend(fight: Fight, who: Combatant): void {
  // A turn whose actions it has not had yet still holds what was kept.
  const begun = who.turn === 'open';
  const kept = begun ? (fight.order.find(({ id }) => id === who.id)?.kept ?? 0) : who.actions;
  fight.order = fight.order.map((place) =>
    place.id === who.id ? { id: place.id, initiative: place.initiative, state: 'waiting' } : place,
  );
  who.turn = 'none';
  who.begun--;
  who.actions = kept;
  who.feet = 0;
}
