import { BLOCKED, occupancy } from '../../../battlefield/occupancy.ts';
import { directionAway, push } from '../../../battlefield/push.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';

/**
 * FS-MAN-9: the cell to which a push by `winner` moves `loser`: one square straight away. `null` when there is no room
 * for its whole footprint.
 */
export function pushedTo(fight: Fight, winner: Combatant, loser: Combatant): Cell | null {
  const field = fieldOf(fight);
  const direction = directionAway(field, winner.cell, winner.squares, loser.cell, loser.squares);
  if (direction === null) return null;
  const others = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other !== loser && present(other)) {
      others.push({ cell: other.cell, size: other.squares, standing: BLOCKED } as const);
    }
  }
  const { path, left } = push(field, loser.cell, direction, 1, {
    size: loser.squares,
    occupancy: occupancy(field, others),
  });
  return left === 0 ? (path[0] ?? null) : null;
}
