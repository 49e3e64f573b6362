import { memory } from '../../../engine/stamps.ts';
import { resistanceDice } from '../checks/dice.ts';
import { guardOf } from '../combat/guard.ts';
import { kindOf } from '../combat/kind.ts';
import { attackDiceSpec } from '../combat/roll.ts';
import { damageOf, damageSpec } from '../combat/strike.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import type { Cover } from '../cover/cover.ts';
import { coverOf } from '../cover/cover.ts';
import { hasHealth } from '../derived.ts';
import type { Push } from '../dice/pushes.ts';
import { prepareAction, prepareEffect } from '../dice/roll.ts';
import { harmless } from '../harm/harmless.ts';
import { protect } from '../harm/protect.ts';
import { judgeReaction } from '../judge.ts';
import { gearNumber, isAsInFight, numbered } from '../kept.ts';
import { sheetMemory } from '../known.ts';
import { defenseDice, defensivePrice, isIncapacitated, poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Totals } from './chances.ts';
import { chanceAbove, totalsOf } from './chances.ts';
import { danger } from './danger.ts';
import { taste } from './taste.ts';

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

/** What somebody can still take. */
export const lifeOf = (fight: Fight, who: Combatant): number =>
  hasHealth(who.sheet, fight.rulings) ? who.durability + who.health : who.durability;

export const wholeLife = (fight: Fight, who: Combatant): number =>
  poolMost(fight, who, 'durability') + poolMost(fight, who, 'health');

/** How much of somebody a point is: more, the less there is; never more than of half of it. */
export const perPoint = (fight: Fight, who: Combatant): number =>
  1 / Math.max(1, lifeOf(fight, who), wholeLife(fight, who) / 2);

interface Loss {
  readonly share: number;
  readonly out: number;
  readonly wounded: number;
}

/** What so much damage, each total with its chance, does to somebody behind its armour. */
function lossOf(fight: Fight, target: Combatant, { p }: Totals, stopped: number, direct: boolean): Loss {
  const life = direct && hasHealth(target.sheet, fight.rulings) ? target.health : lifeOf(fight, target);
  const each = perPoint(fight, target);
  let [share, out, wounded] = [0, 0, 0];
  for (let total = 0; total < p.length; total++) {
    const chance = p[total] ?? 0;
    const harm = total - stopped;
    if (chance === 0 || harm <= 0) continue;
    if (harm >= life) {
      out += chance;
      share += chance;
      continue;
    }
    share += chance * Math.min(1, harm * each);
    if (!direct && target.durability > 0 && harm >= target.durability) wounded += chance;
  }
  return { share, out, wounded };
}

/** A damage by which what is stopped is measured: AR takes the same off every one. */
const probe = 60;

/** What a hit with these means would do. */
export function lossFrom(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[] = means.pushes ?? none,
): Loss {
  const work = (): Loss => freshLoss(fight, who, target, means, pushes);
  if (!isAsInFight(fight, who, target)) return work();
  return kept(fight, `${who.id}|${target.id}|${numbered(means)}|${numbered(pushes)}`, work);
}

const kept = memory<Loss>();
const none: readonly Push[] = [];

function freshLoss(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  pushes: readonly Push[],
): Loss {
  if (means.noDamage || harmless(fight, target, kindOf(means)) !== null) return noLoss;
  const { pool } = prepareEffect(fight, damageSpec(fight, who, target, means, pushes));
  const cover = means.manner === 'ranged' ? coverOf(fight, who, target, means.manner) : null;
  const stopped = stoppedBy(fight, target, means, cover) - (means.harm.points ?? 0);
  return lossOf(fight, target, totalsOf(pool), stopped, means.harm.straightAtHealth === true);
}

/** What is taken off every damage: by what the target wears and holds as it is now, and by cover. */
function stoppedBy(fight: Fight, target: Combatant, means: Means, cover: Cover | null): number {
  const about = `${numbered(means)}|${gearNumber(target)}|${cover === null ? '' : numbered(cover)}`;
  return stopped(fight.rulings, target.sheet, about, () => {
    const shown = { total: probe, burst: false };
    const { final } = protect(fight, target, damageOf(means, target.id, target.id, shown, cover));
    return probe - final.value;
  });
}

const stopped = sheetMemory<number>();

const noLoss: Loss = { share: 0, out: 0, wounded: 0 };

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
  const number = guardOf(fight, who, target, means, behind).value;
  const spec = attackDiceSpec(fight, { who: who.id, target: target.id, means, form, clause: '' });
  const loss = lossFrom(fight, who, target, means, spec.pushes);
  if (loss.share === 0 && means.rider === null) return nothing;
  const { p } = totalsOf(prepareAction(fight, spec).pool);
  const guarded = !unanswered && canAnswer(fight, target);
  const defense = guarded ? totalsOf(defensePool(fight, target)) : null;
  let [hit, answered] = [0, 0];
  for (let total = number + 1; total < p.length; total++) {
    const chance = p[total] ?? 0;
    hit += chance * (1 - (defense ? answers * (defense.above[total] ?? 0) : 0));
    answered += chance;
  }
  const rider = riderWorth(fight, target, means, number);
  const spent = guarded ? answers * answered * 0.5 * taste.vigor * defensivePrice(fight, target).value : 0;
  const worth = hit * (worthOf(fight, target, loss) + rider) + spent;
  return { hit, share: hit * loss.share, out: hit * loss.out, worth };
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
