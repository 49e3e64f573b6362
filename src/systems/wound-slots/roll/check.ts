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

/** A check to be made (SL-DIC-1, SL-DIC-2). Whoever wants one describes it; nothing about it is decided elsewhere. */
export interface CheckSpec {
  readonly who: Id;
  readonly of: CheckOf;
  readonly kind: RollKind;
  readonly clause: string;
  /** What the roll is, in one constant word. */
  readonly purpose: string;
  readonly against?: Id | undefined;
  /** SL-DIC-2: the other side's check of a contest. */
  readonly resists?: true | undefined;
  /** The thing it is made with: a weapon, a spell. */
  readonly with?: string | undefined;
  /** What only this check has. */
  readonly terms?: readonly Term[] | undefined;
  /** SL-R27, SL-R31: recovery, consciousness, dying and waking checks know no wounds and no exhaustion. */
  readonly plain?: true | undefined;
  /** What must be reached; `null`: the result is used as it is. */
  readonly tn: number | null;
  /**
   * The result matters beyond reaching the TN: itself, or (a number) in whole steps of so many above and below the TN,
   * above and below 0 where there is none.
   */
  readonly exact?: true | number | undefined;
  /** Only these results matter, rising: which of them is reached. In the place of `exact`. */
  readonly marks?: readonly number[] | undefined;
  /** The result itself matters, but only from this one on. In the place of `exact`. */
  readonly from?: number | undefined;
  /** SL-ATK-7: one of the combat checks, whichever dice the table uses for them. */
  readonly combat?: true | undefined;
  /** A critical of this roll moves initiative (SL-ATK-10, SL-R21). */
  readonly criticals?: true | undefined;
  /** Rulings that had a say, beside those of the dice. */
  readonly rulings?: readonly string[] | undefined;
}

/** What a check came to. */
export interface Checked {
  readonly spec: CheckSpec;
  /** Dice and bonus. */
  readonly result: number;
  readonly bonus: Total;
  readonly passed: boolean;
  /** Result less TN; 0 without a TN. */
  readonly margin: number;
  readonly critical: Critical;
}

/** Everything but the dice, pure: menus, odds and previews ask for it too. */
export function checkBonus(fight: Fight, spec: CheckSpec): Total {
  const who = one(fight, spec.who);
  return fold([
    ...checkTerms(who.sheet, spec.of),
    ...(spec.terms ?? []),
    ...(spec.plain ? [] : standingTerms(fight, who)),
    ...diceTerms(fight.rulings, spec.kind),
  ]);
}

/** What of the natural sum matters, `bonus` being all that is added to it. */
function mattersOf({ tn, exact, marks, from }: CheckSpec, bonus: number, critical: boolean): Matters {
  if (marks) return { kind: 'reaches', marks: marks.map((mark) => mark - bonus), critical };
  if (from !== undefined) return { kind: 'from', least: from - bonus, critical };
  if (typeof exact === 'number') return { kind: 'steps', least: (tn ?? 0) - bonus, each: exact, critical };
  if (tn === null || exact) return { kind: 'total', critical };
  return { kind: 'reaches', marks: [tn - bonus], critical };
}

/** The clause that says which dice these are (SL-DIC-3, SL-DIC-4, SL-ATK-7). */
const diceClause = ({ kind, combat }: CheckSpec): string =>
  combat ? 'SL-ATK-7' : kind === 'wild' ? 'SL-DIC-4' : 'SL-DIC-3';

/** The rulings that chose the dice, and whatever else had a say. */
const rulingsOf = ({ kind, combat, rulings = [] }: CheckSpec): readonly string[] => [
  kind === 'wild' ? rulingIds.wildDice : rulingIds.normalDice,
  ...(combat ? [rulingIds.rollClass] : []),
  ...rulings,
];

/** The part of a contest that resists it (`Why.part`). */
export const resisting = 'resisting';

/** Rolls a check. */
export function makeCheck(table: Table, spec: CheckSpec): Checked {
  const { fight } = table;
  const bonus = checkBonus(fight, spec);
  // SL-R21 `allWildRolls`: combat checks too; attacks see to their own.
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
    ...(tn === null ? {} : { target: tn }),
    ...(against === undefined ? {} : { against }),
    ...(spec.resists ? { part: resisting } : {}),
    rulings: rulingsOf(spec),
  };
}
