import { withBadges } from '../../../engine/badges.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import { lineByHand } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { factRulings } from './badges.ts';
import { narrateHarm } from './narrate-harm.ts';
import { narrateRolled } from './narrate-rolled.ts';
import { narrateState } from './narrate-states.ts';
import { narrateHand, narrateMove, narrateThing } from './narrate-things.ts';
import { narrateTold } from './narrate-told.ts';
import { narrateRound, narrateTurn } from './narrate-turns.ts';
import { threaded } from './threads.ts';

/** The log line of a fact or a roll, made right after it was applied; `null` for facts without a line. */
export function narrate(fight: Fight, fact: Facts | RolledFact | ByHandFact): Line | null {
  switch (fact.fact) {
    case 'rolled':
      return threaded(fight, fact, narrateRolled(fight, fact));
    case 'by-hand':
      return lineByHand(fact);
    default: {
      const line = withBadges(words(fight, fact), factRulings(fight, fact));
      return line && threaded(fight, fact, line);
    }
  }
}

function words(fight: Fight, fact: Facts): Narrated | null {
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
      return narrateRound(fight, fact);
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
      return narrateTurn(fight, fact);
    case 'move':
    case 'climbs':
    case 'moved':
    case 'pushed':
    case 'followed':
    case 'fell-back':
    case 'fell':
    case 'band':
    case 'flight-lost':
    case 'falls-from':
    case 'placed':
      return narrateMove(fight, fact);
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
      return narrateHarm(fight, fact);
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
    case 'chance-used':
    case 'evaded':
    case 'analysed':
    case 'undertaking':
      return narrateState(fight, fact);
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
      return narrateThing(fight, fact);
    case 'joined':
    case 'side':
    case 'initiative-set':
    case 'active-set':
    case 'action-set':
    case 'move-set':
    case 'one-more-set':
    case 'note':
      return narrateHand(fight, fact);
    default:
      return narrateTold(fight, fact);
  }
}
