import { anchorsBeside } from '../../../battlefield/beside.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { wallBetween } from '../../../battlefield/sight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { combatantWith } from '../copies.ts';
import type { Facts } from '../facts/index.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { standings } from './rules.ts';
import { grounds } from './terrain.ts';

/**
 * SL-CND-3, SL-MSC-7: called before a combatant falls unconscious or prone: if it is a rider or a ridden mount, the
 * rider is placed beside the mount.
 */
export function unseat(table: Table, id: Id, clause: 'SL-CND-3' | 'SL-MSC-7'): void {
  const who = one(table.fight, id);
  const rider = who.ridden === null ? who : one(table.fight, who.ridden);
  if (!rider.riding) return;
  const to = placeOffMount(table.fight, rider);
  table.tell({ fact: 'riding', who: rider.id, riding: null });
  if (to) table.tell({ fact: 'fell', who: rider.id, yards: 1, to, clause });
  for (const each of [rider.id, id]) breakApart(table, each);
}

/**
 * SL-POS-6: the facts that end posture, climbing and being sunk for a combatant that mounts (SL-CLB-1, SL-CLB-3). Told
 * before the `riding` fact.
 */
export function seated(who: Combatant, mount: Combatant, clause: string): readonly Facts[] {
  const ends: Facts[] = [];
  if (who.posture !== 'standing') ends.push({ fact: 'posture', who: who.id, posture: 'standing', clause });
  if (who.climbing) ends.push({ fact: 'climbing', who: who.id, on: false });
  if (who.sunk && !mount.sunk) ends.push({ fact: 'sunk', who: who.id, on: false });
  return ends;
}

/** SL-POS-6: the free cells beside the mount, without a wall between, onto which its rider can get off, row by row. */
export function placesOffMount(fight: Fight, who: Combatant): readonly Cell[] {
  if (!who.riding) return [];
  const mount = one(fight, who.riding.mount);
  const field = fieldOf(fight);
  const occupied = standings(fight, combatantWith(who, { riding: null }));
  return anchorsBeside(field, who.squares, mount.cell, mount.squares).filter(
    (cell) =>
      canStand(field, cell, who.squares, occupied, grounds.walk) &&
      !wallBetween(field, cell, who.squares, mount.cell, mount.squares),
  );
}

/** SL-CND-3, SL-MSC-7: where a rider comes down of whom nobody asks where to: the first of these places; `null`: none. */
export const placeOffMount = (fight: Fight, who: Combatant): Cell | null =>
  placesOffMount(fight, who)[0] ?? null;
