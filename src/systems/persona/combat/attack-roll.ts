import type { Id } from '../../../kernel/json.ts';
import { affinityTo } from '../harm/affinity.ts';
import { allHelpless, isHelpless } from '../harm/helpless.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { against, fumbleFrom, readDie } from '../test/dice.ts';
import { failingOf } from '../test/failing.ts';
import { mayHide } from '../test/hidden.ts';
import type { AttackMatters, Matters } from '../test/matters.ts';
import { testBonus, testNumbers } from '../test/numbers.ts';
import type { Result } from '../test/roll.ts';
import { resultOf, rollTest } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { mattering, testOf } from '../test/spec.ts';
import { attackSpec, testedWith } from './attack-spec.ts';
import { defenceless, testedOf, waysAgainst } from './evasion-ways.ts';
import { firstStruck } from './first-struck.ts';
import type { Attack } from './types.ts';
import { isManeuver, onlyOne } from './types.ts';

/** The die of an attack, the ammunition it uses and the effect of a Fumble (PE-ATK-9, section FUM). */

/** Rolls the attack's one die against the first target's number (PE-ATK-8). Uses a round; a Fumble jams the weapon. */
export function rollAttack(table: Table, attack: Attack): Result {
  const { fight } = table;
  const aimed = one(fight, attack.targets[0] ?? attack.who);
  const spec = specOf(fight, attack, aimed);
  fire(table, attack, 1);
  const roll = dieNeeded(fight, attack) ? rollOnce(table, attack, aimed, spec) : automatic(fight, spec);
  if (isFumble(roll)) jam(table, attack);
  return roll;
}

function rollOnce(table: Table, attack: Attack, aimed: Combatant, spec: TestSpec): Result {
  const roll = rollTest(table, mattering(spec, mattersOf(table.fight, attack)));
  if (roll.passed || roll.automatic !== null || hitsOfItself(table.fight, attack, roll)) return roll;
  if (!rerollsMiss(table.fight, aimed)) return roll;
  return rollTest(table, roll.spec);
}

/** PE-R118, `rerollMiss`: whether a missed attack is rolled once more because the target is Condemned. */
const rerollsMiss = (fight: Fight, target: Combatant): boolean =>
  fight.rulings.condemnedMode === 'rerollMiss' && suffers(target, 'condemned');

/** The test against the aimed target. PE-HLP-1, PE-R124: if all targets are Helpless it cannot be a Fumble. */
function specOf(fight: Fight, attack: Attack, target: Combatant): TestSpec {
  const spec = testOf(attackSpec(fight, attack, target));
  if (allHelpless(fight, attack.targets)) spec.fumbles = false;
  return spec;
}

/** Whether a die is needed. PE-R124, `noRoll`: not if all targets are Helpless. */
const dieNeeded = (fight: Fight, { targets }: Attack): boolean =>
  fight.rulings.helplessRoll !== 'noRoll' || !allHelpless(fight, targets);

/** A hit without a die, with 0 degrees. */
function automatic(fight: Fight, spec: TestSpec): Result {
  const { target, edge, bonus } = testNumbers(fight, spec);
  const hit = { passed: true, degrees: 0, margin: 0, die: 0, dice: [] };
  return resultOf({ spec, target, edge, bonus, fails: 'helpless' }, hit);
}

/** What of the die matters later, so that exact odds branch as little as possible. */
function mattersOf(fight: Fight, attack: Attack): Matters {
  const { means, targets, who } = attack;
  const several = targets.length > 1;
  const inStep = several && keepsInStep(fight, attack);
  const seen = isDieSeen(fight, attack) || (several && !inStep);
  const die = seen || metBy(fight, attack).some((id) => mayTie(fight, attack, one(fight, id)));
  const hidden = !seen && onlyOne(attack) && mayHide(fight, who, targets[0] ?? who);
  // A failed attack hits the Helpless (PE-R124) and may hit of itself (PE-R68), and each target reads the one die against
  // its own number.
  const failsToo =
    several || mayHitOfItself(fight, attack) || targets.some((id) => isHelpless(fight, one(fight, id)));
  // PE-R11: it also hits whoever fails to evade it by more degrees.
  const byLess = fight.rulings.bothFail === 'lesserFailureWins';
  const scatters = means.weapon?.scatter === true;
  const all = scatters || (failsToo && die) || (byLess && seen);
  const fails = all ? 'die' : inStep ? 'others' : failsToo || byLess ? 'degrees' : 'alike';
  const others = inStep ? numbersAgainst(fight, attack) : nobody;
  const first = several && !seen && !scatters ? firstStruck(fight, attack) : null;
  return { kind: 'attack', critical: means.critical, die, fails, others, hidden, first };
}

/** PE-FUM-1: whether the die is 96 or more in an attack that can be a Fumble. */
export const isFumble = ({ spec, die, automatic }: Result): boolean =>
  spec.fumbles === true && automatic === null && die >= fumbleFrom;

/** PE-CRIT-1, PE-CRIT-5: whether the natural die of an attack that hits is a Critical Hit. */
export const isCritical = ({ means }: Attack, { die }: Result): boolean => die > 0 && die <= means.critical;

/** PE-R68, `false`: whether low dice of this attack hit without winning; those of maneuvers only with PE-R47. */
const mayHitOfItself = ({ rulings }: Fight, { form }: Attack): boolean =>
  !rulings.criticalNeedsHit && (!isManeuver(form) || rulings.nonDamagingCriticals);

/** PE-R68, `false`: whether the die is a Critical Hit and hits without winning. */
export const hitsOfItself = (fight: Fight, attack: Attack, roll: Result): boolean =>
  mayHitOfItself(fight, attack) && isCritical(attack, roll);

/** Whether the die matters beyond the degrees: for the location, for ties by margin, or for resisting its ailment. */
export const isDieSeen = ({ rulings }: Fight, { means }: Attack): boolean =>
  rulings.hitLocationRoll === 'reversedAttackDie' ||
  rulings.opposedTieBreak === 'rawMargin' ||
  (means.inflicts !== null && rulings.ailmentResist === 'opposed');

const nobody = (): readonly number[] => [];

/**
 * The target numbers against all targets, or against those of them in `left`. Memoized and computed on demand, because
 * only exact odds need them. Targets not in `left` are not read.
 */
function numbersAgainst(fight: Fight, attack: Attack): AttackMatters['others'] {
  const found = new Map<Id, number>();
  return (left = attack.targets) =>
    attack.targets
      .filter((id) => left.includes(id))
      .map((id) => {
        const number =
          found.get(id) ?? testNumbers(fight, attackSpec(fight, attack, one(fight, id))).target.value;
        found.set(id, number);
        return number;
      });
}

/**
 * Whether the numbers against several targets can only change by multiples of 10, whatever happens to one of them: then
 * all changes are Advantages. Not if the attacker itself may be hit, because it may lose points of a Score.
 */
function keepsInStep(fight: Fight, { who, means, targets }: Attack): boolean {
  const { degreesMode, targetClamp } = fight.rulings;
  if (degreesMode === 'tensDigits' || targetClamp !== 'none') return false;
  return targets.every((id) => id !== who && affinityTo(fight, one(fight, id), means.element) !== 'repel');
}

/**
 * What of the attack's die still matters once some of several targets are resolved, as a string: how it compares with
 * the numbers against those in `left`, and what it costs at the end.
 */
export function leftOf(fight: Fight, attack: Attack, roll: Result, left: readonly Id[]): string {
  const { means } = attack;
  const { spec, passed, degrees, die, dice } = roll;
  const { matters, paid } = spec;
  const seen = isDieSeen(fight, attack) || !keepsInStep(fight, attack);
  if (matters?.kind !== 'attack' || seen || left.some((id) => mayTie(fight, attack, one(fight, id)))) {
    return JSON.stringify([die, dice, paid]);
  }
  const failing = failingOf(fight, spec);
  const own = passed ? 'passed' : failing === 'byDegrees' ? degrees : 'failed';
  const theirs = matters.others(left).map((number) => [number, against(number, die, failing)]);
  return JSON.stringify([own, die <= means.critical, isFumble(roll), paid, theirs]);
}

/** Everyone who may oppose this attack's die. In a Burst any enemy may become a target (PE-ACT-11). */
const metBy = (fight: Fight, { who, form, targets }: Attack): readonly Id[] =>
  form === 'burst' ? fight.listing.filter((id) => foes(one(fight, who), one(fight, id))) : targets;

/** PE-R10: whether an evasion with equal degrees may be decided by the die, because the Bonuses are equal. */
function mayTie(fight: Fight, attack: Attack, target: Combatant): boolean {
  if (fight.rulings.opposedTieBreak !== 'bonusLowDieResister') return false;
  if (defenceless(fight, attack, target) !== null) return false;
  const bonus = testBonus(one(fight, attack.who), testedWith(attack));
  return waysAgainst(fight, attack).some((way) => testBonus(target, testedOf[way]) === bonus);
}

/**
 * The attack's die read against another target's number (PE-ATK-8). Where no die was rolled it passes or fails as it did
 * against the first, with the Advantages against this target (PE-ATK-3). Fate Points spent on the attack count against
 * every target; whether one or two dice are rolled depends on the aimed target only. `matters` is kept for a reroll
 * (PE-FATE-4).
 */
export function readAgainst(fight: Fight, attack: Attack, roll: Result, target: Combatant): Result {
  if (roll.spec.against === target.id) return roll;
  const spec = testOf(attackSpec(fight, attack, target));
  spec.fate = undefined;
  spec.paid = roll.spec.paid;
  spec.matters = roll.spec.matters;
  // PE-R124: only where all were Helpless is a die of 96 or more read like any other, and only against the Helpless.
  spec.fumbles = roll.spec.fumbles === true || !isHelpless(fight, target);
  const { automatic: fails, die, dice } = roll;
  const { target: total, edge, bonus } = testNumbers(fight, spec);
  const { passed, degrees, margin } =
    fails === null ? readDie(fight.rulings, total.value, die, spec.fumbles) : roll;
  return resultOf({ spec, target: total, edge, bonus, fails }, { passed, degrees, margin, die, dice });
}

/** PE-ATK-9, PE-ACT-12: uses up this many rounds or throws. */
export function fire(table: Table, { who, means }: Attack, rounds: number): void {
  const { item, weapon } = means;
  if (item === null || weapon?.clip === undefined) return;
  const left = Math.max(0, (table.fight.loaded[item.id] ?? 0) - rounds);
  table.tell({ fact: 'loaded', who, item: item.id, rounds: left, why: 'fired' });
}

/** PE-FUM-2: a fumbled Ballistic weapon jams, and its loaded ammunition is lost. */
export function jam(table: Table, { who, means }: Attack): void {
  const { item, weapon, manner } = means;
  if (manner !== 'ballistic' || item === null) return;
  table.tell({ fact: 'jammed', who, item: item.id, on: true });
  if (weapon?.clip !== undefined)
    table.tell({ fact: 'loaded', who, item: item.id, rounds: 0, why: 'jammed' });
}

/** A thrown weapon that is not counted leaves the hand and lies on the target's square. */
export function throwAway(table: Table, { who, means }: Attack, target: Id): void {
  const { item, weapon, manner } = means;
  if (manner !== 'thrown' || item === null || weapon?.clip !== undefined) return;
  const { hands } = one(table.fight, who);
  const held = (['right', 'left'] as const).filter((hand) => hands[hand]?.id === item.id);
  if (held.length === 0) return;
  const { cell } = one(table.fight, target);
  table.tell({
    fact: 'item-moved',
    item,
    from: { in: 'hand', who, hands: held },
    to: { in: 'floor', cell },
    who,
    why: 'thrown',
  });
}
