import { maySharePlace, sharesSpace } from '../space.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { nearestFree } from './rules.ts';

/**
 * WS-TER-5, WS-TER-8: two are in one space that cannot be there together, because what one of them clung to is gone: the
 * later of them is set to the nearest free place. Looked at between turns, when nobody is on its way.
 */
export function standApart(table: Table): void {
  const { fight } = table;
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (!present(who) || who.mounted) continue;
    const earlier = everyone(fight).slice(0, fight.listing.indexOf(id));
    const crowded = earlier.some(
      (other) => present(other) && sharesSpace(other, who) && !maySharePlace(fight, other, who),
    );
    const to = crowded ? nearestFree(fight, who) : null;
    if (to) table.tell({ fact: 'set-back', who: id, from: who.cell, to });
  }
}
