import { withBadges } from '../../../engine/badges.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import { lineByHand } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { factRulings } from './badges.ts';
import { narrateAttack } from './narrate-attacks.ts';
import { narrateBody } from './narrate-body.ts';
import { narrateMove } from './narrate-moves.ts';
import { narratePoint } from './narrate-points.ts';
import { narrateRolled } from './narrate-rolled.ts';
import { narrateState } from './narrate-states.ts';
import { narrateHand, narrateThing } from './narrate-things.ts';
import { narrateTold } from './narrate-told.ts';
import { narrateRound, narrateTurn } from './narrate-turns.ts';
import { threaded } from './threads.ts';

/** The log line of a fact or roll, made right after it was applied; `null` if it needs none. */
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
      return narrateRound(fight, fact);
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
      return narrateTurn(fight, fact);
    case 'ap':
    case 'rp':
    case 'wp':
    case 'momentum':
    case 'credits':
    case 'free-use':
    case 'metres':
      return narratePoint(fight, fact);
    case 'moved':
    case 'set-back':
    case 'barred':
    case 'movement-cut':
    case 'shoved':
    case 'teleported':
    case 'swapped':
    case 'mounted':
    case 'placed':
      return narrateMove(fight, fact);
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
      return narrateBody(fight, fact);
    case 'effect-began':
    case 'effect-ended':
    case 'grabbed':
    case 'grab-ended':
    case 'hidden':
    case 'given-away':
    case 'revealed':
      return narrateState(fight, fact);
    case 'item-moved':
    case 'door':
      return narrateThing(fight, fact);
    case 'joined':
    case 'side':
    case 'active-set':
    case 'surprise-set':
    case 'summoner-set':
    case 'note':
      return narrateHand(fight, fact);
    case 'attack':
    case 'attack-lost':
    case 'damage-rolled':
    case 'hit':
      return narrateAttack(fight, fact);
    case 'check':
    case 'contest':
    case 'defense':
    case 'teleport-failed':
    case 'cinematic-join':
    case 'cinematic-refused':
    case 'cinematic':
    case 'came-to-nothing':
    case 'union-answer':
    case 'hold-refused':
    case 'stopped':
      return narrateTold(fight, fact);
  }
}
