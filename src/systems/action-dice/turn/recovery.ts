import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { restoreBody } from '../body/restore.ts';
import { runClocks } from '../body/shock.ts';
import { checkRested, restorePoints } from '../body/vigor.ts';
import { addTerm, giftTerms, vigorRecovery } from '../derived.ts';
import { expire } from '../effects/lasting.ts';
import { isWounded } from '../numbers.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, isUnconscious, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * The Recovery Phase (AD-ENC-8, AD-REC-5 to AD-REC-8): Vigor; Durability, Mana and Health by abilities; the end of
 * being Winded; the clocks of Shock; durations that end.
 */
export function recover(table: Table): void {
  const { fight } = table;
  const recovering = everyone(fight)
    .filter((who) => recovers(fight, who))
    .map(({ id }) => id);
  for (const id of recovering) {
    restorePoints(table, id, 'vigor', vigorRecovery(one(fight, id).sheet), 'recovery', 'AD-REC-6', false);
  }
  for (const id of recovering) recoverBody(table, id);
  for (const id of recovering) checkRested(table, id);
  runClocks(table, true);
  expire(table, true);
  table.tell({ fact: 'round-ended', round: fight.round });
}

/** AD-R70: whether it recovers. */
const recovers = (fight: Fight, who: Combatant): boolean =>
  present(who) && !isObject(who) && !(fight.rulings.recoveryWho === 'consciousOnly' && isUnconscious(who));

type Slow = 'durability' | 'mana' | 'health';

/** AD-REC-7, AD-REC-8, AD-R71: what returns by abilities, as terms; never less than nothing. */
export function slowRecovery(fight: Fight, who: Combatant, pool: Slow): Total {
  const wounded = isWounded(fight, who);
  const clause = pool === 'durability' ? 'AD-REC-7' : 'AD-REC-8';
  const blocked = pool === 'durability' && wounded && fight.rulings.woundedRecovery === 'blocked';
  const terms = [
    ...(who.sheet.recovery[pool] === 0 ? [] : [addTerm(who.sheet.recovery[pool], 'recovery', clause)]),
    ...giftTerms(who.sheet, `${pool}Recovery`, wounded, clause),
  ];
  return fold([
    ...(blocked
      ? terms.map((term) => ({ ...term, off: 'wounded', ruling: rulingIds.woundedRecovery }))
      : terms),
    { value: 0, op: 'atLeast', label: 'never below 0', clause },
  ]);
}

function recoverBody(table: Table, id: Id): void {
  const { fight } = table;
  const amount = (pool: Slow): number => slowRecovery(fight, one(fight, id), pool).value;
  restoreBody(table, id, 'durability', amount('durability'), id, 'recovery', 'AD-REC-7');
  restorePoints(table, id, 'mana', amount('mana'), 'recovery', 'AD-REC-8', false);
  restoreBody(table, id, 'health', amount('health'), id, 'recovery', 'AD-REC-8');
}
