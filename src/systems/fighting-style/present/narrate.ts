import { withBadges } from '../../../engine/badges.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import { lineByHand } from '../../../engine/rolled.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { factRulings } from './badges.ts';
import { narrateCombat, narrateHarm } from './narrate-combat.ts';
import { narrateCondition } from './narrate-conditions.ts';
import { narrateRolled } from './narrate-rolled.ts';
import { narrateHand, narrateMove, narrateRound, narrateThing, narrateTurn } from './narrate-turns.ts';
import { threaded } from './threads.ts';
import { nameOf } from './words.ts';

/** The log line of a fact or a roll, made right after it was applied; `null` for one without a line. */
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
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      return narrateRound(fight, fact);
    case 'turn-began':
    case 'turn-skipped':
    case 'turn-ended':
    case 'turn-saved':
    case 'action':
      return narrateTurn(fight, fact);
    case 'ap-set':
      return fact.why === 'hand'
        ? { level: 'hand', text: `${nameOf(fight, fact.who)} has ${fact.ap} AP`, whom: fact.who }
        : {
            level: 'detail',
            text: `${nameOf(fight, fact.who)} is dazed and has ${fact.ap} AP`,
            who: fact.who,
            clause: 'FS-COND-1',
            rulings: [rulingIds.dazed],
          };
    case 'ap-spent':
    case 'attack-used':
    case 'free-action-used':
    case 'mana-spent':
      // The cost of an action needs no line: the panels show what is left.
      return null;
    case 'moved':
    case 'movement-spent':
    case 'fell-back':
    case 'dashed':
    case 'pushed':
    case 'teleported':
    case 'placed':
      return narrateMove(fight, fact);
    case 'damage':
    case 'healed':
    case 'health-set':
    case 'mana-set':
    case 'knocked-out':
    case 'woke':
    case 'died':
    case 'left':
    case 'removed':
    case 'back':
    case 'dying-test':
      return narrateHarm(fight, fact);
    case 'condition':
    case 'held':
    case 'hold-ended':
    case 'netted':
    case 'net-off':
    case 'hidden':
    case 'revealed':
    case 'braced':
    case 'brace-used':
    case 'feint':
    case 'feint-lost':
    case 'resistance':
    case 'resistances-ended':
      return narrateCondition(fight, fact);
    case 'item-moved':
    case 'grip':
    case 'loaded':
    case 'shot':
    case 'item-used':
    case 'door':
      return narrateThing(fight, fact);
    case 'joined':
    case 'side':
    case 'initiative-set':
    case 'attacks-set':
    case 'free-action-set':
    case 'movement-set':
    case 'active-set':
    case 'note':
    case 'contest':
      return narrateHand(fight, fact);
    default:
      return narrateCombat(fight, fact);
  }
}
