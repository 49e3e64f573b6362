import { withChanges } from '../../../battlefield/compile.ts';
import type { Door } from '../../../battlefield/doors.ts';
import { doorsNear } from '../../../battlefield/doors.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import { walking } from '../terrain.ts';

/** Doors and windows of the battlefield (WS-BAS-5). */

/** Those within 1 m. */
export const doorsBeside = (fight: Fight, who: Combatant): readonly Door[] =>
  fight.battlefield.walls === undefined ? [] : doorsNear(fieldOf(fight), who.cell, who.squares);

/** All doors and windows with an id. */
export const allDoors = (fight: Fight): readonly { readonly id: string; readonly label: string }[] =>
  fieldOf(fight).walls.flatMap(({ id, kind, label }) =>
    id !== undefined && (kind === 'door' || kind === 'window') ? [{ id, label: label ?? kind }] : [],
  );

/** A door cannot be closed while somebody large stands on both sides of it. */
export function judgeDoor(fight: Fight, door: Pick<Door, 'id' | 'open'>): Refusal | null {
  if (!door.open) return null;
  const doors = { ...fight.changes.doors, [door.id]: false };
  const closed = withChanges(fieldOf(fight), { ...fight.changes, doors });
  const between = everyone(fight).find(
    (who) =>
      present(who) &&
      who.squares > 1 &&
      canStand(fieldOf(fight), who.cell, who.squares, undefined, walking) &&
      !canStand(closed, who.cell, who.squares, undefined, walking),
  );
  return between
    ? refuse('spaceTaken', `${between.sheet.name} stands in the doorway`, 'WS-BAS-5', 'door')
    : null;
}
