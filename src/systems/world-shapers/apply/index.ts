import { openAgain } from '../../../engine/going-on.ts';
import type { Facts } from '../facts/index.ts';
import type { ToldFact } from '../facts/told.ts';
import { grounded } from '../ground.ts';
import { fightingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { applyBody } from './body.ts';
import { applyHand } from './hand.ts';
import { applyMove } from './movement.ts';
import { applyPoint } from './points.ts';
import { applyRound } from './rounds.ts';
import { applyState } from './states.ts';
import { applyThing } from './things.ts';
import { applyTurn } from './turns.ts';

/**
 * What each fact does to the fight: the only place where a fight changes. It knows no rules beyond those that keep the
 * state consistent (both ends of a grab, climbers that move with their mount, counters of durations). Costs, legality
 * and dice are the business of the teller of a fact.
 */
export function apply(fight: Fight, fact: Facts): void {
  grounded(fight, fact);
  change(fight, fact);
  openAgain(fight, fightingSides);
}

function change(fight: Fight, fact: Facts): void {
  switch (fact.fact) {
    case 'combat-began':
    case 'no-combat':
    case 'surprised':
    case 'round-began':
    case 'unions':
    case 'order':
    case 'order-changed':
    case 'round-ending':
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      applyRound(fight, fact);
      return;
    case 'slot-began':
    case 'turn-began':
    case 'turn-passed':
    case 'turn-lost':
    case 'turn-held':
    case 'union-left':
    case 'turn-taken':
    case 'turns-kept':
    case 'turn-ending':
    case 'turn-ended':
    case 'slot-ended':
    case 'handed-over':
    case 'action':
    case 'action-held':
    case 'held-fires':
    case 'held-lost':
      applyTurn(fight, fact);
      return;
    case 'ap':
    case 'rp':
    case 'wp':
    case 'momentum':
    case 'credits':
    case 'free-use':
    case 'metres':
      applyPoint(fight, fact);
      return;
    case 'moved':
    case 'set-back':
    case 'barred':
    case 'movement-cut':
    case 'shoved':
    case 'teleported':
    case 'swapped':
    case 'mounted':
    case 'placed':
      applyMove(fight, fact);
      return;
    case 'vitality-lost':
    case 'healed':
    case 'temporary':
    case 'vitality-set':
    case 'went-down':
    case 'came-to':
    case 'died':
    case 'destroyed':
    case 'left':
    case 'removed':
    case 'back':
    case 'surrendered':
    case 'affinity-known':
      applyBody(fight, fact);
      return;
    case 'effect-began':
    case 'effect-ended':
    case 'grabbed':
    case 'grab-ended':
    case 'hidden':
    case 'given-away':
    case 'revealed':
      applyState(fight, fact);
      return;
    case 'item-moved':
    case 'door':
      applyThing(fight, fact);
      return;
    case 'joined':
    case 'side':
    case 'active-set':
    case 'surprise-set':
    case 'summoner-set':
    case 'note':
      applyHand(fight, fact);
      return;
    default:
      fact satisfies ToldFact;
      return;
  }
}
