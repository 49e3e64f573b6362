import type { Preview } from '../../../engine/system.ts';
import { listed } from '../../../kernel/phrases.ts';
import type { Choice } from '../../../kernel/port.ts';
import { caughtBy, squaresAround } from '../combat/area.ts';
import { findMeans } from '../combat/means.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';

/** PE-ATK-8: the squares that an attack with an area covers, and a warning of everyone on the same side within them. */
export function areaCovered(fight: Fight, who: Combatant, choice: Choice): Pick<Preview, 'cells' | 'warns'> {
  const aimed = typeof choice.target === 'string' ? fight.combatants[choice.target] : undefined;
  const metres = findMeans(fight, who, choice.with)?.area ?? null;
  // PE-ACT-11: the shots of a burst are for one target each.
  if (!aimed || metres === null || choice.option === 'burst') return {};
  const friends = caughtBy(fight, aimed, metres)
    .map((id) => one(fight, id))
    .filter((each) => each !== aimed && !foes(who, each));
  const cells = squaresAround(fight, aimed, metres);
  if (friends.length === 0) return { cells };
  const names = listed(friends.map(({ sheet }) => sheet.name));
  return { cells, warns: [`${names} ${friends.length === 1 ? 'stands' : 'stand'} in the area, too`] };
}
