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
import type { Critical, Matters, RollKind } from './dice.ts';
import { throwOf } from './dice.ts';
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
  /** The thing it is made with: a weapon, a spell. */
  readonly with?: string | undefined;
  /** What only this check has. */
  readonly terms?: readonly Term[] | undefined;
  /** SL-R27, SL-R31: recovery, consciousness, dying and waking checks know no wounds and no exhaustion. */
  readonly plain?: true | undefined;
  /** What must be reached; `null`: the result is used as it is. */
  readonly tn: number | null;
  /** The result itself matters beyond reaching the TN: damage, margins, yards. */
  readonly exact?: true | undefined;
  /** A critical of this roll moves initiative (SL-ATK-10, SL-R21). */
  readonly criticals?: true | undefined;
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
  ]);
}

/** Rolls a check. */
export function makeCheck(table: Table, spec: CheckSpec): Checked {
  const { fight } = table;
  const bonus = checkBonus(fight, spec);
  // SL-R21 `allWildRolls`: combat checks too; attacks see to their own.
  const swings = spec.kind === 'wild' && !spec.criticals && countsCriticals(fight.rulings, 'check');
  const critical = spec.criticals === true || swings;
  const matters: Matters =
    spec.tn === null || spec.exact
      ? { kind: 'total', critical }
      : { kind: 'reaches', least: spec.tn - bonus.value, critical };
  const ready = throwOf(fight.rulings, spec.kind, matters);
  const thrown = table.draw(ready.pool, ready.reading, whyOf(spec, bonus));
  const result = thrown.natural + bonus.value;
  const passed = spec.tn === null || result >= spec.tn;
  table.tell({
    fact: 'check',
    who: spec.who,
    what: checkName(spec.of),
    purpose: spec.purpose,
    clause: spec.clause,
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
    rulings: [spec.kind === 'wild' ? rulingIds.wildDice : rulingIds.normalDice],
  };
}

/** SL-DIC-2, SL-R1: both sides roll, the acting side first. `margin` is what the acting side is ahead. */
export interface Contest {
  readonly won: boolean;
  readonly margin: number;
  readonly acting: Checked;
  readonly resisting: Checked;
}

const mostRerolls = 20;

export function contest(table: Table, acting: CheckSpec, resisting: CheckSpec): Contest {
  for (let round = 0; ; round++) {
    const one = makeCheck(table, { ...acting, tn: null });
    const other = makeCheck(table, { ...resisting, tn: null });
    const margin = one.result - other.result;
    const { opposedTie } = table.fight.rulings;
    if (margin === 0 && opposedTie === 'reroll' && round < mostRerolls) continue;
    const won = margin > 0 || (margin === 0 && opposedTie === 'actingSide');
    table.tell({
      fact: 'contest',
      who: acting.who,
      against: resisting.who,
      purpose: acting.purpose,
      won,
      margin,
      clause: acting.clause,
    });
    return { won, margin, acting: one, resisting: other };
  }
}
