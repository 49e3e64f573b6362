import type { Id } from '../../../kernel/json.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { CheckOf } from '../attributes.ts';
import { checkName } from '../attributes.ts';
import { checkTerms } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { countsCriticals, swing } from './criticals.ts';
import type { Critical, RollKind } from './dice.ts';
import { diceTerms, throwOf } from './dice.ts';
import type { Matters } from './matters.ts';
import { standingTerms } from './standing.ts';

/** A check to be made (SL-DIC-1, SL-DIC-2), described completely: `makeCheck` decides nothing by itself. */
export interface CheckSpec {
  readonly who: Id;
  readonly of: CheckOf;
  readonly kind: RollKind;
  readonly clause: string;
  /** What the roll is for, as a constant word. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  /** SL-DIC-2: whether this is the resisting side of an opposed check. */
  readonly resists?: true | undefined;
  /** The weapon or spell it is made with. */
  readonly with?: string | undefined;
  /** Terms that only this check has. */
  readonly terms?: readonly Term[] | undefined;
  /**
   * SL-R27, SL-R31: without the penalties of wounds and exhaustion, as for recovery, consciousness, dying and wake-up
   * checks.
   */
  readonly plain?: true | undefined;
  /** The TN; `null`: none, the result itself is used. */
  readonly tn: number | null;
  /**
   * More than reaching the TN matters: the result itself (`true`), or the number of whole steps of this size by which
   * it differs from the TN (from 0 without a TN).
   */
  readonly exact?: true | number | undefined;
  /** Replaces `exact`: only which of these results, in rising order, is reached matters. */
  readonly marks?: readonly number[] | undefined;
  /** Replaces `exact`: the result itself matters from this one on; lower results are all the same. */
  readonly from?: number | undefined;
  /** SL-ATK-7: whether it is one of the combat checks, whichever dice they use. */
  readonly combat?: true | undefined;
  /** Whether a critical moves initiative (SL-ATK-10, SL-R21). */
  readonly criticals?: true | undefined;
  /** Rulings that affect it, beside those about dice. */
  readonly rulings?: readonly string[] | undefined;
}

/** The result of a check. */
export interface Checked {
  readonly spec: CheckSpec;
  /** Dice plus bonus. */
  readonly result: number;
  readonly bonus: Total;
  readonly passed: boolean;
  /** Result minus TN; 0 without a TN. */
  readonly margin: number;
  readonly critical: Critical;
}

/** Everything added to the dice. Pure: menus, odds and previews use it too. */
export function checkBonus(fight: Fight, spec: CheckSpec): Total {
  const who = one(fight, spec.who);
  return fold([
    ...checkTerms(who.sheet, spec.of),
    ...(spec.terms ?? []),
    ...(spec.plain ? [] : standingTerms(fight, who)),
    ...diceTerms(fight.rulings, spec.kind),
  ]);
}

/** Which natural sums have to be told apart, if `bonus` is added to them. */
function mattersOf({ tn, exact, marks, from }: CheckSpec, bonus: number, critical: boolean): Matters {
  if (marks) return { kind: 'reaches', marks: marks.map((mark) => mark - bonus), critical };
  if (from !== undefined) return { kind: 'from', least: from - bonus, critical };
  if (typeof exact === 'number') return { kind: 'steps', least: (tn ?? 0) - bonus, each: exact, critical };
  if (tn === null || exact) return { kind: 'total', critical };
  return { kind: 'reaches', marks: [tn - bonus], critical };
}

/** The clause that says which dice are rolled (SL-DIC-3, SL-DIC-4, SL-ATK-7). */
const diceClause = ({ kind, combat }: CheckSpec): string =>
  combat ? 'SL-ATK-7' : kind === 'wild' ? 'SL-DIC-4' : 'SL-DIC-3';

/** The rulings that chose the dice, and those of the check. */
const rulingsOf = ({ kind, combat, rulings = [] }: CheckSpec): readonly string[] => [
  kind === 'wild' ? rulingIds.wildDice : rulingIds.normalDice,
  ...(combat ? [rulingIds.rollClass] : []),
  ...rulings,
];

/** The value of `Why.part` for the resisting side of an opposed check. */
export const resisting = 'resisting';

/** Rolls a check, tells it, and moves initiative for a critical if the ruling asks for that. */
export function makeCheck(table: Table, spec: CheckSpec): Checked {
  const { fight } = table;
  const bonus = checkBonus(fight, spec);
  // SL-R21 `allWildRolls`: also for combat checks. Attacks move initiative themselves.
  const swings = spec.kind === 'wild' && !spec.criticals && countsCriticals(fight.rulings, 'check');
  const critical = spec.criticals === true || swings;
  const ready = throwOf(fight.rulings, spec.kind, mattersOf(spec, bonus.value, critical));
  const thrown = table.draw(ready.pool, ready.reading, whyOf(spec, bonus));
  const result = thrown.natural + bonus.value;
  const passed = spec.tn === null || result >= spec.tn;
  table.tell({
    fact: 'check',
    who: spec.who,
    what: checkName(spec.of),
    purpose: spec.purpose,
    clause: spec.clause,
    dice: diceClause(spec),
    bonus,
    result,
    tn: spec.tn,
    passed,
    ...(spec.against === undefined ? {} : { against: spec.against }),
  });
  if (swings) swing(table, spec.who, spec.against ?? null, thrown.critical);
  return {
    spec,
    result,
    bonus,
    passed,
    margin: spec.tn === null ? 0 : result - spec.tn,
    critical: thrown.critical,
  };
}

function whyOf(spec: CheckSpec, total: Total): Why {
  const { clause, who, purpose, against, tn } = spec;
  return {
    clause,
    for: who,
    purpose,
    with: spec.with ?? checkName(spec.of),
    total,
    counts: 'sum',
    ...(tn === null ? {} : { target: tn }),
    ...(against === undefined ? {} : { against }),
    ...(spec.resists ? { part: resisting } : {}),
    rulings: rulingsOf(spec),
  };
}
