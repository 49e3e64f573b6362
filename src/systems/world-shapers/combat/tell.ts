import type { Cell, Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Rolled } from './roll.ts';
import type { AttackSpec } from './types.ts';

/** Tells the result of an attack in one fact. */

interface Result {
  readonly target: Id | null;
  readonly cell: Cell;
  readonly how: 'rolled' | 'object' | 'on-purpose' | 'empty';
  readonly hit: boolean;
  readonly critical?: 'hit' | 'miss' | null;
  readonly rolled?: Rolled;
  readonly prepared?: {
    readonly evasion: Total;
    readonly rulings: readonly string[];
  };
  /** The combatant whom it missed before, if it was redirected. */
  readonly from?: { readonly id: Id; readonly clause: string } | null;
  readonly rulings?: readonly string[];
}

const clauses = { rolled: 'WS-ATK-1', object: 'WS-ATK-2', 'on-purpose': 'WS-ATK-3', empty: 'WS-ADV-13' };

export function tellAttack(table: Table, { who, means }: AttackSpec, result: Result): void {
  const { target, cell, how, hit, critical = null, rolled, prepared, from = null } = result;
  table.tell({
    fact: 'attack',
    who,
    target,
    cell,
    with: means.id,
    words: means.words,
    manner: means.manner,
    how,
    natural: rolled?.natural ?? null,
    bonus: rolled?.bonus ?? null,
    result: rolled?.result ?? null,
    evasion: prepared?.evasion ?? null,
    hit,
    critical,
    redirected: from?.id ?? null,
    clause:
      from?.clause ?? (critical === 'hit' ? 'WS-ATK-9' : critical === 'miss' ? 'WS-ATK-13' : clauses[how]),
    rulings: rulingsOf(table.fight, who, result),
  });
}

function rulingsOf(
  { rulings: table }: Fight,
  who: Id,
  { target, how, rolled, prepared, from, rulings = [], hit }: Result,
): readonly string[] {
  const found = [...rulings];
  if (from) found.push(rulingIds.redirectRoll);
  else found.push(...(prepared?.rulings ?? []));
  if (from?.clause === 'WS-ADV-7' && target === who) found.push(rulingIds.climbSelfRedirect);
  if (how === 'empty') found.push(rulingIds.attackHidden);
  const short = rolled && prepared && rolled.natural === 20 && rolled.result < prepared.evasion.value;
  if (short && hit === table.naturalTwentyAlwaysHits) found.push(rulingIds.naturalTwentyAlwaysHits);
  return found;
}
