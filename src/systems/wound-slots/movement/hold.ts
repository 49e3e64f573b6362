import { heightAt } from '../../../battlefield/field.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { standings } from './rules.ts';
import { chasmAt, faceAt, grounds } from './terrain.ts';

/** SL-CLB-1, SL-CLB-2: falls off a face to the nearest ground and is prone. */
export function fallOff(table: Table, id: Id, clause: string): void {
  const { fight } = table;
  const who = one(fight, id);
  table.tell({ fact: 'climbing', who: id, on: false });
  const to = footOf(fight, who);
  table.tell({ fact: 'fell', who: id, yards: yardsApart(fight, who.cell, 1, to, 1), to, clause });
  if (one(fight, id).posture !== 'prone') table.tell({ fact: 'posture', who: id, posture: 'prone', clause });
  breakApart(table, id);
}

/** Where a combatant that falls off a face lands: the nearest free cell that is no higher; among equals the lowest. */
function footOf(fight: Fight, who: Combatant): Cell {
  const field = fieldOf(fight);
  const occupied = standings(fight, who);
  const top = heightAt(field, who.cell);
  let best = who.cell;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++) {
      const cell = { x, y };
      const far = yardsApart(fight, who.cell, 1, cell, 1) * 1000 + heightAt(field, cell);
      if (
        far >= least ||
        heightAt(field, cell) > top ||
        faceAt(fight, cell, who.squares) ||
        chasmAt(fight, cell, who.squares) > 0
      )
        continue;
      if (!canStand(field, cell, who.squares, occupied, grounds.walk)) continue;
      best = cell;
      least = far;
    }
  }
  return best;
}
