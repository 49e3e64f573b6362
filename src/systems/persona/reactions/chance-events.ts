import type { Cell, Id } from '../../../kernel/json.ts';
import { actionlessBy, movelessBy } from '../judge.ts';
import { engages, inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * The moments that lay somebody open to a Chance Attack (section CHA): plain data for the reactions. Whoever opens one
 * says whom the event provokes by its geometry; whether one of them can and wants to strike is the reaction's affair.
 */

/** PE-CHA-2: an engaged enemy leaves. `from` and `to` are the squares of the step, `flee` brings Advantage (PE-MOVE-11). */
export interface Leaving {
  readonly event: 'leaving';
  readonly who: Id;
  readonly by: readonly Id[];
  readonly from: Cell;
  readonly flee: boolean;
}

/** PE-CHA-3, PE-CHA-5, PE-CHA-4, PE-CHA-6: whom it is about, and whom it provokes. */
interface OtherOpening {
  readonly event: 'rising' | 'firing' | 'failed-grapple' | 'failed-trick';
  readonly who: Id;
  readonly by: readonly Id[];
}

export type ChanceEvent = Leaving | OtherOpening;

/** The names of the windows by their events. */
export const chanceWindows: { readonly [event in ChanceEvent['event']]: string } = {
  leaving: 'leaves-melee',
  rising: 'rises',
  firing: 'fires-in-melee',
  'failed-grapple': 'grapple-failed',
  'failed-trick': 'trick-failed',
};

/** PE-R65: whether what provokes waits until the Chance Attacks are done. */
const interrupts = (fight: Fight): boolean => fight.rulings.chanceTiming === 'interrupt';

/**
 * PE-CHA-7 to PE-CHA-9: whether this one could make a Chance Attack on `foe` at all: no ailment, not held, not Helpless,
 * none made since its last turn, none on this enemy in this round. PE-R1 decides for the surprised. Weapons apart.
 */
export function mayTakeChance(fight: Fight, who: Combatant, foe: Combatant): boolean {
  if (!foes(who, foe) || !conscious(who) || who.ailments.length > 0 || who.heldBy.length > 0) return false;
  if (who.chanceUsed || who.chanceAt.includes(foe.id) || isHidden(foe, who.id)) return false;
  return !who.surprised || fight.rulings.surprisedChanceAttacks;
}

/** PE-MOVE-2: the enemies engaged with this one who could strike at it, in the order of initiative. */
export function engagedWhoMay(fight: Fight, who: Combatant): readonly Id[] {
  const found: Combatant[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (foe !== who && mayTakeChance(fight, foe, who) && engages(fight, foe, who)) found.push(foe);
  }
  return inInitiativeOrder(fight, found).map(({ id }) => id);
}

/**
 * Opens a window for Chance Attacks. Whether what provoked can still go on: its doer is conscious, able, not held where
 * it matters, and still where it was.
 */
export function offerChance(table: Table, event: ChanceEvent): boolean {
  if (event.by.length > 0) table.offer(chanceWindows[event.event], event);
  return stillOn(table.fight, event);
}

/** Whether the event can still happen, or has not become pointless (PE-R65). */
export function stillOn(fight: Fight, event: ChanceEvent): boolean {
  const who = fight.combatants[event.who];
  if (!who || !conscious(who)) return false;
  switch (event.event) {
    case 'failed-grapple':
    case 'failed-trick':
      return true;
    case 'firing':
      return actionlessBy(who) === null;
    case 'rising':
      return movelessBy(fight, who) === null && who.heldBy.length === 0;
    case 'leaving':
      if (!interrupts(fight)) return true;
      return (
        movelessBy(fight, who) === null &&
        who.heldBy.length === 0 &&
        who.cell.x === event.from.x &&
        who.cell.y === event.from.y
      );
  }
}

/**
 * PE-CHA-5, PE-R65: somebody engaged fires a Basic or Heavy weapon. Call it before the shot and after it; only the one
 * that the table plays asks anybody. `false`: the shooter cannot fire any more.
 */
export function offerFiring(table: Table, who: Id, when: 'before' | 'after'): boolean {
  const { fight } = table;
  if (interrupts(fight) !== (when === 'before')) return true;
  return offerChance(table, { event: 'firing', who, by: engagedWhoMay(fight, one(fight, who)) });
}

/** PE-CHA-3, PE-R65: somebody prone rises; the same twice over. */
export function offerRising(table: Table, who: Id, when: 'before' | 'after'): boolean {
  const { fight } = table;
  if (interrupts(fight) !== (when === 'before')) return true;
  return offerChance(table, { event: 'rising', who, by: engagedWhoMay(fight, one(fight, who)) });
}

/**
 * PE-CHA-4, PE-CHA-6, PE-ACT-25: a failed Grapple or Trick: its target, if it is in melee with the one who failed. With this
 * its deed ends: how it failed, by the roll for this `purpose` and all that came of that, matters no more.
 */
export function offerAfterFailure(
  table: Table,
  event: 'failed-grapple' | 'failed-trick',
  purpose: string,
  who: Id,
  target: Id,
): void {
  const { fight } = table;
  const [mover, foe] = [one(fight, who), one(fight, target)];
  if (!engages(fight, foe, mover) || !mayTakeChance(fight, foe, mover)) return;
  table.cross({ since: purpose, held: () => `${event}/${who}/${target}`, over: true });
  offerChance(table, { event, who, by: [target] });
}

export const chanceInterrupts = interrupts;
