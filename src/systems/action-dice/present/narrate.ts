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
import { narrateRound } from './narrate-rounds.ts';
import { narrateState } from './narrate-states.ts';
import { narrateHand, narrateThing } from './narrate-things.ts';
import { narrateTold } from './narrate-told.ts';
import { narrateTurn } from './narrate-turns.ts';
import { threaded } from './threads.ts';
import { rulingsIn } from './words.ts';

/** A fact or roll as a line of the log, for the state right after it; `null` if it is not told. */
export function narrate(fight: Fight, fact: Facts | RolledFact | ByHandFact): Line | null {
  switch (fact.fact) {
    case 'rolled':
      return threaded(fight, fact, narrateRolled(fight, fact));
    case 'by-hand':
      return lineByHand(fact);
    default: {
      const said = words(fight, fact);
      const cited = rulingsIn(...(said?.totals ?? []).map(({ total }) => total));
      const line = withBadges(said, [...factRulings(fight, fact), ...cited]);
      return line && threaded(fight, fact, line);
    }
  }
}

function words(fight: Fight, fact: Facts): Narrated | null {
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
      return narrateRound(fight, fact);
    case 'place-began':
    case 'turn-began':
    case 'turn-passed':
    case 'turn-ending':
    case 'turn-ended':
    case 'action':
    case 'off-hand':
    case 'act-began':
    case 'act-went-on':
    case 'act-ended':
    case 'readied':
    case 'readied-gone':
      return narrateTurn(fight, fact);
    case 'vigor':
    case 'mana':
    case 'actions':
    case 'less-actions':
    case 'drew':
    case 'feet':
    case 'winded':
    case 'defends':
      return narratePoint(fight, fact);
    case 'moved':
    case 'pushed':
    case 'prone':
    case 'negated':
    case 'rising':
    case 'faces':
    case 'placed':
      return narrateMove(fight, fact);
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
      return narrateBody(fight, fact);
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
      return narrateState(fight, fact);
    case 'item-moved':
    case 'door':
      return narrateThing(fight, fact);
    case 'joined':
    case 'side':
    case 'active-set':
    case 'opening-said':
    case 'opening-seen':
    case 'note':
      return narrateHand(fight, fact);
    case 'attack':
    case 'attack-roll':
    case 'attack-result':
    case 'area':
    case 'harm':
    case 'no-harm':
      return narrateAttack(fight, fact);
    case 'check':
    case 'resisted':
    case 'defended':
    case 'opening':
      return narrateTold(fight, fact);
  }
}
