import { heightAt } from '../../../battlefield/field.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { standings } from './rules.ts';
import { chasmAt, faceAt, grounds } from './terrain.ts';

/**
 * SL-CLB-1, SL-CLB-2: the facts of a fall off a face to the nearest ground, where the combatant lies prone. Whoever
 * hangs at the ledge of a chasm (SL-JMP-8) falls to its bottom.
 */
export function fallFacts(fight: Fight, who: Combatant, clause: string): readonly Facts[] {
  const { id, posture } = who;
  const depth = chasmAt(fight, who.cell, who.squares);
  const to = depth > 0 ? who.cell : footOf(fight, who);
  const yards = depth > 0 ? depth : yardsApart(fight, who.cell, 1, to, 1);
  return [
    ...(who.climbing ? [{ fact: 'climbing', who: id, on: false } as const] : []),
    { fact: 'fell', who: id, yards, to, clause },
    ...(posture === 'prone' ? [] : [{ fact: 'posture', who: id, posture: 'prone', clause } as const]),
  ];
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
