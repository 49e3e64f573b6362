import { cellAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { SQUARE_X, SQUARE_Y } from '../../../battlefield/grid.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { dice, faceValue } from '../../../kernel/dice.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** Where a disarmed item lands (FS-MAN-6, FS-R42). */

/** All squares next to the loser on which an item can lie, row by row; its own square when there are none. */
export function landingCells(fight: Fight, loser: Combatant): readonly Cell[] {
  const field = fieldOf(fight);
  const own = footprint(field, loser.cell, loser.squares);
  const found: Cell[] = [];
  for (let index = 0; index < field.count; index++) {
    const cell = cellAt(field, index);
    if (metresApart(fight, cell, 1, loser.cell, loser.squares) > 1) continue;
    if (own.some((each) => each.x === cell.x && each.y === cell.y)) continue;
    if (canStand(field, cell, 1)) found.push(cell);
  }
  // A combatant walled in on all sides still drops things.
  return found.length > 0 ? found : [loser.cell];
}

/** The face of a d8 read as a direction: 0 to 7, clockwise from the east. */
const direction: Reading<number> = {
  id: 'direction',
  of: (faces) => faceValue(faces[0] ?? 1) - 1,
  key: (result) => result,
};

/** The square in which the item lands. */
export function landing(table: Table, winner: Id, loser: Combatant, chosen: Cell | null): Cell {
  switch (table.fight.rulings.disarmLanding) {
    case 'targetSquare':
      return loser.cell;
    case 'winnerChooses':
      return chosen ?? loser.cell;
    case 'randomAdjacent': {
      const d = table.draw(dice(1, 8), direction, {
        clause: 'FS-MAN-6',
        for: winner,
        purpose: 'landing',
        against: loser.id,
        rulings: ['FS-R42'],
      });
      return besideAt(table.fight, loser, d);
    }
  }
}

/** The square next to the footprint in this direction; the loser's own square where an item cannot lie there. */
function besideAt(fight: Fight, loser: Combatant, d: number): Cell {
  const far = (step: number): number => (step > 0 ? loser.squares : step);
  const cell = { x: loser.cell.x + far(SQUARE_X[d] ?? 0), y: loser.cell.y + far(SQUARE_Y[d] ?? 0) };
  return canStand(fieldOf(fight), cell, 1) ? cell : loser.cell;
}
