import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import { testedName } from '../scores.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import { throwOf } from './dice.ts';
import { distract } from './distract.ts';
import { failingOf } from './failing.ts';
import { fateAfter, fateBefore, spendFate } from './fate.ts';
import type { Behind, Matters, Standing } from './matters.ts';
import { onlyPass } from './matters.ts';
import type { TestNumbers } from './numbers.ts';
import { testNumbers } from './numbers.ts';
import type { TestSpec } from './spec.ts';
import { testOf } from './spec.ts';
import { tellStands } from './stands.ts';
import { winning } from './winning.ts';

/** The result of a test. */
export interface Result extends Thrown {
  readonly spec: TestSpec;
  readonly target: Total;
  /** Advantages minus Disadvantages with their terms: an attack's surplus adds damage (PE-ATK-3). */
  readonly edge: Total;
  readonly bonus: number;
  /** Why no die was rolled; `null` when one was. */
  readonly automatic: string | null;
}

/** The result that the other side of an opposed test has to beat. */
export const standingOf = ({ degrees, margin, bonus, die }: Result): Standing => ({
  degrees,
  margin,
  bonus,
  die,
});

const failed: Thrown = { passed: false, degrees: 0, margin: 0, die: 0, dice: [] };

/** When the tester is offered a reroll with Fate. */
interface Again {
  /** Whether the result has lost. */
  lost(thrown: Thrown): boolean;
  /** Whether a result that has lost could not be bettered by any die against this target number. */
  inVain?(thrown: Thrown, target: number): boolean;
}

const afterFailure: Again = { lost: ({ passed }) => !passed };

/** No reroll is offered. */
export const once: Again = { lost: () => false };

/**
 * Rolls a test: Fate Points for Advantage, the dice, forced rerolls, and rerolls with Fate (PE-TEST-7). The cost of a
 * failure is not settled here; `makeTest` does that. `again`: when a reroll is offered, by default after a failure.
 */
export function rollTest(table: Table, spec: TestSpec, again: Again = afterFailure): Result {
  const { points, numbers, thrown } = table.once(() => thrownFor(table, spec, again));
  return resultOf({ ...numbers, spec: withPaid(spec, points) }, thrown);
}

/** The plain data of a roll, for `once`: the Fate Points spent, the numbers, the dice. */
function thrownFor(table: Table, spec: TestSpec, { lost, inVain }: Again) {
  const { fight } = table;
  // Declared Fate Points may have been spent on something else on the way to this test, such as a Charge or a hold.
  const promised = spec.fate ? Math.min(spec.fate, one(fight, spec.who).fate) : 0;
  if (promised > 0) spendFate(table, spec.who, 'advantage', 'PE-FATE-3', promised);
  const declared = withPaid(spec, promised);
  const before = testNumbers(fight, declared);
  if (before.fails !== null) {
    finish(table, declared, before, failed);
    return { points: promised, numbers: before, thrown: failed };
  }
  const fate = fateBefore(table, declared, (one) => testNumbers(fight, one));
  const full = withPaid(declared, fate);
  const numbers = fate > 0 ? testNumbers(fight, full) : before;
  // PE-TEST-8: a reroll repeats the whole test, forced rerolls included.
  const dice = (): Thrown =>
    distract(table, full, roll(table, full, numbers), () => roll(table, full, numbers));
  const keepsBetter = fight.rulings.fateReroll === 'keepBetter';
  let thrown = dice();
  const target = numbers.target.value;
  const rerolls = (now: Thrown): boolean =>
    fateAfter(table, full, now, target, inVain && { inVain: () => inVain(now, target) });
  while (lost(thrown) && rerolls(thrown)) {
    const behind = behindOf(full);
    // The opposing die, if hidden, stays hidden, so ways merge as of its roll. `held` keeps them apart from ways that
    // are past it.
    const held = (): string => `${full.who} again ${full.inHand ?? ''}`;
    if (!keepsBetter) table.cross({ since: behind?.purpose ?? full.purpose, held, keeps: behind });
    const again = dice();
    if (!keepsBetter || thrown.margin <= again.margin) thrown = again;
    else tellStands(table, full, thrown, 'better', 'PE-FATE-4');
  }
  finish(table, full, numbers, thrown);
  return { points: promised + fate, numbers, thrown };
}

/** The hidden die that the test is read against, if any. It stays hidden in a reroll. */
const behindOf = ({ matters }: TestSpec): Behind | undefined =>
  matters?.kind === 'versus' ? (matters.behind ?? undefined) : undefined;

/** The same test with this many more Fate Points counted as spent, and none left to spend. */
function withPaid(spec: TestSpec, points: number): TestSpec {
  if (points === 0 && !spec.fate) return spec;
  const test = testOf(spec);
  test.fate = undefined;
  test.paid = (spec.paid ?? 0) + points;
  return test;
}

/** Rolls the dice only. */
function roll(table: Table, spec: TestSpec, { target, edge, mode }: TestNumbers): Thrown {
  const matters: Matters = spec.matters ?? onlyPass;
  const { fight } = table;
  const failing = failingOf(fight, spec);
  const fumbles = spec.fumbles === true;
  const ready = throwOf(fight.rulings, target.value, mode, matters, fumbles, failing, spec.paid);
  const wins = winning(table.fight.rulings, target.value, matters);
  return table.draw(ready.pool, ready.reading, { ...whyOf(spec, target, edge), ...(wins && { wins }) });
}

/** What log and dice pad show of the roll. */
function whyOf(spec: TestSpec, total: Total, edge: Total): Why {
  const { clause, who, purpose, against } = spec;
  return {
    clause,
    for: who,
    purpose,
    with: spec.with ?? testedName(spec.tested),
    total,
    target: total.value,
    ...(edge.terms.length > 0 ? { edge } : {}),
    ...(against === undefined ? {} : { against }),
    rulings: [rulingIds.degreesMode],
  };
}

function finish(table: Table, spec: TestSpec, { target, fails }: TestNumbers, thrown: Thrown): void {
  table.tell({
    fact: 'test',
    who: spec.who,
    what: testedName(spec.tested),
    purpose: spec.purpose,
    clause: spec.clause,
    target,
    die: thrown.die,
    passed: thrown.passed,
    degrees: thrown.degrees,
    ...(spec.against === undefined ? {} : { against: spec.against }),
    ...(thrown.dice.length > 1 ? { dice: thrown.dice } : {}),
    ...(fails === null ? {} : { automatic: fails }),
  });
}

/** The result of a test, created with one hidden class wherever it is made (see `testOf`). */
export const resultOf = (
  {
    spec,
    target,
    edge,
    bonus,
    fails,
  }: Pick<TestNumbers, 'target' | 'edge' | 'bonus' | 'fails'> & Pick<Result, 'spec'>,
  { passed, degrees, margin, die, dice }: Thrown,
): Result => ({ spec, target, edge, bonus, automatic: fails, passed, degrees, margin, die, dice });

/** An additive term, for callers that build modifiers. */
export const term = (value: number, label: string, clause: string, ruling?: string): Term => ({
  value,
  op: 'add',
  label,
  clause,
  ...(ruling === undefined ? {} : { ruling }),
});
