import { withBadges } from '../../../engine/badges.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import { lineByHand } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { factRulings } from './badges.ts';
import { narrateBody } from './narrate-body.ts';
import { narrateMove } from './narrate-moves.ts';
import { narrateRolled } from './narrate-rolled.ts';
import { narrateState } from './narrate-states.ts';
import { narrateHand, narrateThing } from './narrate-things.ts';
import { narrateTold } from './narrate-told.ts';
import { narrateRound, narrateTurn } from './narrate-turns.ts';
import { threaded } from './threads.ts';

/** A fact or roll as a log line, made right after it was applied; `null`: no line. */
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
    case 'initiative-rolled':
    case 'initiative-known':
    case 'round-began':
    case 'tie-order':
    case 'round-ending':
    case 'settled':
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      return narrateRound(fight, fact);
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
      return narrateTurn(fight, fact);
    case 'movement':
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
      return narrateMove(fight, fact);
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
      return narrateBody(fight, fact);
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
      return narrateState(fight, fact);
    case 'item-moved':
    case 'loading':
    case 'door':
      return narrateThing(fight, fact);
    case 'joined':
    case 'side':
    case 'active-set':
    case 'surprise-set':
    case 'hero-rules':
    case 'dash-ended':
    case 'marks-set':
    case 'had-turn':
    case 'note':
      return narrateHand(fight, fact);
    default:
      return narrateTold(fight, fact);
  }
}
