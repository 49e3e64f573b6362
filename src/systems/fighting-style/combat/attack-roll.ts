import type { Faces } from '../../../kernel/dice.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Reading } from '../../../kernel/readings.ts';
import type { Rulings } from '../rulings.ts';
import type { Table } from '../table.ts';
import type { Attack } from './attack.ts';
import { attackSpec, defenceSpec } from './attack.ts';
import type { DefenceChoice } from './defences.ts';
import { compares, mostThatIsHit } from './results.ts';
import { readSurroundings } from './surroundings.ts';
import type { Tested, TestNumbers, TestSpec } from './test.ts';
import { makeTest, rollTest, testNumbers, whyOf } from './test.ts';
import type { Matters, Thrown } from './test-dice.ts';
import { allSuccesses, moreDice, onlyPass, scaled, theFace, throwOf } from './test-dice.ts';

/**
 * The two tests of a combat roll (FS-ATK-1, step 5), and what of each matters.
 *
 * The second roll is read only as far as the first leaves the result open: against a failed attack a defence passes or
 * fails; against a passed one it fails, or passes with enough or too few Successes. So exact odds branch over about a
 * dozen keys instead of four hundred pairs of faces.
 *
 * An attack on several targets is one roll (FS-ATK-8), even where cover gives each target another TN: the same dice are
 * read once against each TN.
 */

/** One target of an attack with its defence; `null`: the target was not asked or declined. */
export interface Defended {
  readonly target: string;
  readonly defence: DefenceChoice | null;
}

/** The two tests of an attack against one target. */
export interface Tests extends Defended {
  readonly attack: Tested;
  readonly defended: Tested;
}

const undefended: Tested = {
  passed: false,
  successes: 0,
  face: 0,
  automatic: true,
  tn: { value: 0, terms: [] },
};

/** The attack against one target, with the surroundings as the defence has settled them (FS-ATK-1, step 4). */
function attackOn(attack: Attack, { defence }: Defended): Attack {
  const settled = defence === null ? attack.surroundings : readSurroundings(defence, attack.surroundings);
  return settled === attack.surroundings || isRefusal(settled)
    ? attack
    : { ...attack, surroundings: settled };
}

const defenceOf = (one: Defended) =>
  one.defence === null || one.defence.option === 'decline' ? null : one.defence.option;

/** Rolls attack and defences for these targets in the order of the ruling (FS-TEST-7, FS-R7). */
export function rollTests(table: Table, attack: Attack, all: readonly Defended[]): readonly Tests[] {
  const { rulings } = table.fight;
  if (rulings.rollOrder === 'attackerFirst') {
    const attacks = rollAttack(
      table,
      attack,
      all,
      all.map((one) => attackMatters(one, rulings)),
    );
    return all.map((one, i) => {
      const attacked = attacks[i] as Tested;
      const defended = defenceOfOne(table, attack, one, attacked);
      return { target: one.target, defence: one.defence, attack: attacked, defended };
    });
  }
  const defences = all.map((one) => defenceOfOne(table, attack, one, null));
  const matters = all.map((one, i) => answerMatters(one, defences[i] as Tested, all.length, rulings));
  const attacks = rollAttack(table, attack, all, matters);
  return all.map(({ target, defence }, i) => ({
    target,
    defence,
    attack: attacks[i] as Tested,
    defended: defences[i] as Tested,
  }));
}

const wantsFace = (rulings: Rulings): boolean => rulings.hitLocations === 'onesDigit';

/** What of the attack's roll matters when it is rolled before the defence. */
function attackMatters(one: Defended, rulings: Rulings): Matters {
  if (wantsFace(rulings)) return theFace;
  return compares(defenceOf(one), rulings) ? allSuccesses : onlyPass;
}

/** What of the attack's roll matters when the defence has been rolled; `count` is the number of targets. */
function answerMatters(one: Defended, defended: Tested, count: number, rulings: Rulings): Matters {
  if (wantsFace(rulings)) return theFace;
  if (!defended.passed || !compares(defenceOf(one), rulings)) return onlyPass;
  if (count > 1) return allSuccesses;
  // The lowest number of Successes with which the attack hits.
  const least = rulings.defenceTie === 'attacker' ? defended.successes : defended.successes + 1;
  return { kind: 'more', than: least - 1 };
}

/** The same; whoever is taken out of the fight by hand while it rolls defends no more. */
const defenceOfOne = (table: Table, attack: Attack, one: Defended, attacked: Tested | null): Tested =>
  table.part(one.target, () => rollDefence(table, attack, one, attacked)) ?? undefended;

/** Rolls the defender's test; `attacked` is `null` when the defender rolls first. */
function rollDefence(table: Table, attack: Attack, one: Defended, attacked: Tested | null): Tested {
  const { defence } = one;
  if (defence === null || defence.option === 'decline') return undefended;
  const { fight } = table;
  const compared = compares(defence.option, fight.rulings);
  let matters = compared ? allSuccesses : onlyPass;
  if (attacked !== null && compared) {
    matters = attacked.passed
      ? { kind: 'more', than: mostThatIsHit(attacked.successes, fight.rulings) }
      : onlyPass;
  }
  const { option, attribute, style } = defence;
  const on = attackOn(attack, one);
  const tested = makeTest(table, defenceSpec(fight, on, one.target, option, attribute, style, matters));
  // FS-MAN-5: the roll uses up the brace.
  if (fight.combatants[one.target]?.braced) table.tell({ fact: 'brace-used', who: one.target });
  return tested;
}

/** Makes the attacker's one roll against all these targets. Returns one result for each. */
function rollAttack(
  table: Table,
  attack: Attack,
  all: readonly Defended[],
  matters: readonly Matters[],
): readonly Tested[] {
  const { fight } = table;
  const specs = all.map((one, i) => attackSpec(fight, attackOn(attack, one), one.target, matters[i]));
  const [only] = specs;
  if (specs.length === 1 && only) return [makeTest(table, only)];
  const numbers = specs.map((spec) => testNumbers(fight, spec));
  const open = specs.map((_, i) => i).filter((i) => specs[i]?.automatic === undefined);
  const rolled = open.length === 0 ? [] : rollTogether(table, specs, numbers, open);
  return specs.map((spec, i) => {
    const place = open.indexOf(i);
    const tn = (numbers[i] as TestNumbers).tn;
    if (place < 0) return rollTest(table, spec, numbers[i] as TestNumbers);
    return { ...(rolled[place] as Thrown), automatic: false, tn };
  });
}

/**
 * Draws one set of dice and reads it against each of the specs listed in `open`, which differ only in their TN and in
 * what matters. The pool is that of the highest TN.
 */
function rollTogether(
  table: Table,
  specs: readonly TestSpec[],
  numbers: readonly TestNumbers[],
  open: readonly number[],
): readonly Thrown[] {
  const { rulings } = table.fight;
  let best = open[0] as number;
  for (const i of open) if (tnOf(numbers, i) > tnOf(numbers, best)) best = i;
  const edge = (numbers[best] as TestNumbers).edge.value;
  const throws = open.map((i) => throwOf(rulings, tnOf(numbers, i), edge, specs[i]?.matters ?? allSuccesses));
  const whole = throwOf(rulings, tnOf(numbers, best), edge, allSuccesses);
  if (!whole) return open.map(() => ({ passed: false, successes: 0, face: 0 }));
  const isPool = rulings.testDice === 'd6pool';
  const groups = 1 + moreDice(rulings.boonBane, edge);
  const size = isPool ? scaled(rulings.testDice, tnOf(numbers, best)) : 1;
  const sizes = open.map((i) => (isPool ? scaled(rulings.testDice, tnOf(numbers, i)) : 1));
  const reading: Reading<readonly Thrown[]> = {
    id: `each/${throws.map((one) => one?.reading.id ?? 'none').join('|')}`,
    of: (faces) =>
      throws.map(
        (one, k) =>
          one?.reading.of(firstOfEach(faces, groups, size, sizes[k] as number)) ?? {
            passed: false,
            successes: 0,
            face: 0,
          },
      ),
    key: (results) => results.map((one, k) => throws[k]?.reading.key(one) ?? '').join('|'),
  };
  const spec = specs[best] as TestSpec;
  const { tn, edge: edgeTotal } = numbers[best] as TestNumbers;
  return table.draw(whole.pool, reading, whyOf(spec, tn, edgeTotal, whole.target));
}

const tnOf = (numbers: readonly TestNumbers[], i: number): number => (numbers[i] as TestNumbers).tn.value;

/** The first `count` dice of each pool of `size`: with `d6pool` a lower TN reads fewer of the same dice. */
function firstOfEach(faces: Faces, groups: number, size: number, count: number): Faces {
  if (size === count) return faces;
  const kept = [];
  for (let g = 0; g < groups; g++) kept.push(...faces.slice(g * size, g * size + Math.max(0, count)));
  return kept;
}
