import type { Id } from '../../../kernel/json.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import { fumbleFrom } from './dice.ts';
import { failingOf } from './failing.ts';
import { fateAfter, maySpendFate } from './fate.ts';
import { mayHide } from './hidden.ts';
import type { AttackMatters, Behind, Matters, Softens } from './matters.ts';
import { onlyPass, theDie } from './matters.ts';
import { testBonus } from './numbers.ts';
import { settlePanic } from './panic.ts';
import { resists } from './resists.ts';
import type { Result } from './roll.ts';
import { rollTest, standingOf } from './roll.ts';
import type { TestSpec } from './spec.ts';
import { mattering } from './spec.ts';

/** An opposed test (PE-TEST-4). `resister` is `null` when its die was not needed (PE-R11). */
export interface Contest {
  /** The initiator gets what it wanted. */
  readonly won: boolean;
  readonly initiator: Result;
  readonly resister: Result | null;
}

/**
 * What hangs on the initiator's die, and on what was drawn since, besides the contest: nothing more once it is decided, where
 * it stands `alone`. `held`: what its caller has in hand, in one word; asked for only where ways of odds meet.
 */
export interface Hanging {
  readonly alone: boolean;
  held(): string;
  /** Who is met with the same die after this; without it, perhaps all who were at first. */
  readonly left?: readonly Id[];
  /** What of the die matters to them, in a word: of this roll, where it was rolled again. */
  leaves?(again: Result | null): string;
}

/** `besides`: nobody knows. */
export type Hangs = Hanging | 'besides';

export const alone: Hanging = { alone: true, held: () => '' };

/** Who has won is all that goes on from it. */
const nothing: After = () => '';

/** How often a tie or a double failure is rolled again before the resister keeps the upper hand. */
const mostRerolls = 20;

/** Both sides roll, the initiator first; told as a `contest` for the log. */
export function contest(table: Table, initiator: TestSpec, resister: TestSpec): Contest {
  const matters = initiator.matters ?? opposedBy(table.fight, initiator, resister);
  const first = rollTest(table, mattering(initiator, matters));
  const came =
    first.passed || needsBoth(table) ? answerTo(table, first, resister, alone, nothing) : lostAlone(first);
  settle(table, came);
  const { who, purpose, clause } = initiator;
  table.tell({ fact: 'contest', who, against: resister.who, purpose, won: came.won, clause });
  return came;
}

/** PE-R10: whether a tie may come down to the dice, or the degrees say it all. */
function opposedBy(fight: Fight, initiator: TestSpec, resister: TestSpec): Matters {
  const { bothFail, opposedTieBreak } = fight.rulings;
  if (bothFail !== 'initiatorLoses') return theDie;
  const bonusOf = ({ who, tested }: TestSpec): number => testBonus(one(fight, who), tested);
  const even = bonusOf(initiator) === bonusOf(resister);
  const die = opposedTieBreak === 'rawMargin' || (opposedTieBreak === 'bonusLowDieResister' && even);
  return { kind: 'opposed', die, hidden: mayHide(fight, initiator.who, resister.who) };
}

/** PE-R11: whether a failed initiator still waits for the other side. */
const needsBoth = (table: Table): boolean => table.fight.rulings.bothFail !== 'initiatorLoses';

export const lostAlone = (initiator: Result): Contest => ({ won: false, initiator, resister: null });

/** What failures cost on both sides (PE-INJ-12), and what the test means to the Panicked (PE-AIL-19). */
export function settle(table: Table, contest: Contest): void {
  costOfFailure(table, contest.initiator);
  if (contest.resister) costOfFailure(table, contest.resister);
  settleFear(table, contest);
}

/**
 * PE-AIL-19 alone, for those who settle the costs at another time. `against`: whom it was made against, where one roll is
 * met by several.
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
 * The resister's answer to a result on the table, ties broken as the table likes (PE-R10, PE-R11). Whoever stands to
 * lose may pay for a reroll: the resister with its own die, the initiator after the resister has won. `settle` is the
 * caller's.
 */
export function answerTo(
  table: Table,
  initiator: Result,
  resister: TestSpec,
  hangs: Hangs = 'besides',
  after: After | null = null,
): Contest {
  const { fight } = table;
  // PE-TIME-6: the surprised oppose nothing.
  if (one(fight, resister.who).surprised) return { won: initiator.passed, initiator, resister: null };
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
    const verdict = (thrown: Thrown): boolean | null =>
      first.passed
        ? resists(fight.rulings, thrown, bonus, first, first.bonus)
        : thrown.passed || (fight.rulings.bothFail === 'reroll' ? null : thrown.degrees <= first.degrees);
    // PE-FATE-4: an initiator with a point left may roll again, against what the resister has now.
    const mayAgain = maySpendFate(fight, one(fight, first.spec.who));
    const behind = hidden ? rollOf(first.spec) : null;
    const softens = behind === null && after ? softensOf(fight, first, answer, after) : null;
    const matters = first.passed
      ? ({ kind: 'versus', standing, bonus, again: mayAgain, behind, softens, later } as const)
      : theDie;
    let second = rollTest(table, mattering(answer, matters), (thrown) => verdict(thrown) === false);
    let last = second;
    let again: Result | null = null;
    let resisted = verdict(second);
    // PE-FATE-2: whoever is beaten now may roll again, and then the other, until one of them leaves it at that.
    while (resisted === true) {
      const better = secondChance(table, first, second, bonus, hangs, { hidden, later });
      if (!better) break;
      first = better;
      again = better;
      last = better;
      resisted = first.passed ? resists(fight.rulings, second, bonus, first, first.bonus) : true;
      if (resisted !== false) break;
      const answered = answerBack(table, first, second, bonus, hangs, { hidden, later, after });
      if (!answered) break;
      second = answered;
      last = answered;
      resisted = resists(fight.rulings, second, bonus, first, first.bonus);
    }
    if (meets && after && resisted !== null) {
      settled(table, { first, second, last, again }, after, hangs);
    }
    if (resisted !== null || round >= mostRerolls) {
      return { won: resisted === false, initiator: first, resister: second };
    }
    answer = second.spec;
    first = rollTest(table, first.spec);
    if (!first.passed && !needsBoth(table)) return lostAlone(first);
  }
}

/**
 * What an answer that does not hold a blow off leaves of it, in a word; `null` where more than that is looked at, as with
 * the better of two rolls.
 */
function softensOf(fight: Fight, first: Result, answer: TestSpec, after: After): Softens | null {
  if (!mayHide(fight, first.spec.who, answer.who) || failingOf(fight, answer) === 'byDegrees') return null;
  const how = failureWords(fight, answer);
  return (thrown) => `${how(thrown)}/${after(first, thrown, first)}`;
}

/** Whether the die need not show before nobody rolls any more. */
const isHidden = ({ matters }: TestSpec): boolean =>
  (matters?.kind === 'attack' || matters?.kind === 'opposed') && matters.hidden;

const rollOf = ({ who, purpose }: TestSpec): Behind => ({ who, purpose });

/** PE-FATE-4, PE-R100 for an initiator that has been resisted: `null` when it leaves it at that, or keeps what it had. */
function secondChance(
  table: Table,
  first: Result,
  second: Result,
  bonus: number,
  hangs: Hangs,
  { hidden, later }: { readonly hidden: boolean; readonly later: boolean },
): Result | null {
  const keepsBetter = table.fight.rulings.fateReroll === 'keepBetter';
  const { matters = onlyPass } = first.spec;
  // Nothing scatters any more: how this fails is that it fails.
  const last = hangs !== 'besides' && hangs.alone;
  const of = matters.kind === 'attack' ? leftFor(matters, hangs) : matters;
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
    resistsStill(table, now, second, bonus) &&
    fateAfter(table, now.spec, now, now.target.value, beaten)
  ) {
    if (hangs !== 'besides' && !keepsBetter) {
      // The first die is gone: of what was drawn since it fell only the answer matters any more, and what else there is.
      const { paid } = now.spec;
      const held = (): string => ['again', madeWith(second.spec), paid, hangs.held()].join();
      const answer = {
        of: best ? undefined : rollOf(second.spec),
        words: () => ({ of: (thrown?: Thrown) => JSON.stringify(thrownOf({ ...second, ...thrown })) }),
        goesOn: true,
      } as const;
      table.cross({ since: now.spec.purpose, held, ...(behind ? { keeps: behind } : answer) });
    }
    const rolled = rollTest(table, mattering(now.spec, again), () => false);
    const other = { ...rolled, spec: { ...rolled.spec, matters: first.spec.matters } };
    if (keepsBetter && now.margin > other.margin) continue;
    now = other;
    best = now;
  }
  return best;
}

/**
 * PE-FATE-2, PE-FATE-4 for a resister that is beaten by an initiator who has rolled again: `null` when it leaves it at that, or
 * keeps what it had.
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
    resists(fight.rulings, now, bonus, first, first.bonus) === false &&
    fateAfter(table, now.spec, now, now.target.value, first.degrees)
  ) {
    if (hangs !== 'besides' && !keepsBetter) {
      // The answer so far is gone: what it was beaten by stays as hidden as it was, or is told apart now.
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
    const rolled = rollTest(table, mattering(now.spec, matters), () => false);
    if (keepsBetter && now.margin > rolled.margin) continue;
    now = rolled;
    best = now;
  }
  return best;
}

/** What of an attack's die still matters where it is rolled again: whoever is done with does not count any more. */
function leftFor(matters: AttackMatters, hangs: Hangs): Matters {
  if (hangs === 'besides') return { ...matters, first: null };
  if (hangs.alone) return { ...matters, first: null, fails: 'alike', others: () => [] };
  const { left } = hangs;
  return { ...matters, first: null, others: () => matters.others(left) };
}

/**
 * What is left of an exchange once neither side rolls again, in one word, for whoever goes on from there: of the first
 * side's dice and the other's, and of how the first side's were rolled.
 */
export type After = (mine: Thrown, theirs: Thrown, roll: Result) => string;

/** What the answer of the other side still is when dice are forgotten: how it was made, and what it fails by. */
const madeWith = ({ tested, hand, paid }: TestSpec): string => JSON.stringify([tested, hand, paid]);

const thrownOf = ({ passed, degrees, die, dice, margin, automatic }: Result) => [
  passed,
  degrees,
  die,
  dice,
  margin,
  automatic,
];

/** Both results of an exchange; `last`: which was rolled last; `again`: the first, where it was rolled again. */
interface Exchanged {
  readonly first: Result;
  readonly second: Result;
  readonly last: Result;
  readonly again: Result | null;
}

/** Neither side rolls again: of their dice only what comes of them is left, and what of the first others are met with. */
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
      const [howFirst, howSecond] = [failureWords(fight, first.spec), failureWords(fight, second.spec)];
      const asItLies = again ? '' : hangs.leaves?.(null);
      return {
        of(result?: Thrown, other?: Thrown) {
          const mine = (last === first ? result : other) ?? first;
          const theirs = (last === first ? other : result) ?? second;
          const resisted = !mine.passed || resists(fight.rulings, theirs, second.bonus, mine, first.bonus);
          const comes = resisted ? '' : after(mine, theirs, first);
          const leaves = again ? hangs.leaves?.({ ...again, ...mine }) : asItLies;
          return `${resisted}/${howFirst(mine)}/${howSecond(theirs)}/${comes}/${leaves}`;
        },
      };
    },
  });
}

/** Words for how somebody failed. To the unhurt it makes no difference whether they failed or were beaten. */
function failureWords(fight: Fight, spec: TestSpec): (thrown: Thrown) => string {
  const byDegrees = failingOf(fight, spec) === 'byDegrees';
  const counts = byDegrees || Object.keys(one(fight, spec.who).injuries).length > 0;
  return (thrown) => {
    if (thrown.passed) return '';
    const failed = counts ? `failed${byDegrees ? thrown.degrees : ''}` : '';
    return isFumbled(spec, thrown) ? `${failed}!` : failed;
  };
}

const isFumbled = ({ fumbles }: TestSpec, { die }: Thrown): boolean => fumbles === true && die >= fumbleFrom;

const resistsStill = (table: Table, first: Result, second: Result, bonus: number): boolean =>
  !first.passed || resists(table.fight.rulings, second, bonus, first, first.bonus) === true;
