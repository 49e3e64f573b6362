import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { feintSpec } from './maneuver-tests.ts';
import { makeTest } from './test.ts';

/**
 * FS-MAN-7: whether a Strike at this foe has the boon of a Feint; uses the Feint up. With `testAtStrike` Deception is
 * tested now, otherwise it was tested when the maneuver was picked.
 */
export function spendFeint(table: Table, who: Id, target: Id): boolean {
  const { feint } = one(table.fight, who);
  if (!feint || feint.at !== target) return false;
  const passed = feint.passed ?? makeTest(table, feintSpec(who, target)).passed;
  table.tell({ fact: 'feint-lost', who, used: passed });
  return passed;
}
