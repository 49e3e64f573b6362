import type { Id } from '../../../kernel/json.ts';
import type { SettledBy } from '../facts/told.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import type { After } from './exchange.ts';
import { comesOf, failureWords, initiatorInVain, isFumbled, resisterInVain, withstands } from './exchange.ts';
import { failingOf } from './failing.ts';
import { fateAfter, maySpendFate } from './fate.ts';
import { mayHide } from './hidden.ts';
import type { AttackMatters, Behind, Matters, Softens } from './matters.ts';
import { onlyPass, theDie } from './matters.ts';
import { testBonus } from './numbers.ts';
import { settlePanic } from './panic.ts';
import type { Result } from './roll.ts';
import { once, rollTest, standingOf } from './roll.ts';
import type { TestSpec } from './spec.ts';
import { mattering } from './spec.ts';

/** The result of an opposed test (PE-TEST-4). `resister` is `null` when its die was not needed (PE-R11). */
export interface Contest {
  /** Whether the initiator has won. */
  readonly won: boolean;
  readonly initiator: Result;
  readonly resister: Result | null;
}

/**
 * What else depends on the initiator's die, and on the draws since, besides this contest. `alone`: nothing, once the
 * contest is decided. `held`: the caller's local state as a string (see `Crossing`); computed only in exact odds.
 */
export interface Hanging {
  readonly alone: boolean;
  held(): string;
  /** The targets that still meet the same die afterwards; absent: possibly all that there were at first. */
  readonly left?: readonly Id[];
  /** What of the die matters to those targets, as a string; `again` is the reroll if there was one. */
  leaves?(again: Result | null): string;
}

/** `besides`: more depends on the die, but it is not known what. */
export type Hangs = Hanging | 'besides';

export const alone: Hanging = { alone: true, held: () => '' };

/** Only who has won matters afterwards. */
const nothing: After = () => '';

/** The most rerolls of a tie or a double failure; then the resister wins. */
const mostRerolls = 20;

/** Both sides roll, the initiator first. Tells a `contest` fact. */
export function contest(table: Table, initiator: TestSpec, resister: TestSpec): Contest {
  const matters = initiator.matters ?? opposedBy(table.fight, initiator, resister);
  const first = rollTest(table, mattering(initiator, matters));
  const came =
    first.passed || needsBoth(table) ? answerTo(table, first, resister, alone, nothing) : lostAlone(first);
  settle(table, came);
  const { who, purpose, clause } = initiator;
  const by = settledBy(isTied(came), haveBothFailed(came));
  table.tell({ fact: 'contest', who, against: resister.who, purpose, won: came.won, clause, ...by });
  return came;
}

/** PE-R10: whether both sides have passed with equal degrees. */
export const isTied = ({ initiator, resister }: Contest): boolean =>
  initiator.passed && resister?.passed === true && initiator.degrees === resister.degrees;

/** PE-R11: whether both sides have failed; only where the ruling lets the resister roll then. */
export const haveBothFailed = ({ initiator, resister }: Contest): boolean =>
  !initiator.passed && resister?.passed === false;

/** PE-R10, PE-R11: what a fact tells of a contest that a ruling has settled. */
export const settledBy = (tied: boolean, bothFailed: boolean): SettledBy => ({
  ...(tied ? { tied } : {}),
  ...(bothFailed ? { bothFailed } : {}),
});

/** PE-R10: what of the initiator's test matters: its die, if a tie may be decided by it, otherwise its degrees. */
function opposedBy(fight: Fight, initiator: TestSpec, resister: TestSpec): Matters {
  const { bothFail, opposedTieBreak } = fight.rulings;
  if (bothFail !== 'initiatorLoses') return theDie;
  const bonusOf = ({ who, tested }: TestSpec): number => testBonus(one(fight, who), tested);
  const even = bonusOf(initiator) === bonusOf(resister);
  const die = opposedTieBreak === 'rawMargin' || (opposedTieBreak === 'bonusLowDieResister' && even);
  return { kind: 'opposed', die, hidden: mayHide(fight, initiator.who, resister.who) };
}

/** PE-R11: whether the resister rolls even if the initiator has failed. */
const needsBoth = (table: Table): boolean => table.fight.rulings.bothFail !== 'initiatorLoses';

export const lostAlone = (initiator: Result): Contest => ({ won: false, initiator, resister: null });

/** Settles what a contest costs and ends: Stress for failures on both sides (PE-INJ-12), and Panic (PE-AIL-19). */
export function settle(table: Table, contest: Contest): void {
  costOfFailure(table, contest.initiator);
  if (contest.resister) costOfFailure(table, contest.resister);
  settleFear(table, contest);
}

/**
 * PE-AIL-19: settles Panic only, for callers that settle the costs at another time. `against`: the opponent, where one
 * roll is met by several.
 */
export function settleFear(
  table: Table,
  { won, initiator, resister }: Contest,
  against = initiator.spec.against,
): void {
  const { who } = initiator.spec;
  if (against === undefined || against === who) return;
  const first = { result: initiator, won };
  const second = { result: resister, won: !won };
  settlePanic(table, who, first, against, second);
  settlePanic(table, against, second, who, first);
}

/**
 * Rolls the resister's test against the initiator's result and decides the contest (PE-R10, PE-R11). The side that
 * would lose may spend Fate on a reroll: the resister on its own die, the initiator after the resister has won. The
 * caller settles costs (`settle`).
 */
export function answerTo(
  table: Table,
  initiator: Result,
  resister: TestSpec,
  hangs: Hangs = 'besides',
  after: After | null = null,
): Contest {
  const { fight } = table;
  const unopposed: Contest = { won: initiator.passed, initiator, resister: null };
  // PE-TIME-6: the surprised cannot oppose any test.
  if (one(fight, resister.who).surprised) return unopposed;
  // Nor can whoever is taken out of the fight by hand before the die falls.
  return table.part(resister.who, () => answered(table, initiator, resister, hangs, after)) ?? unopposed;
}

function answered(
  table: Table,
  initiator: Result,
  resister: TestSpec,
  hangs: Hangs,
  after: After | null,
): Contest {
  const { fight } = table;
  const bonus = testBonus(one(fight, resister.who), resister.tested);
  const meets =
    hangs !== 'besides' &&
    (hangs.alone || hangs.leaves !== undefined) &&
    after !== null &&
    mayHide(fight, initiator.spec.who, resister.who);
  const hidden = meets && isHidden(initiator.spec);
  const later = meets && !hidden;
  let first = initiator;
  let answer = resister;
  for (let round = 0; ; round++) {
    const standing = standingOf(first);
    const verdict = (thrown: Thrown): boolean | null => withstands(fight, thrown, bonus, first);
    // PE-FATE-4: an initiator with a Fate Point may reroll against the resister's current result.
    const mayAgain = maySpendFate(fight, one(fight, first.spec.who));
    const behind = hidden ? rollOf(first.spec) : null;
    const softens = behind === null && after ? softensOf(fight, first, answer, after) : null;
    const matters = first.passed
      ? ({ kind: 'versus', standing, bonus, again: mayAgain, behind, softens, later } as const)
      : theDie;
    let second = rollTest(table, mattering(answer, matters), {
      lost: (thrown) => verdict(thrown) === false,
      inVain: (thrown, target) =>
        resisterInVain(fight, first, { spec: answer, bonus, target }, thrown, after),
    });
    let last = second;
    let again: Result | null = null;
    let resisted = verdict(second);
    // PE-FATE-2: the side that is beaten may reroll, in turns, until one of them declines.
    while (resisted === true) {
      const better = secondChance(table, first, second, bonus, hangs, { hidden, later, after });
      if (!better) break;
      first = better;
      again = better;
      last = better;
      resisted = verdict(second);
      if (resisted !== false) break;
      const answered = answerBack(table, first, second, bonus, hangs, { hidden, later, after });
      if (!answered) break;
      second = answered;
      last = answered;
      resisted = verdict(second);
    }
    if (meets && after && resisted !== null) {
      settled(table, { first, second, last, again }, after, hangs);
    }
    if (resisted !== null || round >= mostRerolls) {
      return { won: resisted === false, initiator: first, resister: second };
    }
    answer = second.spec;
    first = rollTest(table, first.spec);
    // PE-FUM-1: a Fumble misses whatever the answer would be.
    if (!first.passed && (!needsBoth(table) || isFumbled(first.spec, first))) return lostAlone(first);
  }
}

/**
 * Returns what an answer that does not win leaves of the hit, as a string; `null` where more of it matters, as with the
 * better of two rolls.
 */
function softensOf(fight: Fight, first: Result, answer: TestSpec, after: After): Softens | null {
  if (!mayHide(fight, first.spec.who, answer.who) || failingOf(fight, answer) === 'byDegrees') return null;
  const how = failureWords(fight, answer);
  return (thrown) => `${how(thrown)}/${after(first, thrown, first)}`;
}

/** Whether the die stays hidden from odds until nobody rolls any more. */
const isHidden = ({ matters }: TestSpec): boolean =>
  (matters?.kind === 'attack' || matters?.kind === 'opposed') && matters.hidden;

const rollOf = ({ who, purpose }: TestSpec): Behind => ({ who, purpose });

/**
 * PE-FATE-4, PE-R100: rerolls of an initiator that was beaten. `null` if it does not reroll or keeps its first result.
 */
function secondChance(
  table: Table,
  first: Result,
  second: Result,
  bonus: number,
  hangs: Hangs,
  {
    hidden,
    later,
    after,
  }: { readonly hidden: boolean; readonly later: boolean; readonly after: After | null },
): Result | null {
  const keepsBetter = table.fight.rulings.fateReroll === 'keepBetter';
  const { matters = onlyPass } = first.spec;
  // A reroll does not scatter, so failures of it are all alike.
  // PE-R68, `false`: what is beaten may still be a Critical Hit.
  const last = hangs !== 'besides' && hangs.alone && table.fight.rulings.criticalNeedsHit;
  const of = matters.kind === 'attack' ? leftFor(table.fight, matters, hangs) : matters;
  const behind = hidden ? rollOf(second.spec) : null;
  const beatenBy = { ...standingOf(second), bonus };
  const again: Matters =
    (last || later) && second.passed
      ? { kind: 'again', of, bonus: first.bonus, beatenBy, behind, besides: !last, later }
      : of;
  const beaten = second.passed ? second.degrees : null;
  let best: Result | null = null;
  let now = first;
  while (
    withstands(table.fight, second, bonus, now) === true &&
    fateAfter(table, now.spec, now, now.target.value, {
      beaten,
      inVain: () => hangs !== 'besides' && hangs.alone && initiatorInVain(table.fight, now, second, after),
    })
  ) {
    if (hangs !== 'besides' && !keepsBetter) {
      // The initiator's previous die is void: of everything drawn since, only the resister's answer and `held` matter.
      const { paid } = now.spec;
      const held = (): string => ['again', madeWith(second.spec), paid, hangs.held()].join();
      const answer = {
        of: best ? undefined : rollOf(second.spec),
        words: () => ({ of: (thrown?: Thrown) => JSON.stringify(thrownOf({ ...second, ...thrown })) }),
        goesOn: true,
      } as const;
      table.cross({ since: now.spec.purpose, held, ...(behind ? { keeps: behind } : answer) });
    }
    const rolled = rollTest(table, mattering(now.spec, again), once);
    const other = { ...rolled, spec: { ...rolled.spec, matters: first.spec.matters } };
    if (keepsBetter && now.margin > other.margin) continue;
    now = other;
    best = now;
  }
  return best;
}

/**
 * PE-FATE-2, PE-FATE-4: rerolls of a resister that an initiator's reroll has beaten. `null` if it does not reroll or
 * keeps its previous result.
 */
function answerBack(
  table: Table,
  first: Result,
  second: Result,
  bonus: number,
  hangs: Hangs,
  {
    hidden,
    later,
    after,
  }: { readonly hidden: boolean; readonly later: boolean; readonly after: After | null },
): Result | null {
  const { fight } = table;
  const keepsBetter = fight.rulings.fateReroll === 'keepBetter';
  let best: Result | null = null;
  let now = second;
  while (
    withstands(fight, now, bonus, first) === false &&
    fateAfter(table, now.spec, now, now.target.value, {
      beaten: first.degrees,
      inVain: () =>
        resisterInVain(fight, first, { spec: now.spec, bonus, target: now.target.value }, now, after),
    })
  ) {
    if (hangs !== 'besides' && !keepsBetter) {
      // The resister's previous answer is void. The initiator's result stays hidden if it was; otherwise ways branch by
      // it here.
      const held = (): string => ['back', madeWith(now.spec), first.spec.paid, hangs.held()].join();
      const beatenBy = {
        of: best ? undefined : rollOf(first.spec),
        words: () => ({ of: (thrown?: Thrown) => JSON.stringify(thrownOf({ ...first, ...thrown })) }),
        goesOn: true,
      } as const;
      const behind = hidden ? { keeps: rollOf(first.spec) } : beatenBy;
      table.cross({ since: first.spec.purpose, held, ...behind });
    }
    const behind = hidden ? rollOf(first.spec) : null;
    const matters = {
      kind: 'versus',
      standing: standingOf(first),
      bonus,
      again: maySpendFate(fight, one(fight, first.spec.who)),
      behind,
      softens: behind === null && after ? softensOf(fight, first, now.spec, after) : null,
      later,
    } as const;
    const rolled = rollTest(table, mattering(now.spec, matters), once);
    if (keepsBetter && now.margin > rolled.margin) continue;
    now = rolled;
    best = now;
  }
  return best;
}

/** What of an attack's die still matters for a reroll: targets that are resolved do not count any more. */
function leftFor({ rulings }: Fight, matters: AttackMatters, hangs: Hangs): Matters {
  if (hangs === 'besides') return { ...matters, first: null };
  if (hangs.alone) {
    const fails = rulings.criticalNeedsHit ? 'alike' : matters.fails;
    return { ...matters, first: null, fails, others: () => [] };
  }
  const { left } = hangs;
  return { ...matters, first: null, others: () => matters.others(left) };
}

/** How a test was made, as a string: what still matters of it besides its dice. */
const madeWith = ({ tested, hand, paid }: TestSpec): string => JSON.stringify([tested, hand, paid]);

const thrownOf = ({ passed, degrees, die, dice, margin, automatic }: Result) => [
  passed,
  degrees,
  die,
  dice,
  margin,
  automatic,
];

/** The results of an exchange. `last`: which was rolled last; `again`: the initiator's reroll, if any. */
interface Exchanged {
  readonly first: Result;
  readonly second: Result;
  readonly last: Result;
  readonly again: Result | null;
}

/**
 * Neither side rerolls any more: for odds, only the outcome of the two results matters from here on, and what of the
 * initiator's die the remaining targets meet.
 */
function settled(
  table: Table,
  { first, second, last, again }: Exchanged,
  after: After,
  hangs: Hanging,
): void {
  const { fight } = table;
  table.cross({
    since: first.spec.purpose,
    held: () => madeWith(second.spec) + hangs.held(),
    of: rollOf(last.spec),
    words() {
      const comes = comesOf(fight, first, second, after);
      const asItLies = again ? '' : hangs.leaves?.(null);
      return {
        of(result?: Thrown, other?: Thrown) {
          const mine = (last === first ? result : other) ?? first;
          const theirs = (last === first ? other : result) ?? second;
          const leaves = again ? hangs.leaves?.({ ...again, ...mine }) : asItLies;
          return `${comes(mine, theirs)}/${leaves}`;
        },
      };
    },
  });
}
