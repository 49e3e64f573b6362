import { nextEpoch } from '../../../engine/epoch.ts';
import { openAgain } from '../../../engine/going-on.ts';
import type { Facts } from '../facts/index.ts';
import type { ToldFact } from '../facts/told.ts';
import { standingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { applyHand } from './hand.ts';
import { applyHarm } from './harm.ts';
import { applyMove } from './movement.ts';
import { applyState } from './states.ts';
import { applyThing } from './things.ts';
import { applyRound, applyTurn } from './turns.ts';

/**
 * Applies a fact to the fight. This is the only place where a fight changes. It knows only the rules that keep the
 * state consistent (both ends of a hold, consequences of going down); costs, legality and dice were settled before.
 */
export function apply(fight: Fight, fact: Facts): void {
  nextEpoch();
  change(fight, fact);
  openAgain(fight, standingSides);
}

function change(fight: Fight, fact: Facts): void {
  switch (fact.fact) {
    case 'surprised':
    case 'initiative':
    case 'tie-rolled':
    case 'order':
    case 'round-began':
    case 'round-ending':
    case 'round-ended':
    case 'settled':
    case 'fight-goes-on':
    case 'over':
      applyRound(fight, fact);
      return;
    case 'turn-began':
    case 'turn-skipped':
    case 'turn-idle':
    case 'turn-stage':
    case 'turn-ended':
    case 'action':
    case 'action-spent':
    case 'move-over':
    case 'one-more-earned':
    case 'one-more':
    case 'one-more-used':
    case 'one-more-spent':
    case 'baton-passed':
    case 'fleeing':
      applyTurn(fight, fact);
      return;
    case 'move':
    case 'moved':
    case 'pushed':
    case 'followed':
    case 'climbs':
    case 'fell-back':
    case 'fell':
    case 'band':
    case 'flight-lost':
    case 'falls-from':
    case 'placed':
      applyMove(fight, fact);
      return;
    case 'wounds':
    case 'persona-wounds':
    case 'persona-broken':
    case 'healed':
    case 'persona-healed':
    case 'track-set':
    case 'personas-set':
    case 'stress':
    case 'injury':
    case 'injury-ended':
    case 'injury-ignored':
    case 'decay':
    case 'bleeding':
    case 'knocked-out':
    case 'died':
    case 'left':
    case 'back':
    case 'removed':
    case 'harm':
      applyHarm(fight, fact);
      return;
    case 'condition':
    case 'ailment':
    case 'ailment-changed':
    case 'ailment-ended':
    case 'ailment-kept-off':
    case 'augment':
    case 'augment-ended':
    case 'disrupted':
    case 'disruption-ended':
    case 'protecting':
    case 'hidden':
    case 'held':
    case 'hold-ended':
    case 'suffocation':
    case 'undertaking':
    case 'chance-used':
    case 'evaded':
    case 'analysed':
      applyState(fight, fact);
      return;
    case 'item-moved':
    case 'loaded':
    case 'jammed':
    case 'spares':
    case 'reloading':
    case 'worn':
    case 'armor-worn':
    case 'pool':
    case 'fate-spent':
    case 'equipped':
    case 'door':
      applyThing(fight, fact);
      return;
    case 'joined':
    case 'side':
    case 'initiative-set':
    case 'active-set':
    case 'action-set':
    case 'move-set':
    case 'one-more-set':
    case 'note':
      applyHand(fight, fact);
      return;
    default:
      fact satisfies ToldFact;
      return;
  }
}
