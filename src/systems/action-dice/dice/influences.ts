import type { Id } from '../../../kernel/json.ts';
import { giftsOf } from '../derived.ts';
import type { Waiting } from '../effects/effect.ts';
import { isWounded } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { touches } from './pushes.ts';
import type { Shift } from './steps.ts';

/** What the state of a combatant adds to a roll (AD-DIE-9, AD-DIE-15, AD-HRT-4). */

/** The kinds of rolls. */
export const rollings = ['attack', 'defense', 'initiative', 'check', 'resistance', 'damage'] as const;
export type Rolling = (typeof rollings)[number];

/** AD-R12: whether a waiting Charge or Challenge fits attacks only. Effect dice exist only for attacks. */
export const isForAttacks = ({ roll, push }: Pick<Waiting, 'roll' | 'push'>): boolean =>
  roll === 'attack' || push.scope === 'effect';

/** AD-DIE-15, AD-R12: the Charges and Challenges that wait for this roll. `against`: the roll's target, if any. */
export const waitingFor = (
  { waiting }: Combatant,
  rolling: Rolling,
  against: Id | null,
): readonly Waiting[] =>
  waiting.length === 0
    ? waiting
    : waiting.filter(
        (one) =>
          (!isForAttacks(one) || rolling === 'attack') && (one.against === null || one.against === against),
      );

/**
 * AD-R12: what of it counts in the damage of a hit without an attack roll: what fits the damage alone, and by
 * `untilTurnEnd` everything that fits it. The rest goes on waiting for an action roll.
 */
export const waitingForDamage = (
  { rulings }: Fight,
  who: Combatant,
  against: Id | null,
): readonly Waiting[] =>
  waitingFor(who, 'attack', against).filter(
    ({ push }) =>
      touches(push, 'effect', rulings) && (push.scope === 'effect' || rulings.chargeLife === 'untilTurnEnd'),
  );

/** AD-DIE-9: abilities that raise or lower the rank of the dice. */
export const shiftsOf = (fight: Fight, who: Combatant, rolling: Rolling): readonly Shift[] =>
  giftsOf(who.sheet, `${rolling}Rank`, isWounded(fight, who)).map(({ amount, name }) => ({
    by: amount,
    label: name,
    clause: 'AD-DIE-9',
  }));
