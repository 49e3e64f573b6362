import { noMoreOf } from '../../../engine/seldom.ts';
import type { Hand } from '../body.ts';
import { isHelpless } from '../harm/helpless.ts';
import { actionlessBy } from '../judge.ts';
import type { Tested } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { ailmentOf, one, suffers } from '../state.ts';
import type { TestSpec } from '../test/spec.ts';
import { testOf } from '../test/spec.ts';
import { evasionEdge } from './advantages.ts';
import { countsAsBallistic, countsAsMelee } from './manner.ts';
import type { Attack } from './types.ts';

/** How an attack may be evaded, and who cannot evade (PE-ACT-4). */

export const evasionWays = ['parry', 'dodge', 'anticipate', 'endurance', 'willpower'] as const;
export type EvasionWay = (typeof evasionWays)[number];

/** The test of each way to evade. */
export const testedOf: { readonly [way in EvasionWay]: Tested } = {
  parry: { skill: 'melee', focus: 'parry' },
  dodge: { skill: 'acrobatics', focus: 'dodge' },
  anticipate: { skill: 'awareness', focus: 'anticipate' },
  endurance: { skill: 'endurance', focus: 'injury' },
  willpower: { score: 'willpower' },
};

/**
 * PE-ACT-4, PE-R35: the ways to evade an attack. Push and Knockdown may also be resisted with Endurance (PE-ACT-26,
 * PE-ACT-29).
 */
export function waysAgainst(fight: Fight, { means, form }: Attack): readonly EvasionWay[] {
  if (means.mental) {
    switch (fight.rulings.mentalEvasion) {
      case 'noDodge':
        return ['parry', 'anticipate'];
      case 'willpowerOnly':
        return ['willpower'];
      case 'none':
        return [];
    }
  }
  if (form === 'push' || form === 'knockdown') return ['parry', 'dodge', 'endurance'];
  if (countsAsMelee(fight, means.manner)) return ['parry', 'dodge'];
  if (countsAsBallistic(fight, means.manner)) return ['dodge', 'anticipate'];
  return ['parry', 'dodge', 'anticipate'];
}

/** Why a combatant is not asked to evade. */
interface Defenceless {
  readonly why: string;
  readonly clause: string;
}

/** Why the target cannot oppose the attack at all; `null` if it can. */
export function defenceless(fight: Fight, attack: Attack, evader: Combatant): Defenceless | null {
  if (attack.unopposed && evader.id === attack.who) return { why: 'nobody opposes it', clause: 'PE-AIL-16' };
  if (evader.out !== null || isHelpless(fight, evader)) return { why: 'Helpless', clause: 'PE-HLP-1' };
  if (evader.surprised) return { why: 'surprised', clause: 'PE-TIME-6' };
  if (suffers(evader, 'staggered')) return { why: 'Staggered', clause: 'PE-AIL-7' };
  const ailment = actionlessBy(evader);
  if (ailment && fight.rulings.noActionsBlocks === 'moveActionEvasion') {
    return { why: ailment.name, clause: 'PE-AIL-6' };
  }
  if (suffers(evader, 'enraged')) return { why: 'Enraged', clause: 'PE-AIL-18' };
  if (underOrdersOf(fight, evader, one(fight, attack.who)))
    return { why: 'Brainwashed', clause: 'PE-AIL-15' };
  if (evasionsSpent(fight, attack, evader)) {
    return { why: 'no evasion left in this round', clause: 'PE-ACT-4' };
  }
  return null;
}

/** PE-AIL-15: the Brainwashed do not oppose attacks of their controller and its allies. */
function underOrdersOf(fight: Fight, who: Combatant, attacker: Combatant): boolean {
  const order = ailmentOf(who, 'brainwashed');
  if (!order || order.by === null) return false;
  return order.by === attacker.id || fight.combatants[order.by]?.side === attacker.side;
}

/** PE-R36: whether the evader has no evasion left against this attack. */
function evasionsSpent({ rulings }: Fight, { who }: Attack, evader: Combatant): boolean {
  switch (rulings.evasionsPerRound) {
    case 'unlimited':
      return false;
    case 'one':
      return noMoreOf(evader, 'evaded', (by) => by.length > 0);
    case 'perAttacker':
      return noMoreOf(evader, 'evaded', (by) => by.includes(who));
  }
}

/**
 * The hand that parries: the one with the melee weapon, of two the less injured arm; `null` for unarmed or natural
 * parries.
 */
function parryHand({ hands, injuries }: Combatant): Hand | 'both' | null {
  const { right, left } = hands;
  const parries = (item: typeof right): boolean =>
    item?.thing.kind === 'weapon' && item.thing.weapon.class === 'melee';
  const inRight = parries(right);
  const inLeft = parries(left);
  if (inRight && inLeft) {
    if (right?.id === left?.id) return 'both';
    return (injuries.rightArm?.row ?? 4) >= (injuries.leftArm?.row ?? 4) ? 'right' : 'left';
  }
  return inRight ? 'right' : inLeft ? 'left' : null;
}

/** The test of an evasion. */
export function evasionSpec(
  fight: Fight,
  attack: Attack,
  evader: Combatant,
  way: EvasionWay,
  fate = 0,
): TestSpec {
  const parry = way === 'parry';
  const hand = parry ? parryHand(evader) : null;
  return testOf({
    who: evader.id,
    tested: testedOf[way],
    kind: 'evasion',
    clause: 'PE-ACT-4',
    purpose: 'evasion',
    against: attack.who,
    edge: evasionEdge(fight, one(fight, attack.who), evader, parry ? 'parry' : 'other'),
    hand: hand ?? undefined,
    fate: fate > 0 ? fate : undefined,
  });
}
