import { guardOf, leastGuardOf } from '../combat/guard.ts';
import { attackDiceSpec } from '../combat/roll.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import type { Push } from '../dice/pushes.ts';
import { prepareAction } from '../dice/roll.ts';
import { judgeReaction } from '../judge.ts';
import { isAsInFight } from '../kept.ts';
import { defenseDice, defensivePrice, isIncapacitated } from '../numbers.ts';
import { stanceOf } from '../stance.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Loss } from './blow.ts';
import { lossFrom } from './blow.ts';
import { chanceToBeat, totalsThatBeat } from './chances.ts';
import { danger } from './danger.ts';
import { resists } from './resisting.ts';
import type { Stand } from './stand.ts';
import { settled } from './stand.ts';
import { taste } from './taste.ts';
import { groundNumber, wayNumber } from './way-number.ts';

/** The expected result of an attack, computed with the rules' own pools and numbers. */

interface Promise {
  /** The probability of a hit, with the target's reactions. */
  readonly hit: number;
  /** The mean part of the target's remaining life that it loses; `out` is a probability. */
  readonly share: number;
  readonly out: number;
  /** Its worth, without its price. */
  readonly worth: number;
}

const nothing: Promise = { hit: 0, share: 0, out: 0, worth: 0 };

/** The worth of a loss to those who cause it. */
export const worthOf = (fight: Fight, target: Combatant, { share, out, wounded }: Loss): number =>
  danger(fight, target) * (share + taste.out * out + taste.wound * wounded);

/** The probability that a target which can react does. */
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

/** The Vigor for which it could react now; `null` if it cannot. */
function answerPrice(fight: Fight, who: Combatant): number | null {
  if (isObject(who)) return null;
  const { value } = defensivePrice(fight, who);
  return judgeReaction(fight, who, { vigor: value }) === null ? value : null;
}

/** An attacker and its target: what depends only on these two, whatever the means and the place. */
export interface Mark {
  readonly who: Combatant;
  readonly target: Combatant;
  /** It is unaware of the attacker. */
  readonly unaware: boolean;
  /** The Vigor for which it could react; `null` if it cannot. */
  readonly price: number | null;
  /** The cache for attacks of the one on the other in their present stances; `null`: nothing is cached. */
  readonly known: Known | null;
}

/** `unanswered`: the target is in its own turn and cannot react (AD-REA-3). */
export function markOf(fight: Fight, who: Combatant, target: Combatant, unanswered = false): Mark {
  // A waiting push may count only against a certain target, so nothing is cached.
  const waits = who.waiting.length > 0 || target.waiting.length > 0;
  return {
    who,
    target,
    unaware: target.unaware.includes(who.id),
    price: unanswered ? null : answerPrice(fight, target),
    known: waits || !isAsInFight(fight, who, target) ? null : knownOf(fight, who, target),
  };
}

/** The promise of a single attack from where the attacker stands. */
export const promiseOf = (
  fight: Fight,
  who: Combatant,
  target: Combatant,
  means: Means,
  form: AttackForm,
  unanswered = false,
): Promise => promised({ fight, who }, markOf(fight, who, target, unanswered), means, form);

/** The promise of an attack from a place. */
export const promised = (stand: Stand, mark: Mark, means: Means, form: AttackForm): Promise =>
  promiseFrom(stand.fight, stand, mark, means, form);

/** An upper bound of its promise from any place. */
export const promisedAtBest = (fight: Fight, mark: Mark, means: Means, form: AttackForm): Promise =>
  promiseFrom(fight, null, mark, means, form);

/** The place of the attack; `null` for an ideal one without any obstacle. */
type From = Stand | null;

/** The key of the ideal place, different from all real ones. */
const noGround = -1;

function promiseFrom(fight: Fight, from: From, mark: Mark, means: Means, form: AttackForm): Promise {
  const { target, price, known } = mark;
  if (isObject(target)) return nothing;
  if (isIncapacitated(target)) return { hit: 1, share: 0, out: 0, worth: 0.02 * danger(fight, target) };
  const behind = mark.unaware && fight.rulings.behindDeclared !== 'facing';
  if (known === null) {
    return freshPromise(fight, from, mark, means, freshChance(fight, from, mark, means, form, behind));
  }
  const way = (wayNumber(means, form) * 2 + (behind ? 1 : 0)) * 2 + (price === null ? 0 : 1);
  const ground = from === null ? noGround : groundNumber(fight, from.who, target, means);
  let struck = known.get(way)?.get(ground);
  if (struck === undefined) {
    struck = { chance: freshChance(fight, from, mark, means, form, behind), promises: new Map() };
    const ways = known.get(way);
    if (ways) ways.set(ground, struck);
    else known.set(way, new Map([[ground, struck]]));
  }
  const left = (target.durability * 1000 + target.health) * 100 + (price ?? 0);
  let found = struck.promises.get(left);
  if (found === undefined) {
    found = freshPromise(fight, from, mark, means, struck.chance);
    struck.promises.set(left, found);
    count++;
  }
  return found;
}

/** The probabilities of an attack in one way over one ground, and its promises by the target's life left. */
interface Struck {
  readonly chance: Chance;
  readonly promises: Map<number, Promise>;
}

/** By the way of the attack, then by what the ground contributes. */
type Known = Map<number, Map<number, Struck>>;

/** The cache is cleared when it holds this many promises. */
const most = 20_000;

/** By the stances of the two. */
const kept = new Map<number, Map<number, Known>>();
let count = 0;

function knownOf(fight: Fight, who: Combatant, target: Combatant): Known {
  if (count > most) {
    kept.clear();
    count = 0;
  }
  const [own, other] = [stanceOf(fight, who), stanceOf(fight, target)];
  let targets = kept.get(own);
  if (targets === undefined) {
    targets = new Map();
    kept.set(own, targets);
  }
  let known = targets.get(other);
  if (known === undefined) {
    known = new Map();
    targets.set(other, known);
  }
  return known;
}

interface Chance {
  /** The number to beat. */
  readonly number: number;
  readonly pushes: readonly Push[] | undefined;
  /** The probability of a hit with the target's reactions, and without them. */
  readonly hit: number;
  readonly answered: number;
}

function freshChance(
  fight: Fight,
  from: From,
  mark: Mark,
  means: Means,
  form: AttackForm,
  behind: boolean,
): Chance {
  const { who, target, price } = mark;
  const there = from === null ? { fight, who } : settled(from);
  const number =
    from === null
      ? leastGuardOf(fight, who, target, means, behind)
      : guardOf(there.fight, there.who, target, means, behind).value;
  const attack = { who: who.id, target: target.id, means, form, clause: '' };
  const spec = attackDiceSpec(there.fight, attack, from === null ? 0 : undefined);
  const law = fight.rulings;
  const { pool } = prepareAction(there.fight, spec);
  const defense = price === null ? null : defensePool(fight, target);
  let [hit, answered] = [0, 0];
  for (const [total, chance] of totalsThatBeat(law, pool, { vs: number, kind: 'contest' }).entries()) {
    if (chance === 0) continue;
    const evades = defense ? chanceToBeat(law, defense, { vs: total, kind: 'contest' }) : 0;
    hit += chance * (1 - answers * evades);
    answered += chance;
  }
  return { number, pushes: spec.pushes, hit, answered };
}

/** The promise against a target with its present life, from these probabilities. */
function freshPromise(fight: Fight, from: From, mark: Mark, means: Means, chance: Chance): Promise {
  const { who, target, price } = mark;
  const { number, pushes, hit, answered } = chance;
  const there = from === null ? null : settled(from);
  const loss = there
    ? lossFrom(there.fight, there.who, target, means, pushes)
    : lossFrom(fight, who, target, means, pushes, null);
  if (loss.share === 0 && means.rider === null) return nothing;
  // A rider resisted against the attack total is resisted less often, the higher that total has to be.
  const rider = riderWorth(fight, target, means, from === null ? Number.POSITIVE_INFINITY : number);
  const spent = price === null ? 0 : answers * answered * 0.5 * taste.vigor * price;
  const worth = hit * (worthOf(fight, target, loss) + rider) + spent;
  return { hit, share: hit * loss.share, out: hit * loss.out, worth };
}

/** AD-POS-10: the worth of a knock-down rider. */
function riderWorth(fight: Fight, target: Combatant, { rider }: Means, number: number): number {
  if (rider?.does !== 'knockDown' || target.prone || isObject(target)) return 0;
  const resisted = resists(fight, target, rider.resist, { vs: rider.vs, total: number + 5 });
  const often = rider.on === 'critical' ? 0.25 : 1;
  return often * (1 - resisted) * taste.down * danger(fight, target);
}
