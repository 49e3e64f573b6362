import type { Cell, Id } from '../../../kernel/json.ts';
import { passing } from '../contests.ts';
import { reveal } from '../hiding.ts';
import { contest } from '../roll/contest.ts';
import { maySharePlace, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isDown, isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';

/** Moving through an enemy's space (WS-TER-6, WS-R86). */

/**
 * Enemies whose space the mover would enter by this step and that it must pass by a check. Climbers count only through
 * their mount (WS-ADV-5).
 */
export function inTheWay(fight: Fight, mover: Combatant, to: Cell): readonly Id[] {
  return everyone(fight)
    .filter(
      (other) =>
        present(other) &&
        other.mounted === null &&
        foes(other, mover) &&
        !isObject(other) &&
        !isDown(other) &&
        !overlap(other.cell, other.squares, mover.cell, mover.squares) &&
        overlap(other.cell, other.squares, to, mover.squares) &&
        (!maySharePlace(fight, other, mover) || fight.rulings.sharedSpaceRules === 'checkAsEnemy'),
    )
    .map(({ id }) => id);
}

/** Whether the mover passes the enemy; if not, it stays where it is, and WS-R86 decides what that costs. */
export function getsPast(table: Table, id: Id, by: Id, cost: number): boolean {
  const { fight } = table;
  const { won } = contest(table, {
    who: id,
    against: by,
    skills: passing.mine,
    resists: passing.theirs,
    clause: 'WS-TER-6',
    purpose: 'pass',
  });
  // WS-ADV-14, WS-R45: a contest with an enemy reveals.
  reveal(table, id, 'contest');
  if (won) return true;
  const { passThroughFailure } = fight.rulings;
  const paid = passThroughFailure === 'noCost' ? 0 : Math.min(cost, one(fight, id).movement.left);
  table.tell({ fact: 'barred', who: id, by, cost: paid, over: passThroughFailure === 'moveEnds' });
  return false;
}
