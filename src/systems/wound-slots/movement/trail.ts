import { anchorsBeside, carriedAlong } from '../../../battlefield/beside.ts';
import { canStand } from '../../../battlefield/occupancy.ts';
import { wallBetween } from '../../../battlefield/sight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { combatantWith } from '../copies.ts';
import { isImmobile } from '../fatigue.ts';
import { fieldOf, sharesSpace, sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { standings } from './rules.ts';
import { surroundings } from './surroundings.ts';
import { grounds } from './terrain.ts';

/** Moving along with somebody: those who are dragged, and those who cling (SL-GRP-2, SL-GRP-4). */

/**
 * The free cell beside `mover` that is nearest to `who`; among equals the one that keeps their relative position.
 * `before`: where the mover was.
 */
function placeBeside(fight: Fight, who: Combatant, mover: Combatant, before: Cell): Cell | null {
  const field = fieldOf(fight);
  const occupied = standings(fight, combatantWith(who, { grappling: [] }));
  const kept = carriedAlong(field, who.cell, before, mover.cell);
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of anchorsBeside(field, who.squares, mover.cell, mover.squares)) {
    if (!canStand(field, cell, who.squares, occupied, grounds.walk)) continue;
    if (wallBetween(field, cell, who.squares, mover.cell, mover.squares, 'effect')) continue;
    const far = yardsApart(fight, who.cell, 1, cell, 1);
    const off = yardsApart(fight, kept, 1, cell, 1);
    if (far * 100 + off < least) {
      least = far * 100 + off;
      best = cell;
    }
  }
  return best;
}

/** A combatant in a grapple, and whom it grapples on the way to the dragging one. */
interface Link {
  readonly id: Id;
  readonly by: Id;
}

/** SL-GRP-4: everyone connected to `id` by grapples, breadth-first. */
export function groupOf(fight: Fight, id: Id): readonly Link[] {
  const found: Link[] = [];
  const known = new Set([id]);
  for (let reached: readonly Id[] = [id]; reached.length > 0; ) {
    const next: Id[] = [];
    for (const by of reached) {
      for (const other of one(fight, by).grappling) {
        if (known.has(other)) continue;
        known.add(other);
        found.push({ id: other, by });
        next.push(other);
      }
    }
    reached = next;
  }
  return found;
}

/**
 * SL-GRP-4: moves the whole grapple along with the dragging combatant, each beside the one that it grapples. Those who
 * find no room are left behind.
 */
export function dragGroup(table: Table, id: Id, before: Cell): void {
  const stood = new Map<Id, Cell>([[id, before]]);
  for (const link of groupOf(table.fight, id)) {
    stood.set(link.id, one(table.fight, link.id).cell);
    const yards = Number.POSITIVE_INFINITY;
    comeAlong(table, link.id, link.by, stood.get(link.by) ?? before, yards, { dragger: id });
  }
  for (const each of stood.keys()) breakApart(table, each);
}

/** The combatant as reactions of a grapple see it: by SL-R76 `grappleReactions` being pinned does not prevent them. */
export const asHolder = ({ rulings }: Fight, who: Combatant): Combatant =>
  rulings.pinned === 'grappleReactions' ? combatantWith(who, { pinnedBy: [] }) : who;

/** SL-GRP-2, SL-CND-8: whether it can move along with somebody by Cling, which takes movement of its own. */
export const canFollow = (fight: Fight, who: Combatant): boolean =>
  who.riding === null && !isImmobile(fight, asHolder(fight, who));

/**
 * Moves a combatant beside the mover if that is at most `most` yards. Returns the yards: 0 if it is beside it already,
 * `null` if there is no room or it is too far.
 */
export function comeAlong(
  table: Table,
  id: Id,
  moverId: Id,
  before: Cell,
  most: number,
  how: 'cling' | { readonly dragger: Id },
): number | null {
  const { fight } = table;
  const [who, mover] = [one(fight, id), one(fight, moverId)];
  const apart = yardsApart(fight, who.cell, sideOf(fight, who), mover.cell, sideOf(fight, mover));
  // A clinging combatant may share the mover's cell, but a dragged one is moved out of the dragger's way.
  const inTheWay = how !== 'cling' && sharesSpace(fight, who, one(fight, how.dragger));
  if ((apart === 1 && !inTheWay) || (apart === 0 && how === 'cling')) return 0;
  // A rider is not pulled along, because its mount is not.
  if (how === 'cling' ? !canFollow(fight, who) : who.riding) return null;
  const to = placeBeside(fight, who, mover, before);
  if (!to) return apart === 0 ? 0 : null;
  const yards = yardsApart(fight, who.cell, 1, to, 1);
  if (yards > most) return null;
  const told = how === 'cling' ? how : 'drag';
  table.tell({ fact: 'moved', who: id, from: who.cell, path: [to], cost: 0, how: told, passing: false });
  surroundings(table, id, false);
  return yards;
}
