import type { Id } from '../../../kernel/json.ts';
import { flankedBy } from '../combat/flanking.ts';
import { afloat, submerged } from '../combat/water.ts';
import { isExhausted, isHelpless, isImmobile, isStaggered } from '../fatigue.ts';
import { worstOf } from '../levels.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from './events.ts';

/** SL-R67: detects conditions gained or lost by a deed, for readied actions that wait for them (SL-COM-6). */

/** All conditions of a combatant as one string for comparison. */
function stateOf(fight: Fight, who: Combatant): string {
  const marked = (kind: string): boolean => who.marks.some((mark) => mark.kind === kind);
  return [
    who.out,
    worstOf(who.wounds),
    isExhausted(who),
    isStaggered(who),
    who.dying !== null,
    isHelpless(who),
    isImmobile(fight, who),
    who.posture,
    who.grappling.length > 0,
    who.pinnedBy.length > 0,
    conscious(who) && flankedBy(fight, who) !== null,
    who.ignoring.length > 0,
    who.surprised,
    who.defending !== null,
    marked('harried'),
    marked('distracted'),
    who.dashing,
    who.bleeding,
    who.burning,
    who.hobbled,
    who.blinded,
    who.hidden,
    who.poisons.length > 0,
    who.climbing,
    who.sunk,
    afloat(fight, who),
    submerged(fight, who),
    fight.effects.some(({ kind, on }) => kind === 'ward' && on === who.id),
    who.riding?.mount,
    who.riding?.control,
  ].join('/');
}

const waitedFor = (fight: Fight): boolean =>
  fight.rulings.readyEvents === 'standard' &&
  fight.listing.some((id) => {
    const { readied } = one(fight, id);
    return readied !== null && (readied.events.length === 0 || readied.events.includes('condition'));
  });

/**
 * Stores everyone's conditions before a deed. The returned function is called after it and reports those who have
 * changed. Does nothing if no readied action waits for conditions.
 */
export function conditionWatch(before: Fight): (table: Table) => void {
  if (!waitedFor(before)) return () => {};
  const were: { readonly [id: Id]: string } = Object.fromEntries(
    before.listing.map((id) => [id, stateOf(before, one(before, id))]),
  );
  return (table) => {
    const { fight } = table;
    const changed = fight.listing.filter(
      (id) => were[id] !== undefined && were[id] !== stateOf(fight, one(fight, id)),
    );
    for (const id of changed) happened(table, 'condition', id);
  };
}
