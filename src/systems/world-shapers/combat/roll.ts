import type { Why } from '../../../kernel/port.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Matters } from '../roll/dice.ts';
import { throwOf } from '../roll/dice.ts';
import { edgeWhy } from '../roll/edge.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Aimed, Prepared } from './prepare.ts';

/** The die of an attack and its result (WS-ATK-1, WS-ATK-9, WS-ATK-13). */

export const attackPurpose = 'attack';

export interface Rolled {
  /** The kept die. */
  readonly natural: number;
  readonly result: number;
  /** The bonus without the die. */
  readonly bonus: Total;
}

/**
 * Rolls an attack. `onward` is what happens after a miss (WS-R90): `same`: the same total is compared with another
 * Evasion; `new`: another roll, unless this one is a natural 1; `null`: nothing.
 */
export function rollAttack(
  table: Table,
  aimed: Aimed,
  prepared: Prepared,
  onward: 'same' | 'new' | null,
): Rolled {
  const { bonus, weighed, evasion } = prepared;
  const matters = mattersFor(evasion.value - bonus.value, onward);
  const { pool, reading } = throwOf(weighed.dice, weighed.keep, matters);
  const natural = table.draw(pool, reading, whyOf(aimed, prepared));
  return { natural, result: natural + bonus.value, bonus };
}

/**
 * What matters of the die: whether it reaches `least`, and a 20, which is a critical hit. A 1 matters only if it would
 * reach the number, or if a miss could be redirected: it always misses and is not redirected (WS-ATK-13).
 */
const mattersFor = (least: number, onward: 'same' | 'new' | null): Matters => ({
  kind: 'reaches',
  least,
  marks: least <= 1 || onward ? [20, 1] : [20],
  ...(onward === 'same' ? { short: true } : {}),
});

/** Whether the attack hits (WS-ATK-9, WS-R54, WS-ATK-13). */
export function hits({ rulings }: Fight, { natural, result }: Rolled, evasion: number): boolean {
  if (natural === 1) return false;
  return (natural === 20 && rulings.naturalTwentyAlwaysHits) || result >= evasion;
}

/** What is special about the die; nothing about a 20 that misses (WS-R54 `false`). */
export function criticalOf({ natural }: Rolled, hit: boolean): 'hit' | 'miss' | null {
  if (natural === 20 && hit) return 'hit';
  return natural === 1 ? 'miss' : null;
}

function whyOf({ who, target, means }: Aimed, { bonus, weighed, evasion, rulings }: Prepared): Why {
  return {
    clause: 'WS-ATK-1',
    for: who,
    purpose: attackPurpose,
    against: target,
    with: means.id,
    total: bonus,
    target: evasion.value,
    ...edgeWhy(weighed),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}
