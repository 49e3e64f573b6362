import { memory } from '../../../engine/stamps.ts';
import { placesOf } from '../ground.ts';
import { maySharePlace, sharesSpace } from '../space.ts';
import type { Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { nearestFree } from './rules.ts';

const nobodyCrowded = memory<boolean, Fight>(placesOf);

/** Whether a combatant listed earlier is in its space and may not share it. */
function isCrowded(fight: Fight, index: number): boolean {
  const all = everyone(fight);
  const who = all[index];
  if (!who || !present(who) || who.mounted) return false;
  for (let place = 0; place < index; place++) {
    const other = all[place];
    if (other && present(other) && sharesSpace(other, who) && !maySharePlace(fight, other, who)) return true;
  }
  return false;
}

/**
 * WS-TER-5, WS-TER-8: separates combatants in one space that may not share it, for example after the mount of one is
 * gone: the later one is moved to the nearest free place. Called between turns, when nobody is moving.
 */
export function standApart(table: Table): void {
  const { fight } = table;
  if (nobodyCrowded(fight, '', () => everyone(fight).every((_, place) => !isCrowded(fight, place)))) return;
  for (const [index, id] of fight.listing.entries()) {
    const who = one(fight, id);
    const to = isCrowded(fight, index) ? nearestFree(fight, who) : null;
    if (to) table.tell({ fact: 'set-back', who: id, from: who.cell, to });
  }
}
