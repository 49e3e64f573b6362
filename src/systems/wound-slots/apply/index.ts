import { openAgain } from '../../../engine/going-on.ts';
import { renewStamp } from '../../../engine/stamps.ts';
import type { Facts } from '../facts/index.ts';
import type { ToldFact } from '../facts/told.ts';
import { shifted } from '../footing.ts';
import { standingSides } from '../left-to-fight.ts';
import type { Fight } from '../state.ts';
import { applyBody } from './body.ts';
import { applyHand } from './hand.ts';
import { applyMove } from './movement.ts';
import { applyState } from './states.ts';
import { applyThing } from './things.ts';
import { applyRound, applyTurn } from './turns.ts';

/**
 * Changes the fight as the fact says: the only place where a fight changes. It knows no rules except those that keep
 * the state consistent (both ends of a grapple, what a fallen combatant loses). Legality, costs and dice were settled
 * before the fact was told.
 */
export function apply(fight: Fight, fact: Facts): void {
  const what = changes(fight, fact);
  if (what === 'nothing') return;
  openAgain(fight, standingSides);
  renewStamp(fight);
  if (what === 'all') shifted(fight);
}

/**
 * What a fact changes. `turns`: only whose turn it is, AP, yards and initiative, which do not change the footing
 * (`footing.ts`).
 */
type Changes = 'nothing' | 'turns' | 'all';

/** Applies the fact and returns what it changes. */
function changes(fight: Fight, fact: Facts): Changes {
  switch (fact.fact) {
    case 'surprised':
    case 'initiative-rolled':
    case 'initiative-known':
    case 'round-began':
    case 'tie-order':
    case 'round-ending':
    case 'settled':
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      applyRound(fight, fact);
      return 'all';
    case 'turn-began':
    case 'turn-stage':
    case 'turn-ended':
    case 'turn-skipped':
    case 'action':
    case 'action-voided':
    case 'ap':
    case 'initiative':
    case 'charge':
    case 'readied':
      applyTurn(fight, fact);
      return 'turns';
    case 'movement':
      applyMove(fight, fact);
      return 'turns';
    case 'moved':
    case 'shoved':
    case 'fell-back':
    case 'fell':
    case 'posture':
    case 'dash':
    case 'dragging':
    case 'riding':
    case 'climb-cost':
    case 'climbing':
    case 'sunk':
    case 'placed':
      applyMove(fight, fact);
      return 'all';
    case 'wound':
    case 'wound-eased':
    case 'wounds-set':
    case 'stamina':
    case 'fatigue':
    case 'exhaustion-lifted':
    case 'mana':
    case 'unconscious':
    case 'dying':
    case 'died':
    case 'left':
    case 'back':
    case 'removed':
    case 'harm':
      applyBody(fight, fact);
      return 'all';
    case 'helpless':
    case 'bleeding':
    case 'burning':
    case 'hobbled':
    case 'blinded':
    case 'hidden':
    case 'poisons':
    case 'defending':
    case 'ignoring':
    case 'marked':
    case 'opening':
    case 'grapple':
    case 'grapple-ended':
    case 'pinned':
    case 'effect':
    case 'effect-ended':
      applyState(fight, fact);
      return 'all';
    case 'item-moved':
    case 'loading':
    case 'door':
      applyThing(fight, fact);
      return 'all';
    case 'joined':
    case 'side':
    case 'active-set':
    case 'surprise-set':
    case 'hero-rules':
    case 'dash-ended':
    case 'marks-set':
    case 'had-turn':
    case 'note':
      applyHand(fight, fact);
      return 'all';
    default:
      fact satisfies ToldFact;
      return 'nothing';
  }
}
