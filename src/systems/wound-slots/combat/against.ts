import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { SkillDefense, TargetDefense } from '../defenses.ts';
import type { Checked, CheckSpec } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { combatCheck } from '../roll/combat-check.ts';
import { countsCriticals, swing } from '../roll/criticals.ts';
import { throwOf } from '../roll/dice.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { defenseOf, standsIn } from './defense.ts';

/** Combat checks against a Defense (SL-ATK-7), and defenders who roll (SL-DIC-4, SL-R5). */

/** SL-R5 `always`: whether the defender rolls dice in place of the 10. An immobile Defense is never rolled. */
export const rollsDefense = (fight: Fight, id: Id, which: TargetDefense): boolean =>
  fight.rulings.defenseRolls === 'always' && standsIn(fight, one(fight, id), which) !== 'immobile';

/** A Defense of this value as notes show it: `13`, or where it is rolled `dice and 3` (SL-R5). */
export const defenseWords = (fight: Fight, id: Id, which: TargetDefense, value: number): string =>
  rollsDefense(fight, id, which) ? `dice and ${numeral(value - 10)}` : numeral(value);

/**
 * The natural sum of the defender's wild roll, made after that of the acting side (SL-DIC-5). `most`: if given, only
 * whether the sum exceeds it matters; otherwise the sum itself.
 */
export function rollDefense(table: Table, id: Id, by: Id, which: TargetDefense, most?: number): number {
  const { rulings } = table.fight;
  const critical = countsCriticals(rulings, 'check');
  const { pool, reading } = throwOf(
    rulings,
    'wild',
    most === undefined ? { kind: 'total', critical } : { kind: 'reaches', marks: [most + 1], critical },
  );
  const thrown = table.draw(pool, reading, {
    clause: 'SL-DIC-4',
    for: id,
    purpose: 'defense',
    against: by,
    with: which,
    rulings: [rulingIds.wildDice, rulingIds.defenseRolls],
  });
  if (critical) swing(table, id, by, thrown.critical);
  return thrown.natural;
}

type Against = Omit<Parameters<typeof combatCheck>[3], 'tn' | 'against'>;

/** SL-ATK-7: a Power, Agility, Fortitude or Willpower check against a Defense of `target`. */
export const skillAgainst = (
  table: Table,
  who: Id,
  check: SkillDefense,
  target: Id,
  which: SkillDefense,
  rest: Against,
): Checked =>
  checkAgainst(
    table,
    combatCheck(table.fight, who, check, { ...rest, against: target, tn: null }),
    target,
    which,
  );

/** Makes the check of `spec` against a Defense of `target`, which stands as it is or is rolled (SL-R5). */
export function checkAgainst(table: Table, spec: CheckSpec, target: Id, which: SkillDefense): Checked {
  const { fight } = table;
  const value = (rolled?: number): number => defenseOf(fight, one(fight, target), which, { rolled }).value;
  if (!rollsDefense(fight, target, which)) return makeCheck(table, { ...spec, tn: value() });
  const made = makeCheck(table, { ...spec, exact: true, tn: null });
  const most = made.result - value(0);
  const natural = rollDefense(table, target, spec.who, which, spec.exact ? undefined : most);
  const margin = most - natural;
  const won = margin >= 0;
  const { who, purpose } = spec;
  table.tell({ fact: 'contest', who, against: target, purpose, won, margin, clause: 'SL-DIC-4' });
  return { ...made, passed: won, margin };
}
