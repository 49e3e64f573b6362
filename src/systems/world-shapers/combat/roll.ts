import type { Why } from '../../../kernel/port.ts';
import type { Total } from '../../../kernel/terms.ts';
import type { Matters } from '../roll/dice.ts';
import { throwOf } from '../roll/dice.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { Aimed, Prepared } from './prepare.ts';

/** The die of an attack, and what it says (WS-ATK-1, WS-ATK-9, WS-ATK-13). */

export const attackPurpose = 'attack';

export interface Rolled {
  /** The kept die. */
  readonly natural: number;
  readonly result: number;
  /** Everything but the die. */
  readonly bonus: Total;
}

/**
 * `onward`: what a miss goes on with (WS-R90): with the same total, which is compared with somebody else's Evasion then,
 * or with a roll of its own, unless it is a 1.
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

/** A 20 is a critical hit; a 1 that reaches the number misses all the same, and ends there (WS-ATK-13). */
const mattersFor = (least: number, onward: 'same' | 'new' | null): Matters => ({
  kind: 'reaches',
  least,
  marks: least <= 1 || onward ? [20, 1] : [20],
  ...(onward === 'same' ? { short: true } : {}),
});

/** WS-ATK-9, WS-R54, WS-ATK-13. */
export function hits({ rulings }: Fight, { natural, result }: Rolled, evasion: number): boolean {
  if (natural === 1) return false;
  return (natural === 20 && rulings.naturalTwentyAlwaysHits) || result >= evasion;
}

/** What is special about the die; a 20 that misses (WS-R54 `false`) is nothing. */
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
    ...(weighed.edge ? { edge: weighed.edge } : {}),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}
