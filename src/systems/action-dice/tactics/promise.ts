import { pairMemory } from '../../../engine/kept.ts';
import { resistanceDice } from '../checks/dice.ts';
import { guardOf } from '../combat/guard.ts';
import { attackDiceSpec } from '../combat/roll.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import type { Push } from '../dice/pushes.ts';
import { prepareAction } from '../dice/roll.ts';
import { judgeReaction } from '../judge.ts';
import { isAsInFight } from '../kept.ts';
import { defenseDice, defensivePrice, isIncapacitated } from '../numbers.ts';
import { stancesOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Loss } from './blow.ts';
import { lossFrom } from './blow.ts';
import { chanceAbove, totalsOf } from './chances.ts';
import { danger } from './danger.ts';
import { taste } from './taste.ts';
import { wayNumber } from './way-number.ts';

/** What an attack promises, by the rules' own pools and numbers. */

export interface Promise {
  /** That it gets through, answers counted in. */
  readonly hit: number;
  /** Of all that the target can still take, on average. */
  readonly share: number;
  readonly out: number;
  /** What that is worth, without what it costs. */
  readonly worth: number;
}

const nothing: Promise = { hit: 0, share: 0, out: 0, worth: 0 };

/** What such a loss is worth to those who cause it. */
export const worthOf = (fight: Fight, target: Combatant, { share, out, wounded }: Loss): number =>
  danger(fight, target) * (share + taste.out * out + taste.wound * wounded);

/** How likely somebody answers an attack when it can: some keep their breath. */
const answers = 0.9;

/** The pool of Defense. */
export const defensePool = (fight: Fight, who: Combatant) =>
  prepareAction(fight, {
    who: who.id,
    rolling: 'defense',
    purpose: 'defense',
    clause: '',
    dice: defenseDice(fight, who).terms,
  }).pool;

/** Whether it could answer now. */
const canAnswer = (fight: Fight, who: Combatant): boolean =>
  !isObject(who) && judgeReaction(fight, who, { vigor: defensivePrice(fight, who).value }) === null;

/** `unanswered`: the target is on its own turn (AD-REA-3). */
export function promiseOf(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
  unanswered = false,
): Promise {
  if (isObject(target)) return nothing;
  if (isIncapacitated(target)) return { ...nothing, hit: 1, worth: 0.02 * danger(fight, target) };
  const behind = target.unaware.includes(who.id) && fight.rulings.behindDeclared !== 'facing';
  const guarded = !unanswered && canAnswer(fight, target);
  const { number, pushes, hit, answered } = chanceOf(fight, { who, target, means, form, behind, guarded });
  const loss = lossFrom(fight, who, target, means, pushes);
  if (loss.share === 0 && means.rider === null) return nothing;
  const rider = riderWorth(fight, target, means, number);
  const spent = guarded ? answers * answered * 0.5 * taste.vigor * defensivePrice(fight, target).value : 0;
  const worth = hit * (worthOf(fight, target, loss) + rider) + spent;
  return { hit, share: hit * loss.share, out: hit * loss.out, worth };
}

interface Aimed {
  readonly who: Combatant;
  readonly target: Combatant;
  readonly means: Means;
  readonly form: AttackForm;
  readonly behind: boolean;
  readonly guarded: boolean;
}

interface Chance {
  /** What must be beaten. */
  readonly number: number;
  readonly pushes: readonly Push[] | undefined;
  /** That it gets through, answers counted in, and that it hits at first. */
  readonly hit: number;
  readonly answered: number;
}

const kept = pairMemory<Chance>();

function chanceOf(fight: Fight, aimed: Aimed): Chance {
  const { who, target, means, form, behind, guarded } = aimed;
  const work = (): Chance => freshChance(fight, aimed);
  // What waits for a roll may be meant for one of the others alone.
  const waits = who.waiting.length > 0 || target.waiting.length > 0;
  if (waits || !isAsInFight(fight, who, target)) return work();
  const how = wayNumber(fight, who, target, means, form) * 4 + (behind ? 2 : 0) + (guarded ? 1 : 0);
  return kept(stancesOf(fight, who, target), how, work);
}

function freshChance(fight: Fight, { who, target, means, form, behind, guarded }: Aimed): Chance {
  const number = guardOf(fight, who, target, means, behind).value;
  const spec = attackDiceSpec(fight, { who: who.id, target: target.id, means, form, clause: '' });
  const { p } = totalsOf(prepareAction(fight, spec).pool);
  const defense = guarded ? totalsOf(defensePool(fight, target)) : null;
  let [hit, answered] = [0, 0];
  for (let total = number + 1; total < p.length; total++) {
    const chance = p[total] ?? 0;
    hit += chance * (1 - (defense ? answers * (defense.above[total] ?? 0) : 0));
    answered += chance;
  }
  return { number, pushes: spec.pushes, hit, answered };
}

/** AD-POS-10: what comes with a hit, unless it is resisted. */
function riderWorth(fight: Fight, target: Combatant, { rider }: Means, number: number): number {
  if (rider?.does !== 'knockDown' || target.prone || isObject(target)) return 0;
  const vs = rider.vs ?? number + 5;
  const resists = Math.max(
    ...rider.resist.map((ability) =>
      chanceAbove(
        prepareAction(fight, {
          who: target.id,
          rolling: 'resistance',
          purpose: 'resistance',
          clause: '',
          dice: resistanceDice(fight, target, ability),
        }).pool,
        vs,
      ),
    ),
  );
  const often = rider.on === 'critical' ? 0.25 : 1;
  return often * (1 - resists) * taste.down * danger(fight, target);
}
