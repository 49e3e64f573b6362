import { openAgain } from '../../../engine/going-on.ts';
import { renewStamp } from '../../../engine/stamps.ts';
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
 * Applies a fact. A fight is changed nowhere else. No rules are judged here beyond consistency (counters of turns, what
 * ends with consciousness): the rule that tells a fact has settled costs, legality and dice.
 */
export function apply(fight: Fight, fact: Facts): void {
  if (!changes(fight, fact)) return;
  openAgain(fight, fightingSides);
  renewStamp(fight);
  grounded(fight, fact);
}

/** Applies a fact; `false` if it changes nothing. */
function changes(fight: Fight, fact: Facts): boolean {
  switch (fact.fact) {
    case 'encounter-began':
    case 'no-encounter':
    case 'ambush':
    case 'watched':
    case 'wishes':
    case 'joining-done':
    case 'initiative':
    case 'initiative-done':
    case 'round-began':
    case 'tie-broken':
    case 'order':
    case 'order-changed':
    case 'recovery-began':
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      applyRound(fight, fact);
      return true;
    case 'place-began':
    case 'turn-began':
    case 'turn-passed':
    case 'turn-ending':
    case 'turn-ended':
    case 'off-hand':
    case 'act-began':
    case 'act-went-on':
    case 'act-ended':
    case 'readied':
    case 'readied-gone':
      applyTurn(fight, fact);
      return true;
    case 'vigor':
    case 'mana':
    case 'actions':
    case 'less-actions':
    case 'drew':
    case 'feet':
    case 'winded':
    case 'defends':
      applyPoint(fight, fact);
      return true;
    case 'moved':
    case 'pushed':
    case 'prone':
    case 'negated':
    case 'rising':
    case 'faces':
    case 'placed':
      applyMove(fight, fact);
      return true;
    case 'durability':
    case 'health':
    case 'wear':
    case 'shock':
    case 'shock-clock':
    case 'stabilised':
    case 'unconscious':
    case 'came-to':
    case 'died':
    case 'destroyed':
    case 'left':
    case 'removed':
    case 'back':
      applyBody(fight, fact);
      return true;
    case 'effect-began':
    case 'effect-ended':
    case 'push-laid':
    case 'push-gone':
    case 'unaware':
    case 'aware':
    case 'ambush-set':
    case 'sturdy':
    case 'zone-began':
    case 'zone-ended':
      applyState(fight, fact);
      return true;
    case 'item-moved':
    case 'door':
      applyThing(fight, fact);
      return true;
    case 'joined':
    case 'side':
    case 'active-set':
    case 'opening-said':
    case 'opening-seen':
    case 'note':
      applyHand(fight, fact);
      return true;
    case 'action':
      return false;
    default:
      fact satisfies ToldFact;
      return false;
  }
}
