import type { Id } from '../../../kernel/json.ts';
import { basicCosts } from '../costs.ts';
import { basicMovement, spendable } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { pay } from '../turn/points.ts';

/** Metres of a turn, and Move actions that add to them (WS-RND-5, WS-BAS-7). */

/** Metres left, plus those that Move actions could still add. */
export function metresAtHand(fight: Fight, who: Combatant): number {
  if (who.movement.cut) return 0;
  const moves = Math.floor(spendable(fight, who, 'ap') / basicCosts.move);
  return who.movement.left + moves * basicMovement(fight, who);
}

/** The number of Move actions needed for so many metres. */
export function movesFor(fight: Fight, who: Combatant, metres: number): number {
  const missing = metres - who.movement.left;
  return missing <= 0 ? 0 : Math.ceil(missing / basicMovement(fight, who));
}

/** WS-BAS-7, WS-BAS-8: adds a multiple of the Basic Movement. */
export function addMetres(table: Table, id: Id, times: number, why: string): void {
  const { fight } = table;
  const who = one(fight, id);
  const left = who.movement.left + times * basicMovement(fight, who);
  table.tell({ fact: 'metres', who: id, left, why });
}

/** Takes Move actions until there are so many metres, as long as AP last; returns whether there are. */
export function buyMetres(table: Table, id: Id, metres: number): boolean {
  const { fight } = table;
  while (one(fight, id).movement.left < metres) {
    const who = one(fight, id);
    // WS-RND-4: AP kept from the last turn (WS-R12) can be spent only in the own turn; a held Move has only its own
    // metres.
    if (who.turn !== 'open') return false;
    if (spendable(fight, who, 'ap') < basicCosts.move || basicMovement(fight, who) === 0) return false;
    pay(table, id, { ap: basicCosts.move }, 'move');
    addMetres(table, id, 1, 'move');
  }
  return true;
}
